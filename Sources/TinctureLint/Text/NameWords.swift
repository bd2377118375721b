/// The words of a name, whether it is in camel case, with hyphens, with underscores or with spaces.
struct NameWords {
  private let bytes: ArraySlice<UInt8>
  /// The words in order, as places in the name.
  private(set) var ranges: [Range<Int>] = []

  init(_ bytes: ArraySlice<UInt8>) {
    self.bytes = bytes
    var start = bytes.startIndex
    for index in bytes.indices {
      if Self.isSeparator(bytes[index]) {
        if start < index { ranges.append(start..<index) }
        start = index + 1
      } else if index > start, Self.isUpper(bytes[index]), startsWord(index) {
        ranges.append(start..<index)
        start = index
      }
    }
    if start < bytes.endIndex { ranges.append(start..<bytes.endIndex) }
  }

  /// Whether a capital begins a word: after a small letter or a digit, or as the last of several capitals.
  private func startsWord(_ index: Int) -> Bool {
    if !Self.isUpper(bytes[index - 1]) { return true }
    return index + 1 < bytes.endIndex && Self.isLower(bytes[index + 1])
  }

  /// The words in small letters.
  var lowercased: [String] { ranges.map { String(decoding: bytes[$0], as: UTF8.self).lowercased() } }

  /// Whether one of the words is that word, given in small letters.
  func contains(_ word: StaticString) -> Bool { ranges.contains { Self.equals(bytes[$0], word) } }

  /// Whether the words written together are that word, given in small letters.
  func joinedEquals(_ word: StaticString) -> Bool {
    Self.equals(bytes.lazy.filter { !Self.isSeparator($0) }, word)
  }

  private static func equals(_ bytes: some Sequence<UInt8>, _ word: StaticString) -> Bool {
    word.withUTF8Buffer { bytes.lazy.map { isUpper($0) ? $0 | 0x20 : $0 }.elementsEqual($0) }
  }

  static func isUpper(_ byte: UInt8) -> Bool { byte >= UInt8(ascii: "A") && byte <= UInt8(ascii: "Z") }
  static func isLower(_ byte: UInt8) -> Bool { byte >= UInt8(ascii: "a") && byte <= UInt8(ascii: "z") }
  static func isDigit(_ byte: UInt8) -> Bool { byte >= UInt8(ascii: "0") && byte <= UInt8(ascii: "9") }

  private static func isSeparator(_ byte: UInt8) -> Bool {
    byte == UInt8(ascii: "-") || byte == UInt8(ascii: "_") || byte == 0x20
  }
}
