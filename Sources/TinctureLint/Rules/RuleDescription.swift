import TinctureTheme

/// What a person should know about a rule.
package struct RuleDescription: Sendable {
  /// What a rule is about.
  package enum Category: String, Sendable, CaseIterable {
    /// What breaks it cannot be resolved or would not compile.
    case correctness
    case readability, completeness, tidiness
  }

  package let id: RuleID
  /// The rule's name in words.
  package let name: String
  package let category: Category
  /// The severity of its findings unless the configuration says otherwise; nil when it must be asked for.
  package let severity: Diagnostic.Severity?
  /// Whether a project may change that severity or turn the rule off.
  package var isChangeable: Bool { category != .correctness }
  /// The version of Tincture that brought it.
  package let since: String
  /// Why the rule is, and how to satisfy it.
  package let rationale: String
  /// Themes that break it, with a `↓` before each place that is reported.
  package let triggering: [RuleExample]
  /// Themes that satisfy it.
  package let nonTriggering: [RuleExample]

  package init(
    id: String, name: String, category: Category, severity: Diagnostic.Severity?, since: String,
    rationale: String, triggering: [RuleExample], nonTriggering: [RuleExample]
  ) {
    self.id = RuleID(id)
    self.name = name
    self.category = category
    self.severity = severity
    self.since = since
    self.rationale = rationale
    self.triggering = triggering
    self.nonTriggering = nonTriggering
  }
}
