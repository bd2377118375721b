import TinctureLint
import TinctureTheme

/// `tincture rules [RULE …]`
enum RulesCommand: Command {
  static let description = CommandDescription(
    "rules", summary: "list what lint finds, or explain rules",
    discussion: [
      "Without a RULE, all rules are listed with the severity of their findings; those that --fix mends, in part at "
        + "least, are marked. In the examples of a rule, a ↓ stands before each place that is reported.",
      "The JSON form is one object: rules, each with name, title, category, severity, changeable, mendable, since, "
        + "summary, rationale, its options (name, summary, values, default), and its examples, triggering and "
        + "nonTriggering.",
    ],
    operands: [
      Operand(
        value: .name("RULE", RuleRegistry.descriptions.map(\.id.name)), count: .any,
        help: "the rules to explain; without one, all in short")
    ],
    options: [format, .color],
    examples: [
      CommandExample("tincture rules missing-dark", "why it is a rule, and how to satisfy it"),
      CommandExample("tincture rules --format markdown > rules.md", "all of them, to read or to publish"),
    ])

  private static let format = CommandOption(
    "--format", "-f",
    value: .choice(
      "FORMAT",
      [Choice("text", help: "for people"), Choice("json", help: "for programs"), Choice("markdown")]),
    default: "text", help: "how rules are written")

  static func run(_ arguments: ParsedArguments, in session: inout Session) throws(ToolError) -> ExitStatus {
    let all = RuleRegistry.descriptions
    let chosen = arguments.operands.compactMap { name in all.first { $0.id.name == name } }
    let isColored = session.isOutputColored(arguments)
    switch arguments.value(of: format) {
    case "json": RuleJSON.write(chosen.isEmpty ? all : chosen, into: &session.output)
    case "markdown":
      session.print(chosen.isEmpty ? RuleMarkdown.reference(all) : RuleMarkdown.sections(chosen))
    default:
      session.print(
        chosen.isEmpty
          ? RuleText.table(all, isColored: isColored)
          : chosen.map { RuleText.explanation(of: $0, isColored: isColored) }.joined(separator: "\n"))
    }
    return .success
  }
}
