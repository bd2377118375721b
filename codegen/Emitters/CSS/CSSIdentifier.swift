/// Names as CSS writes them.
enum CSSIdentifier {
  /// Appends a theme's name in kebab case, as a part of an identifier that has begun: `secondaryLabel` is
  /// `secondary-label`, and `URLField` is `url-field`.
  ///
  /// Spaces become hyphens; letters of other scripts stay as they are, and what else may not stand in an identifier is
  /// escaped.
  static func append(_ name: ArraySlice<UInt8>, to text: inout [UInt8]) {
    guard name.allSatisfy({ $0 < 0x80 }) else { return append(scalars: name, to: &text) }
    var previous: UInt8 = 0
    for index in name.indices {
      append(name[index], after: previous, before: index + 1 < name.endIndex ? name[index + 1] : 0, to: &text)
      previous = name[index]
    }
  }

  private static func append(scalars name: ArraySlice<UInt8>, to text: inout [UInt8]) {
    let scalars = Array(String(decoding: name, as: UTF8.self).unicodeScalars)
    func byte(_ index: Int) -> UInt8 {
      scalars.indices.contains(index) ? UInt8(exactly: scalars[index].value) ?? 0 : 0
    }
    for (index, scalar) in scalars.enumerated() {
      if scalar.isASCII {
        append(byte(index), after: byte(index - 1), before: byte(index + 1), to: &text)
      } else {
        append(scalar, to: &text)
      }
    }
  }

  /// Appends a name as it is, with what may not stand in an identifier escaped; the whole is an identifier.
  static func appendVerbatim(_ name: String, to text: inout [UInt8]) {
    for (index, scalar) in name.unicodeScalars.enumerated() {
      let isDigit = scalar.value >= 0x30 && scalar.value <= 0x39
      let isEscaped =
        isDigit && (index == 0 || index == 1 && name.hasPrefix("-"))
        || scalar == "-" && (index == 0 && name.utf8.count == 1)
      if isEscaped { appendEscape(scalar, to: &text) } else { append(scalar, to: &text) }
    }
  }

  /// The name of a text style, a trait's term or a size category in kebab case: `xxLarge` is `xx-large`.
  static func kebab(_ name: String) -> String {
    var text: [UInt8] = []
    append(Array(name.utf8)[...], to: &text)
    return String(decoding: text, as: UTF8.self)
  }

  private static func append(_ byte: UInt8, after previous: UInt8, before next: UInt8, to text: inout [UInt8])
  {
    switch byte {
    case 0x61...0x7A, 0x30...0x39, UInt8(ascii: "-"), UInt8(ascii: "_"): text.append(byte)
    case 0x41...0x5A:
      // A capital begins a word after a small letter or a digit, and as the last of several.
      if isSmall(previous) || isCapital(previous) && isSmallLetter(next) {
        text.append(UInt8(ascii: "-"))
      }
      text.append(byte | 0x20)
    case UInt8(ascii: " "): text.append(UInt8(ascii: "-"))
    default: append(Unicode.Scalar(byte), to: &text)
    }
  }

  private static func isSmall(_ byte: UInt8) -> Bool {
    byte >= 0x61 && byte <= 0x7A || byte >= 0x30 && byte <= 0x39
  }
  private static func isCapital(_ byte: UInt8) -> Bool { byte >= 0x41 && byte <= 0x5A }
  private static func isSmallLetter(_ byte: UInt8) -> Bool { byte >= 0x61 && byte <= 0x7A }

  // MARK: Scalars

  private static func append(_ scalar: Unicode.Scalar, to text: inout [UInt8]) {
    if mayStand(scalar) { return text.append(contentsOf: Array(String(scalar).utf8)) }
    // Punctuation may stand behind a backslash as it is.
    if scalar.value > 0x20, scalar.value < 0x7F, !(scalar.value >= 0x30 && scalar.value <= 0x39) {
      text.append(UInt8(ascii: "\\"))
      return text.append(UInt8(scalar.value))
    }
    appendEscape(scalar, to: &text)
  }

  private static func appendEscape(_ scalar: Unicode.Scalar, to text: inout [UInt8]) {
    text.append(contentsOf: "\\\(String(scalar.value, radix: 16)) ".utf8)
  }

  /// Whether a scalar may stand within an identifier (CSS Syntax 3, ident code point).
  private static func mayStand(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.value {
    case 0x2D, 0x30...0x39, 0x41...0x5A, 0x5F, 0x61...0x7A: true
    case 0xB7, 0xC0...0xD6, 0xD8...0xF6, 0xF8...0x37D, 0x37F...0x1FFF: true
    case 0x200C, 0x200D, 0x203F, 0x2040, 0x2070...0x218F, 0x2C00...0x2FEF, 0x3001...0xD7FF: true
    case 0xF900...0xFDCF, 0xFDF0...0xFFFD: true
    default: scalar.value >= 0x10000
    }
  }
}
