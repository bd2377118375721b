import TinctureTheme

/// What a project wants of the rules.
package struct LintConfiguration: Sendable, Hashable {
  /// How a rule's findings count.
  package enum RuleSetting: Sendable, Hashable {
    /// The rule is not checked.
    case off
    /// Its findings have this severity.
    case severity(Diagnostic.Severity)
  }

  /// The rules whose setting differs from their default.
  package var rules: [RuleID: RuleSetting]
  /// Whether warnings count as errors.
  package var isStrict: Bool

  package init(rules: [RuleID: RuleSetting] = [:], isStrict: Bool = false) {
    self.rules = rules
    self.isStrict = isStrict
  }

  /// The severity of a rule's findings, or nil when it is off.
  func severity(of rule: RuleDescription) -> Diagnostic.Severity? {
    switch rule.isChangeable ? rules[rule.id] : nil {
    case .off: nil
    case .severity(let severity): severity
    case nil: rule.severity
    }
  }
}
