/// A theme that shows what a rule means; it documents the rule and tests it.
package struct RuleExample: Sendable {
  /// What it takes to see the example work.
  package enum Setting: Sendable {
    /// Its text.
    case text
    /// Its text in a file called `example.yaml`.
    case file
    /// What no text shows, such as the rights of a file.
    case elsewhere
  }

  /// The theme's text, with markers.
  package let markedText: String
  package let setting: Setting

  package init(_ markedText: String, in setting: Setting = .text) {
    self.markedText = markedText
    self.setting = setting
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
