import TinctureLint
import TinctureTheme

/// Rules for people who read them in a terminal.
enum RuleText {
  private static let width = 100

  /// All rules by category, each with its severity, whether `--fix` mends it, and what it finds.
  static func table(_ rules: [RuleDescription], isColored: Bool) -> String {
    let nameWidth = rules.map(\.id.name.count).max() ?? 0
    var text = ""
    for category in RuleDescription.Category.allCases {
      let chosen = rules.filter { $0.category == category }
      guard !chosen.isEmpty else { continue }
      text += (text.isEmpty ? "" : "\n") + heading(capitalized(category.rawValue), isColored)
      for rule in chosen { text += row(rule, nameWidth, isColored) }
    }
    return text + "\n'tincture rules RULE' explains one.\n"
  }

  private static func row(_ rule: RuleDescription, _ nameWidth: Int, _ isColored: Bool) -> String {
    let name = padded(rule.id.name, nameWidth)
    let severity = padded(rule.severityWord, "warning".count)
    let style: TextStyle? =
      switch rule.severity {
      case .error: .red
      case .warning: .yellow
      case .note: .cyan
      case nil: nil
      }
    let head = "  \(name)  \(style?.apply(to: severity, if: isColored) ?? severity)  "
    let column = nameWidth + "warning".count + 6
    let fix = padded(rule.isMendable ? "--fix" : "", "--fix".count) + "  "
    let lines = HelpText.wrap(rule.summary, width: width - column - fix.count)
    let indent = String(repeating: " ", count: column + fix.count)
    return head + fix + lines.joined(separator: "\n" + indent) + "\n"
  }

  /// All about one rule.
  static func explanation(of rule: RuleDescription, isColored: Bool) -> String {
    let severity = rule.severity == nil ? "off unless asked for" : rule.severityWord
    let fixed = rule.isChangeable ? " by default" : ", always"
    let fix = rule.isMendable ? "; --fix mends some of it" : ""
    var text = heading("\(rule.id): \(rule.name)", isColored)
    text +=
      "  \(rule.category.rawValue); \(severity)\(rule.severity == nil ? "" : fixed); since \(rule.since)\(fix)\n\n"
    for line in HelpText.wrap(rule.rationale, width: width - 2) { text += "  \(line)\n" }
    let options = RuleRegistry.rule(rule.id)?.optionDescriptions ?? []
    if !options.isEmpty { text += "\n" + heading("Options", isColored) }
    for option in options {
      text += "  \(option.name): \(option.kind.phrase); \(option.defaultValue.text) by default\n"
      for line in HelpText.wrap(option.summary, width: width - 6) { text += "      \(line)\n" }
    }
    text += examples("Reported", rule.triggering, isColored)
    return text + examples("Not reported", rule.nonTriggering, isColored)
  }

  private static func examples(_ title: String, _ examples: [RuleExample], _ isColored: Bool) -> String {
    "\n" + heading(title, isColored)
      + examples.map { example in
        example.shownText.split(separator: "\n", omittingEmptySubsequences: false)
          .map { $0.isEmpty ? "\n" : "    \($0)\n" }.joined()
      }.joined(separator: "\n")
  }

  private static func heading(_ text: String, _ isColored: Bool) -> String {
    TextStyle.bold.apply(to: text, if: isColored) + "\n"
  }

  private static func capitalized(_ text: String) -> String { text.prefix(1).uppercased() + text.dropFirst() }

  private static func padded(_ text: String, _ width: Int) -> String {
    text + String(repeating: " ", count: max(0, width - text.count))
  }
}
