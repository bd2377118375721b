import TinctureTheme

@testable import TinctureLint

/// What one rule finds in a theme.
enum RuleRun {
  static func findings(
    of rule: any Rule.Type, in text: String, options: [String: OptionValue] = [:]
  ) -> [Diagnostic] {
    let loaded = ThemeLoader.load(path: "theme.yaml", bytes: Array(text.utf8))
    let rules = [rule.description.id: RuleSetting(options: options)]
    return Linter(configuration: LintConfiguration(rules: rules)).findings(in: loaded)
      .filter { $0.rule == rule.description.id }
  }

  /// Its messages.
  static func messages(
    of rule: any Rule.Type, in text: String, options: [String: OptionValue] = [:]
  ) -> [String] {
    findings(of: rule, in: text, options: options).map(\.message)
  }
}
