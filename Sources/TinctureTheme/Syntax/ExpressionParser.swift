import TinctureColor

/// Reads one value of a theme that is a text. A colour is a CSS literal, a reference or a call, any of them followed by
/// `/ alpha`.
struct ExpressionParser {
  /// Calls in calls, at most; far beyond what a person writes.
  static let deepestNesting = 32

  let text: UnsafeBufferPointer<UInt8>
  let place: ScalarPlace
  /// The first number that CSS clamps, in bytes of the text.
  private(set) var clamped: Range<Int>?
  var index = 0
  private var depth = 0

  init(_ text: UnsafeBufferPointer<UInt8>, at place: ScalarPlace) {
    self.text = text
    self.place = place
  }

  /// Reads the whole text as one colour and gives its expression's number.
  mutating func parse(into syntax: inout ThemeSyntax) throws(ExpressionFault) -> Int32 {
    if text.first == UInt8(ascii: "#"), let color = RGBAColor(hex: text) {
      return syntax.add(
        .init(operation: .literal, first: syntax.colors.intern(color)), at: place.span(0..<text.count))
    }
    index = text.skippingSpaces(from: 0)
    guard index < text.count else { throw ExpressionFault("a colour is expected", at: 0..<text.count) }
    let expression = try parseColor(&syntax)
    try expectEnd()
    return expression
  }

  /// Reads the whole text as one reference to a token of certain kinds.
  mutating func parseReference(
    to kinds: TokenKinds, into syntax: inout ThemeSyntax
  ) throws(ExpressionFault) -> ReferenceSyntax {
    index = text.skippingSpaces(from: 0)
    guard index < text.count, text[index] == UInt8(ascii: "$") else {
      let section = TokenSection.allCases.first { $0.isTraitAware && kinds.contains($0.kind) } ?? .colors
      let name = section == .fonts ? "body" : "background"
      throw ExpressionFault(
        "a reference such as $\(section.name).\(name) is expected", at: index..<max(index, text.count))
    }
    let reference = try readReference(to: kinds, &syntax)
    try expectEnd()
    return reference
  }

  mutating func expectEnd() throws(ExpressionFault) {
    index = text.skippingSpaces(from: index)
    guard index < text.count else { return }
    switch text[index] {
    case UInt8(ascii: ")"):
      throw ExpressionFault("there is no '(' for this ')'", at: index..<index + 1)
    case UInt8(ascii: ","):
      throw ExpressionFault("one value is expected, and no ',' after it", at: index..<text.count)
    case UInt8(ascii: "*"), UInt8(ascii: "+"), UInt8(ascii: "/"):
      throw ExpressionFault(
        "nothing may follow here, since a theme has no arithmetic", at: index..<text.count,
        help: "write the result as a value of its own")
    default:
      throw ExpressionFault("nothing may follow here", at: index..<text.count)
    }
  }

  // MARK: Colours

  private mutating func parseColor(_ syntax: inout ThemeSyntax) throws(ExpressionFault) -> Int32 {
    depth += 1
    defer { depth -= 1 }
    guard depth <= Self.deepestNesting else {
      throw ExpressionFault(
        .limit, "calls may stand in calls \(Self.deepestNesting) deep", at: index..<text.count)
    }
    index = text.skippingSpaces(from: index)
    let start = index
    let color: Int32
    if index < text.count, text[index] == UInt8(ascii: "$") {
      color = try parseOperandReference(to: .color, into: &syntax)
    } else if let call = try callAhead() {
      color = try parseCall(call, &syntax)
    } else {
      color = try parseLiteral(&syntax)
    }
    index = text.skippingSpaces(from: index)
    guard index < text.count, text[index] == UInt8(ascii: "/") else { return color }
    index += 1
    let alpha = try parseFraction("an opacity")
    return syntax.add(
      .init(operation: .alpha, first: color, amount: alpha), at: place.span(start..<index))
  }

