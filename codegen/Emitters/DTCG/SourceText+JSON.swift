import TinctureTheme

/// Pieces of JSON and of design tokens.
extension SourceText {
  /// Writes a text between quotation marks.
  mutating func appendQuoted(_ text: ArraySlice<UInt8>) {
    append(byte: UInt8(ascii: "\""))
    appendEscaped(text)
    append(byte: UInt8(ascii: "\""))
  }

  mutating func appendQuoted(_ text: String) { appendQuoted(Array(text.utf8)[...]) }

  private mutating func appendEscaped(_ text: ArraySlice<UInt8>) {
    // Hardly any text has anything to escape.
    guard text.contains(where: Self.needsEscape) else { return append(text) }
    for byte in text {
      switch byte {
      case UInt8(ascii: "\""): append(#"\""#)
      case UInt8(ascii: "\\"): append(#"\\"#)
      case UInt8(ascii: "\n"): append(#"\n"#)
      case UInt8(ascii: "\r"): append(#"\r"#)
      case UInt8(ascii: "\t"): append(#"\t"#)
      case _ where Self.needsEscape(byte):
        append(#"\u00"#)
        append(hexByte: byte)
      default: append(byte: byte)
      }
    }
  }

  private static func needsEscape(_ byte: UInt8) -> Bool {
    byte < 0x20 || byte == UInt8(ascii: "\"") || byte == UInt8(ascii: "\\") || byte == 0x7F
  }

  /// Writes a number, rounded to six decimal places, without zeros at its end.
  mutating func append(number: Double) {
    let scaled = Int((number.magnitude * 1_000_000).rounded())
    if number < 0, scaled > 0 { append(byte: UInt8(ascii: "-")) }
    append(decimal: scaled / 1_000_000)
    var rest = scaled % 1_000_000
    guard rest > 0 else { return }
    append(byte: UInt8(ascii: "."))
    var place = 100_000
    while rest > 0 {
      append(byte: UInt8(ascii: "0") + UInt8(rest / place))
      rest %= place
      place /= 10
    }
  }

  /// Writes a number of points as a dimension: the format's pixel is a point of iOS.
  mutating func append(dimension points: Double) {
    append(#"{ "value": "#)
    append(number: points)
    append(#", "unit": "px" }"#)
  }

  /// Writes a token's full name between quotation marks.
  mutating func appendPath(of token: TokenID, in theme: Theme) {
    append(byte: UInt8(ascii: "\""))
    appendPathText(of: token, in: theme)
    append(byte: UInt8(ascii: "\""))
  }

  /// Writes a reference to a token.
  mutating func appendReference(to token: TokenID, in theme: Theme) {
    append(#""{"#)
    appendPathText(of: token, in: theme)
    append(#"}""#)
  }

  /// Writes a token's full name within a text.
  mutating func appendPathText(of token: TokenID, in theme: Theme) {
    appendPath(ofGroup: Int(theme[token].group), theme)
    append(byte: UInt8(ascii: "."))
    appendEscaped(theme.names[theme[token].name])
  }

  private mutating func appendPath(ofGroup group: Int, _ theme: Theme) {
    if let parent = theme.groups[group].parent {
      appendPath(ofGroup: Int(parent), theme)
      append(byte: UInt8(ascii: "."))
    }
    appendEscaped(theme.names[theme.groups[group].name])
  }

  /// Writes the mark by which a file is known to be made from a theme.
  mutating func appendOrigin(of theme: Theme) {
    append(#""generatedFrom": "#)
    appendQuoted(theme.pathInPackage)
  }

  /// Writes a text of several lines as one.
  mutating func append(joining text: ArraySlice<UInt8>) {
    for byte in text { append(byte: byte == UInt8(ascii: "\n") ? UInt8(ascii: " ") : byte) }
  }

  /// Writes a text of several lines, those after the first indented.
  mutating func append(_ text: ArraySlice<UInt8>, depth: Int) {
    var start = text.startIndex
    while let end = text[start...].firstIndex(of: UInt8(ascii: "\n")) {
      append(text[start...end])
      indent(depth)
      start = end + 1
    }
    append(text[start...])
  }
}
