import TinctureTheme

/// What a person should know about a rule.
package struct RuleDescription: Sendable {
  package let id: RuleID
  /// The rule's name in words.
  package let name: String
  /// The severity of its findings unless the configuration says otherwise; nil when it must be asked for.
  package let severity: Diagnostic.Severity?
  /// Whether a project may change that severity or turn the rule off.
  package let isChangeable: Bool
  /// The version of Tincture that brought it.
  package let since: String
  /// Why the rule is, and how to satisfy it.
  package let rationale: String
  /// Themes that break it, with a `↓` before each place that is reported.
  package let triggering: [Example]
  /// Themes that satisfy it.
  package let nonTriggering: [Example]

  package init(
    id: String, name: String, severity: Diagnostic.Severity?, isChangeable: Bool = true, since: String,
    rationale: String, triggering: [Example], nonTriggering: [Example]
  ) {
    self.id = RuleID(id)
    self.name = name
    self.severity = severity
    self.isChangeable = isChangeable
    self.since = since
    self.rationale = rationale
    self.triggering = triggering
    self.nonTriggering = nonTriggering
  }
}

/// A theme that shows what a rule means; it documents the rule and tests it.
package struct Example: Sendable {
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
