import TinctureTheme

/// A check of a sound theme. All that a rule is stands in one file: what it is called and why it is,
/// examples that are its tests, and the check itself.
package protocol Rule: Sendable {
  static var description: RuleDescription { get }

  /// The rule with its default options.
  init()

  /// Reports what breaks the rule. The linter sets each finding's severity.
  func check(_ theme: Theme, report: (Diagnostic) -> Void)
}
