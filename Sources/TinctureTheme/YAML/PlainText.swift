/// Passing quickly over what most of a text is.
extension UnsafeBufferPointer<UInt8> {
  /// The first place from `index` on that holds a control character, a line break among them, or a byte of a character
  /// beyond ASCII; eight bytes at a time.
  func endOfPlainText(from index: Int) -> Int {
    var index = index
    guard let base = baseAddress else { return count }
    while index + 8 <= count {
      let word = UnsafeRawPointer(base + index).loadUnaligned(as: UInt64.self)
      // The high bit of each byte that is at least 0x80, or, after the subtraction borrows, less than 0x20.
      guard (word | (word &- 0x2020_2020_2020_2020)) & 0x8080_8080_8080_8080 == 0 else { break }
      index += 8
    }
    while index < count, self[index] >= 0x20, self[index] < 0x80 { index += 1 }
    return index
  }

  /// The first byte from `index` on that is no ASCII; eight bytes at a time.
  func endOfASCII(from index: Int) -> Int {
    var index = index
    guard let base = baseAddress else { return count }
    while index + 8 <= count {
      let word = UnsafeRawPointer(base + index).loadUnaligned(as: UInt64.self)
      guard word & 0x8080_8080_8080_8080 == 0 else { break }
      index += 8
    }
    while index < count, self[index] < 0x80 { index += 1 }
    return index
  }
}
