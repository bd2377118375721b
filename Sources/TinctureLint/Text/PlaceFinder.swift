import TinctureTheme

/// Finds lines and columns in the files of a report; the lines of each file are looked up once.
struct PlaceFinder {
  private var tables: [String: LineTable] = [:]

  /// A stretch of a file as people count it.
  struct Place {
    let path: String
    let start: SourcePosition
    let end: SourcePosition
  }

  /// Where a span starts and ends.
  mutating func place(of span: SourceSpan, in sources: SourceMap) -> Place {
    let file = sources[span.file]
    let lines = lines(of: file)
    return Place(
      path: file.path, start: lines.position(of: span.range.lowerBound, in: file.bytes),
      end: lines.position(of: span.range.upperBound, in: file.bytes))
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