  private mutating func parseLiteral(_ syntax: inout ThemeSyntax) throws(ExpressionFault) -> Int32 {
    let range = text.trimmingSpaces(index..<endOfOperand())
    guard !range.isEmpty else {
      throw ExpressionFault(
        "a colour is expected", at: min(index, text.count - 1)..<min(index + 1, text.count))
    }
    let literal = UnsafeBufferPointer(rebasing: text[range])
    if let fault = quotedLiteral(range) ?? referenceWithoutDollar(range) { throw fault }
    let value: ColorValue
    do throws(ColorSyntaxError) {
      let (color, clamped) = try ColorValue.parse(literal)
      value = color
      self.clamped =
        self.clamped ?? clamped.map { $0.lowerBound + range.lowerBound..<$0.upperBound + range.lowerBound }
    } catch {
      throw ExpressionFault(
        error.message,
        at: error.range.lowerBound + range.lowerBound..<error.range.upperBound + range.lowerBound,
        help: (error.isUnknownName ? suggestion(for: range) : nil) ?? Self.colorHelp)
    }
    index = range.upperBound
    return syntax.add(
      .init(operation: .literal, first: syntax.colors.intern(RGBAColor(value))), at: place.span(range))
  }

  /// `"#fff"` with quotes of its own, within a value.
  private func quotedLiteral(_ range: Range<Int>) -> ExpressionFault? {
    guard let quote = text[range].first, quote == UInt8(ascii: "\"") || quote == UInt8(ascii: "'"),
      range.count > 2,
      text[range.upperBound - 1] == quote
    else { return nil }
    let inner = text.string(range.lowerBound + 1..<range.upperBound - 1)
    return ExpressionFault(
      "quotes stand around a whole value, not around a colour in it", at: range,
      help: "leave these quotes away",
      replacement: inner)
  }

  /// `palette.red` in a call; a whole value is told by the parser of themes.
  private func referenceWithoutDollar(_ range: Range<Int>) -> ExpressionFault? {
    guard depth > 1, TokenSection.allCases.contains(where: { text.string(range).hasPrefix($0.name + ".") })
    else {
      return nil
    }
    let reference = "$" + text.string(range)
    return ExpressionFault(
      .referenceWithoutDollar, "a reference begins with '$': \(reference)", at: range, replacement: reference)
  }

  private static let colorHelp = "a colour is written \"#336699\", rgb(51 102 153) or by its name in CSS"

  /// The CSS colours whose names are near a word.
  private func suggestion(for range: Range<Int>) -> String? {
    Suggestion.phrase(Suggestion.nearest(to: text.string(range), among: ColorValue.cssNames))
  }

  /// The end of what stands before the next `/`, `,` or `)` that is outside parentheses.
  func endOfOperand() -> Int {
    var end = index
    var parentheses = 0
    while end < text.count {
      switch text[end] {
      case UInt8(ascii: "("): parentheses += 1
      case UInt8(ascii: ")"):
        if parentheses == 0 { return end }
        parentheses -= 1
      case UInt8(ascii: "/"), UInt8(ascii: ","):
        if parentheses == 0 { return end }
      default: break
      }
      end += 1
    }
    return end
  }

  // MARK: References

  mutating func readReference(
    to kinds: TokenKinds, _ syntax: inout ThemeSyntax
  ) throws(ExpressionFault) -> ReferenceSyntax {
    let range = text.trimmingSpaces(index..<endOfReference())
    let firstName = Int32(syntax.pathNames.count)
    var start = range.lowerBound + 1
    for end in start...max(start, range.upperBound)
    where end == range.upperBound || text[end] == UInt8(ascii: ".") {
      let name = UnsafeBufferPointer(rebasing: text[start..<end])
      guard let first = name.first, let last = name.last, !first.isSpace, !last.isSpace else {
        throw ExpressionFault(
          "a name is missing in this reference", at: range,
          help: "a reference is written $section.group.token, with one '.' between names")
      }
      guard first != UInt8(ascii: "{") else {
        let inner = text.string(range).filter { $0 != "{" && $0 != "}" }
        throw ExpressionFault(
          .invalidValue, "a reference is written without braces: \(inner)", at: range, replacement: inner)
      }
      syntax.pathNames.append(syntax.names.intern(name))
      start = end + 1
    }
    index = range.upperBound
    return ReferenceSyntax(
      span: place.span(range), kinds: kinds, path: firstName..<Int32(syntax.pathNames.count))
  }

