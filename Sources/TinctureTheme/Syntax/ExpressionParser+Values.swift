import Tincture

/// Values of other kinds than colour that are one text.
extension ExpressionParser {
  /// The farthest that a metric may be from 0, in points.
  static let largestMetric = 100_000.0

  /// Reads the whole text as a reference where it is one.
  private mutating func parseReferenceAhead(
    to kind: TokenKind, into syntax: inout ThemeSyntax
  ) throws(ExpressionFault) -> Int32? {
    index = text.skippingSpaces(from: 0)
    guard index < text.count, text[index] == UInt8(ascii: "$") else { return nil }
    return try parseOnlyReference(to: kind, into: &syntax)
  }

  /// Reads the whole text as a value that stands elsewhere.
  mutating func parseOnlyReference(
    to kind: TokenKind, into syntax: inout ThemeSyntax
  ) throws(ExpressionFault) -> Int32 {
    index = text.skippingSpaces(from: 0)
    guard text[index] == UInt8(ascii: "$") else {
      throw ExpressionFault(
        "\(kind.phrase) is expected", at: index..<text.count, help: "write it as \(kind.example)")
    }
    let reference = try parseOperandReference(to: kind, into: &syntax)
    try expectEnd()
    return reference
  }

  /// Reads a reference from the place on.
  mutating func parseOperandReference(
    to kind: TokenKind, into syntax: inout ThemeSyntax
  ) throws(ExpressionFault) -> Int32 {
    let reference = try readReference(to: TokenKinds(kind), &syntax)
    syntax.references.append(reference)
    return syntax.add(
      .init(operation: .reference, first: Int32(syntax.references.count - 1)), at: reference.span)
  }

  // MARK: Metrics

  /// Reads the whole text as a number of points or a reference to one.
  mutating func parseMetric(into syntax: inout ThemeSyntax) throws(ExpressionFault) -> Int32 {
    let metric = try parseMetric(in: text.trimmingSpaces(0..<text.count), into: &syntax)
    try expectEnd()
    return metric
  }

  /// Reads a part of the text as a number of points or a reference to one.
  mutating func parseMetric(
    in range: Range<Int>, into syntax: inout ThemeSyntax
  ) throws(ExpressionFault) -> Int32 {
    index = range.lowerBound
    if !range.isEmpty, text[index] == UInt8(ascii: "$") {
      return try parseOperandReference(to: .metric, into: &syntax)
    }
    let number = try parsePoints(range)
    index = range.upperBound
    return syntax.add(
      .init(operation: .literal, first: syntax.values.metrics.intern(number)), at: place.span(range))
  }

  private func parsePoints(_ range: Range<Int>) throws(ExpressionFault) -> Double {
    let word = text.string(range)
    if let number = Self.number(word) {
      guard abs(number) <= Self.largestMetric else {
        throw ExpressionFault(
          .outOfRange, "a metric lies between -\(Int(Self.largestMetric)) and \(Int(Self.largestMetric))",
          at: range)
      }
      return number == 0 ? 0 : number
    }
    for unit in ["pt", "px", "dp", "sp", "rem", "em", "%"] where word.lowercased().hasSuffix(unit) {
      let digits = String(word.dropLast(unit.count).reversed().drop { $0 == " " }.reversed())
      guard Self.number(digits) != nil else { continue }
      let isPoints = unit == "pt" || unit == "px"
      throw ExpressionFault(
        "a metric is a number of points, without '\(unit)'", at: range,
        help: isPoints ? nil : "write the number of points that it is on an iPhone's screen",
        replacement: isPoints ? digits : nil)
    }
    guard let plain = Self.plainNumber(word) else {
      throw ExpressionFault("a number of points is expected, such as 44", at: range)
    }
    throw ExpressionFault(
      "a number of points is written in digits, with '.' before decimals: \(plain) for \(word)", at: range,
      replacement: plain)
  }

  /// A number that is written as in other languages, such as `1,5`, `1_000`, `+5` and `9e3`, in plain digits.
  private static func plainNumber(_ word: String) -> String? {
    let bytes = word.utf8
    guard bytes.contains(where: \.isDigit), bytes.filter({ $0 == UInt8(ascii: ",") }).count <= 1,
      bytes.allSatisfy({ $0.isDigit || ".,_+-eE".utf8.contains($0) }),
      let number = Double(word.filter { $0 != "_" }.replacing(",", with: ".")), number.isFinite,
      abs(number) <= largestMetric
    else { return nil }
    // One that is all but 0 stays as it is: it has no plain digits.
    let plain = number.plain
    return self.number(plain) == nil || plain == word ? nil : plain
  }

