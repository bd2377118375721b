extension ColorValue {
  /// Reads a colour of CSS Color 4: hex digits, a name, or `rgb() rgba() hsl() hsla() hwb() lab() lch() oklab() oklch()
  /// color()`, in the modern and, where there is one, the legacy syntax. Letter case and spaces at the ends do not count.
  ///
  /// Values are clamped where CSS clamps them as it reads: components of `rgb()`, opacities, lightnesses, and chroma and
  /// saturation at 0. `currentcolor` and system colours have no value by themselves, and are refused.
  public init(parsing text: UnsafeBufferPointer<UInt8>) throws(ColorSyntaxError) {
    self = try Self.parse(text).color
  }

  /// Reads a colour, and tells the first argument that CSS clamps, in bytes of the text.
  package static func parse(
    _ text: UnsafeBufferPointer<UInt8>
  ) throws(ColorSyntaxError) -> (color: ColorValue, clamped: Range<Int>?) {
    var parser = ColorParser(text)
    let color = try parser.parse()
    return (color, parser.clamped)
  }

  /// Reads a colour of CSS Color 4 from a string.
  public init(parsing text: String) throws(ColorSyntaxError) {
    let bytes = Array(text.utf8)
    let result = bytes.withUnsafeBufferPointer { bytes in
      Result { () throws(ColorSyntaxError) in try ColorValue(parsing: bytes) }
    }
    self = try result.get()
  }
}

/// Reads one colour of CSS.
struct ColorParser {
  /// The first argument outside of its bounds.
  private(set) var clamped: Range<Int>?
  private var scanner: ColorScanner

  init(_ text: UnsafeBufferPointer<UInt8>) {
    scanner = ColorScanner(text)
  }

  mutating func parse() throws(ColorSyntaxError) -> ColorValue {
    scanner.skipSpaces()
    guard !scanner.isAtEnd else {
      throw ColorSyntaxError("a colour is expected, and the text is empty", at: 0..<scanner.text.count)
    }
    let color = scanner.byte == UInt8(ascii: "#") ? try parseHex() : try parseWord()
    scanner.skipSpaces()
    guard scanner.isAtEnd else {
      throw ColorSyntaxError(
        "the colour ends before this, and nothing may follow it", at: scanner.index..<scanner.text.count)
    }
    return color
  }

  private mutating func parseHex() throws(ColorSyntaxError) -> ColorValue {
    let start = scanner.index
    scanner.index += 1
    let word = scanner.takeWord()
    if let color = HexColor.read(scanner.slice(start..<word.upperBound)) { return color.colorValue }
    if let bad = word.first(where: { HexColor.digit(scanner.text[$0]) == nil }) {
      let end = scanner.text[bad] < 0x80 ? bad + 1 : word.upperBound
      throw ColorSyntaxError(
        "'\(scanner.string(bad..<end))' is no hex digit; 0 to 9 and a to f are", at: bad..<end)
    }
    throw ColorSyntaxError(
      "a hex colour has 3, 4, 6 or 8 digits, not \(word.count)", at: start..<word.upperBound)
  }

  private mutating func parseWord() throws(ColorSyntaxError) -> ColorValue {
    let word = scanner.takeWord()
    guard !word.isEmpty else {
      let found = scanner.found()
      throw ColorSyntaxError(
        "a colour is expected: a name, '#' and hex digits, or a function such as rgb(); not '\(scanner.string(found))'",
        at: found)
    }
    if scanner.byte == UInt8(ascii: "("), !scanner.isAtEnd {
      scanner.index += 1
      return try parseFunction(named: word)
    }
    if let color = NamedColor.color(named: scanner.slice(word)) { return color }
    throw wordError(word)
  }

  private func wordError(_ word: Range<Int>) -> ColorSyntaxError {
    let text = scanner.string(word)
    let lower = text.lowercased()
    if lower == "currentcolor" {
      return ColorSyntaxError("'\(text)' is the colour of the text around, which is not known here", at: word)
    }
    if ColorFunctionSyntax(name: scanner.slice(word)) != nil {
      return ColorSyntaxError("a '(' is expected after '\(text)'", at: word)
    }
    let digits = lower.hasPrefix("0x") ? lower.dropFirst(2) : lower[...]
    if [3, 4, 6, 8].contains(digits.utf8.count), digits.utf8.allSatisfy({ HexColor.digit($0) != nil }) {
      return ColorSyntaxError("a hex colour begins with '#': '#\(digits)'", at: word)
    }
    return ColorSyntaxError("'\(text)' is no colour of CSS", at: word, isUnknownName: true)
  }

