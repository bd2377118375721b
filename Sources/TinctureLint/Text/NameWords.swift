/// The words of a token's name, in whatever style it is written: `buyButton`, `buy-button` and `BUY_BUTTON` have two.
struct NameWords {
  /// The name's UTF-8. Only letters of ASCII are small or large.
  private let name: ArraySlice<UInt8>

  init(_ name: ArraySlice<UInt8>) {
    self.name = name
  }

  /// Whether one of the words is that word, given in small letters.
  func contains(_ word: StaticString) -> Bool {
    var start = name.startIndex
    while start < name.endIndex {
      var end = start + 1
      while end < name.endIndex, !Self.isSeparator(name[end]), !beginsWord(end) { end += 1 }
      if Self.isSeparator(name[start]) { start += 1 }
      if Self.equals(name[start..<end], word) { return true }
      start = end
    }
    return false
  }

  /// Whether the words written together are that word, given in small letters.
  func joinedEquals(_ word: StaticString) -> Bool {
    Self.equals(name.lazy.filter { !Self.isSeparator($0) }, word)
  }

  private static func equals(_ bytes: some Sequence<UInt8>, _ word: StaticString) -> Bool {
    word.withUTF8Buffer { bytes.lazy.map { isLarge($0) ? $0 | 0x20 : $0 }.elementsEqual($0) }
  }

  private static func isLarge(_ byte: UInt8) -> Bool { byte >= 0x41 && byte <= 0x5A }

  private static func isSeparator(_ byte: UInt8) -> Bool {
    byte == UInt8(ascii: "-") || byte == UInt8(ascii: "_") || byte == UInt8(ascii: " ")
  }

  /// Whether a large letter begins a word: after a small one or a digit, or before a small one (`URLButton`).
  private func beginsWord(_ index: Int) -> Bool {
    guard Self.isLarge(name[index]) else { return false }
    if !Self.isLarge(name[index - 1]) { return true }
    return index + 1 < name.endIndex && name[index + 1] >= 0x61 && name[index + 1] <= 0x7A
  }
}
