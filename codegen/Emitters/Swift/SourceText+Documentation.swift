/// Documentation comments, folded to a width that reads well.
extension SourceText {
  /// Writes a person's text, paragraph by paragraph.
  mutating func documentation(_ text: ArraySlice<UInt8>, depth: Int) {
    if Self.isOneLine(text, depth) {
      indent(depth)
      append("/// ")
      append(text)
      return line()
    }
    let text = String(decoding: text, as: UTF8.self)
    for paragraph in text.split(omittingEmptySubsequences: false, whereSeparator: \.isNewline) {
      let words = paragraph.split { $0 == " " || $0 == "\t" }.map { word in
        Array(word.printable.utf8)[...]
      }
      documentation(words: words, depth: depth)
      if words.isEmpty { line("///", depth: depth) }
    }
  }

  /// Writes words; what follows the first line is indented as far as a bullet reaches.
  mutating func documentation(words: [ArraySlice<UInt8>], bullet: StaticString = "", depth: Int) {
    let room = max(Self.lineLength - 2 * depth - 4, 40)
    var column = 0
    for word in words {
      let width = word.count { $0 & 0xC0 != 0x80 }
      if column > 0, column + 1 + width > room {
        line()
        column = bullet.utf8CodeUnitCount
        indent(depth)
        append("/// ")
        for _ in 0..<column { append(byte: UInt8(ascii: " ")) }
      } else if column == 0 {
        column = bullet.utf8CodeUnitCount
        indent(depth)
        append("/// ")
        append(bullet)
      } else {
        append(byte: UInt8(ascii: " "))
        column += 1
      }
      append(word)
      column += width
    }
    if !words.isEmpty { line() }
  }

  /// Whether a text stays as it is: printable ASCII with single spaces, on one line.
  private static func isOneLine(_ text: ArraySlice<UInt8>, _ depth: Int) -> Bool {
    guard let first = text.first, text.count <= lineLength - 2 * depth - 4, first != UInt8(ascii: " ") else {
      return false
    }
    var previous = first
    for byte in text {
      guard byte >= 0x20, byte < 0x7F, byte != 0x20 || previous != 0x20 else { return false }
      previous = byte
    }
    return previous != UInt8(ascii: " ")
  }
}