  // MARK: Functions

  private mutating func parseFunction(named word: Range<Int>) throws(ColorSyntaxError) -> ColorValue {
    guard let function = ColorFunctionSyntax(name: scanner.slice(word)) else {
      throw ColorSyntaxError(
        "'\(scanner.string(word))' is no colour function; rgb, hsl, hwb, lab, lch, oklab, oklch and color are",
        at: word,
        isUnknownName: true)
    }
    let syntax = function == .color ? try parseSpaceName(word) : function
    var arguments = Arguments(syntax: syntax, name: scanner.string(word), start: word.lowerBound)
    for number in 0..<3 {
      if number > 0 { try parseSeparator(&arguments) }
      arguments.values[number] = try parseComponent(number, arguments)
      arguments.count += 1
    }
    try parseAlpha(&arguments)
    guard scanner.take(UInt8(ascii: ")")) else { throw endError(arguments) }
    clamped = arguments.clamped
    return try arguments.color()
  }

  private mutating func parseSpaceName(_ word: Range<Int>) throws(ColorSyntaxError) -> ColorFunctionSyntax {
    scanner.skipSpaces()
    let name = scanner.takeWord()
    if let syntax = ColorFunctionSyntax(space: scanner.slice(name)) { return syntax }
    let spaces = "srgb, srgb-linear, display-p3, a98-rgb, prophoto-rgb, rec2020, xyz, xyz-d50 or xyz-d65"
    guard !name.isEmpty else {
      throw ColorSyntaxError(
        "the name of a space is expected: \(spaces)", at: scanner.found())
    }
    throw ColorSyntaxError("'\(scanner.string(name))' is no space of color(); it takes \(spaces)", at: name)
  }

  /// Takes what stands between two components: a comma in the legacy syntax, a space in the modern one.
  private mutating func parseSeparator(_ arguments: inout Arguments) throws(ColorSyntaxError) {
    let before = scanner.index
    scanner.skipSpaces()
    let hasComma = scanner.byte == UInt8(ascii: ",") && !scanner.isAtEnd
    if arguments.isLegacy == nil {
      if hasComma, !arguments.syntax.hasLegacyForm {
        throw ColorSyntaxError(
          "'\(arguments.name)' takes spaces between its components, not commas",
          at: scanner.index..<scanner.index + 1)
      }
      arguments.isLegacy = hasComma
    }
    guard arguments.isLegacy == hasComma else {
      if scanner.isAtEnd || scanner.byte == UInt8(ascii: ")") || scanner.byte == UInt8(ascii: "/") {
        throw countError(arguments)
      }
      throw ColorSyntaxError(
        "commas stand between all components or none", at: scanner.found())
    }
    if hasComma {
      scanner.index += 1
    } else if before == scanner.index, !scanner.isAtEnd, scanner.byte != UInt8(ascii: ")"),
      scanner.byte != UInt8(ascii: "/")
    {
      throw ColorSyntaxError("a space is expected between components", at: scanner.found())
    }
  }

  private func countError(_ arguments: Arguments) -> ColorSyntaxError {
    let end = min(scanner.index + 1, scanner.text.count)
    let found = arguments.count == 0 ? "are none" : arguments.count == 1 ? "is one" : "are \(arguments.count)"
    return ColorSyntaxError(
      "'\(arguments.name)' takes three components, and here \(found)", at: arguments.start..<end)
  }

  private mutating func parseComponent(
    _ number: Int, _ arguments: Arguments
  ) throws(ColorSyntaxError) -> Arguments.Value {
    scanner.skipSpaces()
    let start = scanner.index
    guard let value = scanner.takeNumber() else {
      let found = scanner.found()
      if scanner.isAtEnd || scanner.byte == UInt8(ascii: ")") || scanner.byte == UInt8(ascii: "/") {
        throw countError(arguments)
      }
      let word = scanner.takeWord()
      if scanner.slice(word).equalsIgnoringCase("none") {
        if arguments.isLegacy == true {
          throw ColorSyntaxError("'none' cannot stand between commas", at: word)
        }
        return .missing(word)
      }
      throw ColorSyntaxError(
        "a number or a percentage is expected, not '\(scanner.string(found))'", at: found)
    }
    return try parseUnit(of: value, start, number, arguments)
  }

