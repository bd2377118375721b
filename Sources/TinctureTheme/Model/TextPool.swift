/// A stretch of a `TextPool`.
package struct TextRange: Hashable, Sendable {
  package let start: Int32
  package let count: Int32
}

/// Texts of a theme, one after the other in one buffer, each made a `String` only when it is shown.
package struct TextPool: Sendable {
  package private(set) var bytes: [UInt8] = []

  package init() {}

  /// Keeps a text.
  package mutating func add(_ text: some Collection<UInt8>) -> TextRange {
    let start = Int32(bytes.count)
    bytes.append(contentsOf: text)
    return TextRange(start: start, count: Int32(bytes.count) - start)
  }

  package subscript(range: TextRange) -> ArraySlice<UInt8> {
    bytes[Int(range.start)..<Int(range.start + range.count)]
  }

  package func string(_ range: TextRange) -> String { String(decoding: self[range], as: UTF8.self) }
}
