extension [UInt8] {
  /// Whether a place within a value of several parts, in YAML, stands in a scalar that has quotes.
  ///
  /// - Parameter start: where the value begins.
  func isInQuotes(at place: Int, from start: Int) -> Bool {
    var quote: UInt8?
    // What stands before a scalar, such as a comma, and nothing else, lets a quote begin one.
    var mayBegin = true
    var index = start
    while index < place {
      let byte = self[index]
      if let open = quote {
        if byte == UInt8(ascii: "\\"), open == UInt8(ascii: "\"") {
          index += 1
        } else if byte == open {
          quote = nil
          mayBegin = false
        }
      } else if mayBegin, byte == UInt8(ascii: "\"") || byte == UInt8(ascii: "'") {
        quote = byte
      } else if byte != 0x20, byte != 0x09, byte != 0x0A, byte != 0x0D {
        mayBegin = ":,[{-".utf8.contains(byte)
      }
      index += 1
    }
    return quote != nil
  }
}
