import TinctureTheme

/// What a person should know about the rules that loading a theme upholds, by the stages that a file passes.
enum LoadingRules {
  static let all = text + yaml + grammar + values + resolution

  /// A description; the version is the first, since the format came with it.
  static func rule(
    _ id: RuleID, _ name: String, severity: Diagnostic.Severity = .error, _ rationale: String,
    triggering: [RuleExample], nonTriggering: [RuleExample]
  ) -> RuleDescription {
    RuleDescription(
      id: id.name, name: name, category: .correctness, severity: severity, since: "0.1", rationale: rationale,
      triggering: triggering, nonTriggering: nonTriggering)
  }
}
