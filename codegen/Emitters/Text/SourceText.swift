import TinctureColor

/// Source text as it is written, in UTF-8.
struct SourceText {
  private(set) var bytes: [UInt8] = []

  /// The longest line, which is that of `swift format`'s default configuration.
  static let lineLength = 100

  mutating func reserveCapacity(_ count: Int) { bytes.reserveCapacity(count) }

  // MARK: Lines

  /// Ends a line.
  mutating func line() { bytes.append(UInt8(ascii: "\n")) }

  /// Writes a line, indented by two spaces a level.
  mutating func line(_ text: String, depth: Int) {
    indent(depth)
    append(string: text)
    line()
  }

  mutating func indent(_ depth: Int) {
    bytes.append(contentsOf: repeatElement(UInt8(ascii: " "), count: depth * 2))
  }

  /// Whether a line from a place on is longer than it should be, in characters.
  func hasLongLine(from start: Int) -> Bool {
    // There are never more characters than bytes.
    guard bytes.count - start > Self.lineLength + 1 else { return false }
    var length = 0
    for byte in bytes[start...] {
      if byte & 0xC0 == 0x80 { continue }
      length = byte == UInt8(ascii: "\n") ? 0 : length + 1
      if length > Self.lineLength { return true }
    }
    return false
  }

  /// Takes back what has been written from a place on.
  mutating func removeAll(from start: Int) { bytes.removeSubrange(start...) }

  mutating func insert(_ text: String, at place: Int) { bytes.insert(contentsOf: text.utf8, at: place) }

  mutating func replace(_ range: Range<Int>, with text: String) {
    bytes.replaceSubrange(range, with: text.utf8)
  }

  // MARK: Pieces

  mutating func append(string text: String) { bytes.append(contentsOf: text.utf8) }

  mutating func append(_ text: StaticString) {
    bytes.append(contentsOf: UnsafeBufferPointer(start: text.utf8Start, count: text.utf8CodeUnitCount))
  }

  mutating func append(_ text: ArraySlice<UInt8>) { bytes.append(contentsOf: text) }

  mutating func append(_ text: [UInt8]) { bytes.append(contentsOf: text) }

  mutating func append(byte: UInt8) { bytes.append(byte) }

  /// Writes what a closure appends.
  mutating func append(_ write: (inout [UInt8]) -> Void) { write(&bytes) }

  mutating func append(decimal number: Int) {
    if number >= 10 { append(decimal: number / 10) }
    bytes.append(UInt8(ascii: "0") + UInt8(number % 10))
  }

  /// Writes a number in capital hex digits.
  mutating func append(hex number: UInt64) {
    if number >= 16 { append(hex: number >> 4) }
    append(hexDigit: UInt8(number & 15))
  }

  mutating func append(hexByte byte: UInt8) {
    append(hexDigit: byte >> 4)
    append(hexDigit: byte & 15)
  }

  mutating func append(hexDigit digit: UInt8) {
    bytes.append(digit < 10 ? UInt8(ascii: "0") + digit : UInt8(ascii: "A") + digit - 10)
  }

  mutating func append(_ color: RGBAColor) { color.appendHex(to: &bytes) }

  // MARK: Literals

  /// A text as a string literal of Swift, on one line.
  static func quoted(_ text: String) -> String {
    var result = "\""
    for scalar in text.unicodeScalars {
      switch scalar {
      case "\"": result += "\\\""
      case "\\": result += "\\\\"
      case "\n": result += "\\n"
      case _ where scalar.isPrintable: result.unicodeScalars.append(scalar)
      default: result += "\\u{\(String(scalar.value, radix: 16))}"
      }
    }
    return result + "\""
  }
}

extension StringProtocol {
  /// The text without what may not stand in a comment or a literal.
  var printable: String { String(String.UnicodeScalarView(unicodeScalars.filter(\.isPrintable))) }
}

extension Unicode.Scalar {
  /// Whether a character may stand in a comment or a literal: it neither ends it nor turns the direction of what follows.
  var isPrintable: Bool {
    switch properties.generalCategory {
    case .control, .lineSeparator, .paragraphSeparator, .surrogate: false
    case .format: value == 0x200D
    default: true
    }
  }
}