  /// A plain decimal number.
  static func number(_ text: String) -> Double? {
    let digits = text.utf8.first == UInt8(ascii: "-") ? text.utf8.dropFirst() : text.utf8[...]
    guard !digits.isEmpty, digits.allSatisfy({ $0.isDigit || $0 == UInt8(ascii: ".") }) else { return nil }
    return Double(text)
  }

  // MARK: Fonts

  /// Reads the whole text as the name of a text style or a reference to a font.
  mutating func parseFont(into syntax: inout ThemeSyntax) throws(ExpressionFault) -> Int32 {
    if let reference = try parseReferenceAhead(to: .font, into: &syntax) { return reference }
    let range = text.trimmingSpaces(0..<text.count)
    guard let style = ThemeParser.textStyles.first(where: { $0.0 == text.string(range) }) else {
      throw ExpressionFault(
        "there is no text style '\(text.string(range))'", at: range,
        help: Suggestion.phrase(
          Suggestion.nearest(to: text.string(range), among: ThemeParser.textStyles.map(\.0)))
          ?? "a font is written \(TokenKind.font.example)")
    }
    return syntax.add(
      .font(style.1, nil, .system), [CompositeSyntax.missing, CompositeSyntax.missing], at: place.span(range))
  }

  // MARK: Shadows

  /// Reads the whole text as a reference or as `none`.
  mutating func parseShadows(into syntax: inout ThemeSyntax) throws(ExpressionFault) -> Int32 {
    if text.equals("none") { return syntax.add(.shadows([]), [], at: place.span(0..<text.count)) }
    return try parseOnlyReference(to: .shadow, into: &syntax)
  }

  // MARK: Layouts

  /// Reads the whole text as the name of a layout or a reference to one.
  mutating func parseLayout(into syntax: inout ThemeSyntax) throws(ExpressionFault) -> Int32 {
    if let reference = try parseReferenceAhead(to: .layout, into: &syntax) { return reference }
    let range = text.trimmingSpaces(0..<text.count)
    let name = text.string(range)
    guard text[range].isPlainWord, !text[range.lowerBound].isDigit else {
      throw ExpressionFault(
        "a layout is one word, such as list or button", at: range,
        help: "the words that a token's variants have become the cases of one enum in Swift")
    }
    return syntax.add(
      .init(operation: .literal, first: syntax.values.layouts.intern(name)), at: place.span(range))
  }

  // MARK: Images

  /// Reads the whole text as the name of an image, a reference to one, or either of them inverted.
  mutating func parseImage(into syntax: inout ThemeSyntax) throws(ExpressionFault) -> Int32 {
    if let reference = try parseReferenceAhead(to: .image, into: &syntax) { return reference }
    let range = text.trimmingSpaces(0..<text.count)
    guard UnsafeBufferPointer(rebasing: text[range]).hasPrefix("invert(") else {
      return try addImage(range, into: &syntax)
    }
    guard text[range.upperBound - 1] == UInt8(ascii: ")") else {
      throw ExpressionFault(
        "the ')' of 'invert(' is missing", at: range, help: "it is written invert(name)")
    }
    let inner = text.trimmingSpaces(range.lowerBound + 7..<range.upperBound - 1)
    guard !inner.isEmpty else {
      throw ExpressionFault("'invert' needs an image", at: range, help: "it is written invert(name)")
    }
    index = inner.lowerBound
    let image: Int32
    if text[index] == UInt8(ascii: "$") {
      image = try parseOperandReference(to: .image, into: &syntax)
      guard index == inner.upperBound else {
        throw ExpressionFault(
          "'invert' takes one image", at: range, help: "it is written invert(name)")
      }
    } else {
      image = try addImage(inner, into: &syntax)
    }
    return syntax.add(.init(operation: .invertImage, first: image), at: place.span(range))
  }

  private func addImage(
    _ range: Range<Int>, into syntax: inout ThemeSyntax
  ) throws(ExpressionFault) -> Int32 {
    if let odd = text[range].first(where: { "(),".utf8.contains($0) }) {
      throw ExpressionFault(
        "an image's name holds no '\(Character(UnicodeScalar(odd)))'", at: range,
        help: "the only call is invert(name), with one name or reference in it")
    }
    let image = ImageToken(text.string(range))
    return syntax.add(
      .init(operation: .literal, first: syntax.values.images.intern(image)), at: place.span(range))
  }
}
