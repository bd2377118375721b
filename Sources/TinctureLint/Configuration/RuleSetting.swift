import TinctureTheme

/// What a project wants of one rule.
package struct RuleSetting: Sendable, Hashable {
  /// Whether a rule is checked, and how its findings count.
  package enum Level: Sendable, Hashable {
    /// The rule is not checked.
    case off
    /// Its findings have this severity.
    case severity(Diagnostic.Severity)

    /// The levels with their words in a project's settings.
    package static let named: [(name: String, level: Level)] = [
      ("off", .off), ("note", .severity(.note)), ("warning", .severity(.warning)),
      ("error", .severity(.error)),
    ]
  }

  /// Nil for the rule's own.
  package var level: Level?
  /// The options that differ from their default.
  package var options: [String: OptionValue]

  package init(_ level: Level? = nil, options: [String: OptionValue] = [:]) {
    self.level = level
    self.options = options
  }

  /// This setting where another says nothing.
  func overridden(by other: RuleSetting) -> RuleSetting {
    RuleSetting(other.level ?? level, options: options.merging(other.options) { $1 })
  }

  /// The severity of a rule's findings; nil when it is not checked.
  func severity(of rule: RuleDescription) -> Diagnostic.Severity? {
    switch rule.isChangeable ? level : nil {
    case .off: nil
    case .severity(let severity): severity
    // Who sets an option of a rule that must be asked for has asked for it.
    case nil: rule.severity ?? (options.isEmpty ? nil : .warning)
    }
  }
}
