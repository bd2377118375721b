/// Reading text as bytes.
extension UnsafeBufferPointer<UInt8> {
  package func equals(_ text: StaticString) -> Bool {
    count == text.utf8CodeUnitCount && hasPrefix(text)
  }

  package func hasPrefix(_ text: StaticString) -> Bool {
    let length = text.utf8CodeUnitCount
    guard count >= length else { return false }
    for index in 0..<length where self[index] != text.utf8Start[index] { return false }
    return true
  }

  /// The first place from `index` on that is not a space or a tab.
  package func skippingSpaces(from index: Int) -> Int {
    var index = index
    while index < count, self[index].isSpace { index += 1 }
    return index
  }

  /// A range without the spaces at its ends.
  package func trimmingSpaces(_ range: Range<Int>) -> Range<Int> {
    var (start, end) = (range.lowerBound, range.upperBound)
    while start < end, self[start].isSpace { start += 1 }
    while end > start, self[end - 1].isSpace { end -= 1 }
    return start..<end
  }

  package func string(_ range: Range<Int>) -> String { String(decoding: self[range], as: UTF8.self) }
}

extension Sequence<UInt8> {
  /// Whether there are only letters, digits, `-` and `_`.
  var isPlainWord: Bool {
    allSatisfy {
      $0.isLetter || $0.isDigit || $0 == UInt8(ascii: "-") || $0 == UInt8(ascii: "_") || $0 >= 0x80
    }
  }
}

extension UInt8 {
  /// A space, a tab or a line break.
  package var isSpace: Bool { self == 0x20 || self == 0x09 || self == 0x0A || self == 0x0D }

  /// `0`...`9`.
  package var isDigit: Bool { self >= UInt8(ascii: "0") && self <= UInt8(ascii: "9") }

  /// An ASCII letter.
  package var isLetter: Bool { self | 0x20 >= UInt8(ascii: "a") && self | 0x20 <= UInt8(ascii: "z") }

  /// `0`...`9`, `a`...`f` or `A`...`F`.
  package var isHexDigit: Bool {
    isDigit || (self | 0x20 >= UInt8(ascii: "a") && self | 0x20 <= UInt8(ascii: "f"))
  }
}
