/// Rules as Markdown (CommonMark, with GitHub's tables).
package enum RuleMarkdown {
  /// The whole reference: a table of each category, then each rule.
  package static func reference(_ descriptions: [RuleDescription]) -> String {
    var text = """
      # Rules

      <!-- Written by 'tincture rules --format markdown'. Do not edit. -->

      What `tincture lint` finds. Errors of correctness stand, since what breaks those rules cannot be resolved or would not compile;
      the severity of all other rules is a project's to choose, and their options: see [tincture.yaml](settings.md). In the examples,
      a `↓` stands before each place that is reported. `tincture rules RULE` shows the same.

      """
    for category in RuleDescription.Category.allCases {
      let rules = descriptions.filter { $0.category == category }
      guard !rules.isEmpty else { continue }
      text += """

        ## \(category.rawValue.prefix(1).uppercased() + category.rawValue.dropFirst())
        | rule | severity | `--fix` | what it finds |
        | --- | --- | --- | --- |

        """
      for rule in rules {
        let name = rule.id.name
        let fix = rule.isMendable ? "mends" : ""
        text += "| [`\(name)`](#\(name)) | \(rule.severityWord) | \(fix) | \(cell(rule.summary)) |\n"
      }
      text += "\n" + sections(rules)
    }
    return text
  }

  /// Some rules, each under its name.
  package static func sections(_ rules: [RuleDescription]) -> String {
    rules.map { "### \($0.id.name)\n" + section($0) }.joined(separator: "\n")
  }

  /// All about one rule but its heading.
  static func section(_ rule: RuleDescription) -> String {
    let severity = rule.severity == nil ? "Off unless asked for" : "Severity: \(rule.severityWord)"
    let fix = rule.isMendable ? " `--fix` mends some of it." : ""
    var text = "**\(rule.name).** \(severity). Since \(rule.since).\(fix)\n\n\(rule.rationale)\n"
    let options = RuleRegistry.rule(rule.id)?.optionDescriptions ?? []
    if !options.isEmpty {
      text += "\n| option | value | default | what it sets |\n| --- | --- | --- | --- |\n"
    }
    for option in options {
      text += "| `\(option.name)` | \(cell(option.kind.phrase)) | `\(cell(option.defaultValue.text))` "
      text += "| \(cell(option.summary)) |\n"
    }
    text += examples("Reported:", "triggering", rule.triggering)
    return text + examples("Not reported:", "nonTriggering", rule.nonTriggering)
  }

  private static func examples(_ title: String, _ kind: String, _ examples: [RuleExample]) -> String {
    examples.reduce("\n\(title)\n") { $0 + "```yaml \(kind)\n\($1.shownText)\n```\n" }
  }

  private static func cell(_ text: String) -> String { text.replacing("|", with: "\\|") }
}
