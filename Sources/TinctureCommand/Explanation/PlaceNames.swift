import TinctureTheme

/// Says where something is written, as `path:line:column`.
struct PlaceNames {
  private let sources: SourceMap
  private let lines: [LineTable]

  init(_ sources: SourceMap) {
    self.sources = sources
    lines = sources.files.map { LineTable($0.bytes) }
  }

  /// The file, line and column of the start of a span.
  func place(of span: SourceSpan) -> (path: String, position: SourcePosition) {
    let file = sources[span.file]
    return (
      file.path, lines[Int(span.file.index)].position(of: span.range.lowerBound, in: file.bytes)
    )
  }

  func text(_ span: SourceSpan) -> String {
    let (path, position) = place(of: span)
    return "\(path):\(position.line):\(position.column)"
  }

  /// Several places of one file, of which all but the first go without its path.
  func text(_ spans: [SourceSpan]) -> String {
    var last: SourceMap.FileID?
    return spans.map { span in
      defer { last = span.file }
      guard span.file == last else { return text(span) }
      let (_, position) = place(of: span)
      return "\(position.line):\(position.column)"
    }.joined(separator: ", ")
  }

  /// What is written at a span, on one line.
  func written(_ span: SourceSpan) -> String {
    let text = String(decoding: sources[span.file].bytes[span.range], as: UTF8.self)
    return text.split(whereSeparator: \.isWhitespace).joined(separator: " ")
  }
}
