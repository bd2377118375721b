/// A theme that shows what a rule means; it documents the rule and tests it.
package struct RuleExample: Sendable {
  /// The theme's text, with markers.
  package let markedText: String

  package init(_ markedText: String) {
    self.markedText = markedText
  }

  /// The theme's text alone.
  package var text: String { parts.joined() }

  /// The byte offsets in `text` at which findings are expected.
  package var markedOffsets: [Int] {
    var offset = 0
    return parts.dropLast().map {
      offset += $0.utf8.count
      return offset
    }
  }

  /// What stands before, between and after the markers.
  private var parts: [Substring] { markedText.split(separator: "↓", omittingEmptySubsequences: false) }
}
