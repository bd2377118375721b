/// Where a scalar's text stands in the source.
struct ScalarPlace {
  /// The scalar as written, its quotes included.
  let whole: SourceSpan
  /// The offset of the text's first byte; nil where escapes or line breaks make text and source differ.
  private let base: Int32?

  init(_ whole: SourceSpan, style: YAMLTree.ScalarStyle, textCount: Int) {
    self.whole = whole
    switch style {
    case .plain: base = whole.range.count == textCount ? whole.start : nil
    case .singleQuoted, .doubleQuoted: base = whole.range.count == textCount + 2 ? whole.start + 1 : nil
    case .literal, .folded: base = nil
    }
  }

  /// The place of some of the text; the whole scalar where that cannot be told.
  func span(_ range: Range<Int>) -> SourceSpan {
    guard let base else { return whole }
    return SourceSpan(
      file: whole.file, start: base + Int32(range.lowerBound), end: base + Int32(range.upperBound))
  }
}