  private func endOfReference() -> Int {
    var end = index
    while end < text.count {
      switch text[end] {
      case UInt8(ascii: "/"), UInt8(ascii: ","), UInt8(ascii: ")"), UInt8(ascii: "("): return end
      default: end += 1
      }
    }
    return end
  }

  // MARK: Calls

  /// The function whose call starts here; nil before a CSS literal.
  private func callAhead() throws(ExpressionFault) -> ColorFunction? {
    var end = index
    while end < text.count, text[end].isLetter || text[end].isDigit || text[end] == UInt8(ascii: "-") {
      end += 1
    }
    guard end > index, end < text.count, text[end] == UInt8(ascii: "(") else { return nil }
    let name = UnsafeBufferPointer(rebasing: text[index..<end])
    if let function = ColorFunction(name) { return function }
    let word = text.string(index..<end)
    let literals = ["rgb", "rgba", "hsl", "hsla", "hwb", "lab", "lch", "oklab", "oklch", "color"]
    if literals.contains(word.lowercased()) { return nil }
    if word == "var" || word == "color-mix" {
      throw ExpressionFault(
        "'\(word)' is a function of CSS that a theme has not", at: index..<end,
        help: word == "var" ? "a reference is written $palette.name" : "write mix(colour, colour, 30%)")
    }
    let names = ColorFunction.allCases.map { "\($0.name)" } + literals
    throw ExpressionFault(
      "there is no function '\(word)'", at: index..<end,
      help: Suggestion.phrase(Suggestion.nearest(to: word, among: names))
        ?? "the functions are \(names.joined(separator: ", "))")
  }

  private mutating func parseCall(
    _ function: ColorFunction, _ syntax: inout ThemeSyntax
  ) throws(ExpressionFault) -> Int32 {
    let start = index
    index += function.name.utf8CodeUnitCount + 1
    let first = try parseColor(&syntax)
    var second: Int32 = 0
    if function.colorCount == 2 {
      guard takeComma() else { throw argumentFault(function, start, "needs a second colour") }
      second = try parseColor(&syntax)
    }
    var amount = 0.0
    switch function.amount {
    case .none: break
    case .fraction(let standard):
      if takeComma() {
        amount = try parseFraction("an amount")
      } else if let standard {
        amount = standard
      } else {
        throw argumentFault(function, start, "needs an amount")
      }
    case .ratio(let standard): amount = takeComma() ? try parseRatio() : standard
    }
    index = text.skippingSpaces(from: index)
    guard index < text.count else {
      throw ExpressionFault(
        "the ')' of '\(function.name)(' is missing", at: start..<text.count,
        help: "it is written \(function.usage)")
    }
    guard text[index] == UInt8(ascii: ")") else {
      throw argumentFault(function, start, "takes no more arguments than \(function.usage)")
    }
    index += 1
    return syntax.add(function.expression(first, second, amount), at: place.span(start..<index))
  }

  private func argumentFault(_ function: ColorFunction, _ start: Int, _ what: String) -> ExpressionFault {
    var end = index
    while end < text.count, text[end] != UInt8(ascii: ")") { end += 1 }
    return ExpressionFault(
      "'\(function.name)' \(what)", at: start..<min(end + 1, text.count),
      help: "it is written \(function.usage)")
  }

  private mutating func takeComma() -> Bool {
    index = text.skippingSpaces(from: index)
    guard index < text.count, text[index] == UInt8(ascii: ",") else { return false }
    index += 1
    return true
  }
}

extension ColorFunction {
  fileprivate func expression(_ first: Int32, _ second: Int32, _ amount: Double) -> ValueExpression {
    switch self {
    case .alpha: .init(operation: .alpha, first: first, amount: amount)
    case .mix: .init(operation: .mix, first: first, second: second, amount: amount)
    case .lighten: .init(operation: .lighten, first: first, amount: amount)
    case .darken: .init(operation: .lighten, first: first, amount: -amount)
    case .invert: .init(operation: .invert, first: first)
    case .readable: .init(operation: .readable, first: first, amount: amount)
    }
  }
}
