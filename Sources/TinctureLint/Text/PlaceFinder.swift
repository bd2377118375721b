import TinctureTheme

/// Finds lines and columns in the files of a report; the lines of each file are looked up once.
struct PlaceFinder {
  private var tables: [String: LineTable] = [:]
  /// The last place that was asked for, from which others on its line are counted.
  private var last: (path: String, offset: Int, position: SourcePosition)?

  /// A stretch of a file as people count it.
  struct Place {
    let path: String
    let start: SourcePosition
    let end: SourcePosition
  }

  /// Where a span starts and ends.
  mutating func place(of span: SourceSpan, in sources: SourceMap) -> Place {
    let file = sources[span.file]
    let start = position(of: span.range.lowerBound, in: file)
    return Place(path: file.path, start: start, end: position(of: span.range.upperBound, in: file))
  }

  private mutating func position(of offset: Int, in file: SourceFile) -> SourcePosition {
    let lines = lines(of: file)
    let offset = min(offset, file.bytes.count)
    let position: SourcePosition
    if let last, last.path == file.path, lines.line(at: offset) == last.position.line {
      let between = file.bytes[min(last.offset, offset)..<max(last.offset, offset)]
      let columns = between.count { $0 & 0xC0 != 0x80 } * (offset < last.offset ? -1 : 1)
      position = SourcePosition(line: last.position.line, column: last.position.column + columns)
    } else {
      position = lines.position(of: offset, in: file.bytes)
    }
    last = (file.path, offset, position)
    return position
  }

  /// The line at a span, with its marker.
  mutating func excerpt(of span: SourceSpan, in sources: SourceMap) -> SourceExcerpt {
    let file = sources[span.file]
    return SourceExcerpt(of: span.range, in: file.bytes, lines: lines(of: file))
  }

  private mutating func lines(of file: SourceFile) -> LineTable {
    if let table = tables[file.path] { return table }
    let table = LineTable(file.bytes)
    tables[file.path] = table
    return table
  }
}
