import TinctureTheme

/// A check of a theme. All that a rule is stands in one file: what it is called and why it is,
/// examples that are its tests, and the check itself.
package protocol Rule: Sendable {
  static var description: RuleDescription { get }

  /// The rule with its default options.
  init()

  /// Reports what breaks the rule. The linter sets each finding's severity.
  ///
  /// - Parameter theme: the theme as far as loading found it sound; a token that is not `isSound` has no values.
  func check(_ theme: Theme, report: (Diagnostic) -> Void)
}