  private mutating func parseUnit(
    of value: ColorScanner.Decimal, _ start: Int, _ number: Int, _ arguments: Arguments
  ) throws(ColorSyntaxError) -> Arguments.Value {
    let isHue = arguments.syntax.space.components[number].role == .hue
    if scanner.byte == UInt8(ascii: "%"), !scanner.isAtEnd {
      scanner.index += 1
      guard !isHue else {
        throw ColorSyntaxError(
          "a hue is a number of degrees or an angle, not a percentage", at: start..<scanner.index)
      }
      return .percentage(value.hundredth, start..<scanner.index)
    }
    let unit = scanner.takeWord()
    if unit.isEmpty {
      if scanner.byte == UInt8(ascii: "."), !scanner.isAtEnd {
        let found = scanner.found()
        throw ColorSyntaxError(
          "'\(scanner.string(start..<found.upperBound))' is no number", at: start..<found.upperBound)
      }
      return .number(arguments.syntax.component(number, number: value), start..<scanner.index)
    }
    let perUnit: Double? =
      if scanner.slice(unit).equalsIgnoringCase("deg") {
        1
      } else if scanner.slice(unit).equalsIgnoringCase("grad") {
        0.9
      } else if scanner.slice(unit).equalsIgnoringCase("rad") {
        PlatformMath.degrees
      } else if scanner.slice(unit).equalsIgnoringCase("turn") {
        360
      } else {
        nil
      }
    guard isHue else {
      throw ColorSyntaxError(
        "'\(scanner.string(start..<unit.upperBound))' is no number", at: start..<unit.upperBound)
    }
    guard let perUnit else {
      throw ColorSyntaxError(
        "'\(scanner.string(unit))' is no unit of angles; deg, grad, rad and turn are", at: unit)
    }
    return .number(value.value * perUnit, start..<scanner.index)
  }

  private mutating func parseAlpha(_ arguments: inout Arguments) throws(ColorSyntaxError) {
    scanner.skipSpaces()
    let separator = scanner.index
    let isLegacy = arguments.isLegacy == true
    let found = scanner.byte
    guard !scanner.isAtEnd, found == UInt8(ascii: "/") || found == UInt8(ascii: ",") else { return }
    if isLegacy != (found == UInt8(ascii: ",")) {
      throw ColorSyntaxError(
        isLegacy
          ? "with commas, a ',' stands before the opacity, not '/'"
          : "a '/' stands before the opacity, not ','",
        at: separator..<separator + 1)
    }
    scanner.index += 1
    scanner.skipSpaces()
    let start = scanner.index
    guard let value = scanner.takeNumber() else {
      let word = scanner.takeWord()
      if !isLegacy, scanner.slice(word).equalsIgnoringCase("none") {
        arguments.alpha = .missing(word)
        return
      }
      scanner.index = start
      let found = scanner.found()
      throw ColorSyntaxError(
        "an opacity is expected after '\(isLegacy ? "," : "/")': a number from 0 to 1, or a percentage",
        at: start == scanner.text.count ? separator..<separator + 1 : found)
    }
    if scanner.byte == UInt8(ascii: "%"), !scanner.isAtEnd {
      scanner.index += 1
      arguments.alpha = .percentage(value.hundredth, start..<scanner.index)
    } else {
      let rest = scanner.takeWord()
      guard rest.isEmpty else {
        throw ColorSyntaxError(
          "'\(scanner.string(start..<rest.upperBound))' is no number", at: start..<rest.upperBound)
      }
      arguments.alpha = .number(value.value, start..<scanner.index)
    }
  }

  private func endError(_ arguments: Arguments) -> ColorSyntaxError {
    guard !scanner.isAtEnd else {
      return ColorSyntaxError(
        "the ')' of '\(arguments.name)(' is missing", at: arguments.start..<scanner.text.count)
    }
    let found = scanner.found()
    if arguments.isLegacy != true, found.count > 0, scanner.text[found.lowerBound] != UInt8(ascii: ";"),
      arguments.alpha == nil
    {
      return ColorSyntaxError(
        "'\(arguments.name)' takes three components; a '/' stands before an opacity", at: found)
    }
    return ColorSyntaxError("a ')' is expected, not '\(scanner.string(found))'", at: found)
  }
}
