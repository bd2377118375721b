/// A place in a text as people count it.
public struct SourcePosition: Hashable, Sendable {
  /// From 1.
  public let line: Int
  /// From 1, in Unicode code points.
  public let column: Int

  package init(line: Int, column: Int) {
    self.line = line
    self.column = column
  }
}

/// Where each line of a text starts. Lines end at a line feed, a carriage return, or both together.
public struct LineTable: Sendable {
  private let starts: [Int32]

  /// Finds the lines of a text in one pass.
  public init(_ bytes: [UInt8]) {
    var starts: [Int32] = [0]
    bytes.withUnsafeBufferPointer { bytes in
      var index = 0
      while index < bytes.count {
        let byte = bytes[index]
        index += 1
        guard byte == UInt8(ascii: "\n") || byte == UInt8(ascii: "\r") else { continue }
        if byte == UInt8(ascii: "\r"), index < bytes.count, bytes[index] == UInt8(ascii: "\n") { index += 1 }
        starts.append(Int32(index))
      }
    }
    self.starts = starts
  }

  /// How many lines there are; a text that ends in a line break has an empty last line.
  public var count: Int { starts.count }

  /// The number of the line that holds a byte offset, from 1.
  public func line(at offset: Int) -> Int {
    var low = 0
    var high = starts.count
    while low < high {
      let middle = (low + high) / 2
      if Int(starts[middle]) <= offset { low = middle + 1 } else { high = middle }
    }
    return low
  }

  /// The bytes of a line (from 1) without its line break.
  public func range(ofLine line: Int, in bytes: [UInt8]) -> Range<Int> {
    let start = Int(starts[line - 1])
    var end = line < starts.count ? Int(starts[line]) : bytes.count
    while end > start, [UInt8(ascii: "\n"), UInt8(ascii: "\r")].contains(bytes[end - 1]) { end -= 1 }
    return start..<end
  }

  /// The line and column of a byte offset; an offset past the end counts as the end.
  public func position(of offset: Int, in bytes: [UInt8]) -> SourcePosition {
    let offset = min(max(offset, 0), bytes.count)
    let line = line(at: offset)
    let start = Int(starts[line - 1])
    var column = 1
    for byte in bytes[start..<offset] where byte & 0xC0 != 0x80 { column += 1 }
    return SourcePosition(line: line, column: column)
  }
}
