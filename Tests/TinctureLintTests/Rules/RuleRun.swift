import TinctureTheme

@testable import TinctureLint

/// A theme checked by one rule alone.
struct RuleRun {
  let rule: RuleID
  let configuration: LintConfiguration

  /// - Parameter options: of the rule; a rule that must be asked for is asked for.
  init(_ rule: any Rule.Type, options: [String: OptionValue] = [:]) {
    let id = rule.description.id
    self.rule = id
    var rules = Dictionary(
      uniqueKeysWithValues: RuleRegistry.all.map { ($0.description.id, RuleSetting(.off)) })
    rules[id] = RuleSetting(.severity(.warning), options: options)
    configuration = LintConfiguration(rules: rules)
  }

  /// What the rule finds in a theme without faults.
  func findings(_ text: String) -> [Diagnostic] {
    let loaded = ThemeLoader.load(path: "theme.yaml", bytes: Array(("theme: T\n" + text).utf8))
    return Linter(configuration: configuration).findings(in: loaded).filter { $0.rule == rule }
  }

  func messages(_ text: String) -> [String] { findings(text).map(\.message) }

  /// The paths of the tokens and groups that it finds something about.
  func subjects(_ text: String) -> [String] { findings(text).compactMap(\.subject) }

  /// What `--fix` makes of a theme, or a person who of several remedies takes the first.
  func fixed(_ text: String, choosesFirst: Bool = false) -> String {
    String(
      FixRun("theme: T\n" + text, configuration: configuration, choosesFirst: choosesFirst).text.dropFirst(
        "theme: T\n".count))
  }

  // MARK: With the other rules

  /// What a rule finds in a theme that all rules check.
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
