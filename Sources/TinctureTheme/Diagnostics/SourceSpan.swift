/// A stretch of a source file, in bytes of its UTF-8 text. An empty span marks a place between two bytes.
public struct SourceSpan: Hashable, Sendable {
  public let file: SourceMap.FileID
  /// The offset of the first byte.
  public let start: Int32
  /// The offset after the last byte; never less than `start`.
  public let end: Int32

  public init(file: SourceMap.FileID, start: Int32, end: Int32) {
    self.file = file
    self.start = start
    self.end = max(start, end)
  }

  public init(file: SourceMap.FileID, _ range: Range<Int>) {
    self.init(
      file: file, start: Int32(truncatingIfNeeded: range.lowerBound),
      end: Int32(truncatingIfNeeded: range.upperBound))
  }

  /// The span's offsets, to slice `SourceFile.bytes` with.
  public var range: Range<Int> { Int(start)..<Int(end) }
}

extension SourceSpan: Comparable {
  /// Files in the order of their map, then places in the order of the text.
  public static func < (left: SourceSpan, right: SourceSpan) -> Bool {
    (left.file.index, left.start, left.end) < (right.file.index, right.start, right.end)
  }
}
