import TinctureLint
import TinctureTheme

/// `tincture explain [PATH] TOKEN …`
enum ExplainCommand: Command {
  static let description = CommandDescription(
    "explain", summary: "say how a token's value came about, and what it is read on",
    discussion: [
      "It tells which variants match the traits and why one wins; each reference and function on the way to the "
        + "value; the value in several notations; its contrast on each background, with what is needed; and who "
        + "refers to it. A TOKEN is a token's path such as colors.label, or a pattern such as 'colors.*Label'. Traits "
        + "that are not given have their defaults.",
      "Without a PATH, the TOKEN is looked for in the themes of tincture.yaml, else in all of Themes/; where several "
        + "have it, each is explained.",
      "The JSON form is one object: traits, and tokens, each with theme, token, kind, description, deprecated, value, "
        + "notations, sizes, variants, resets, fallback, derivation, contrasts and referrers; every place is a file, line "
        + "and column.",
    ],
    operands: [
      Operand(
        value: .themes(), count: .optional, help: "a theme file, a folder of them, or - for standard input"),
      Operand(value: .text("TOKEN"), count: .many, help: "what to explain"),
    ],
    options: TraitOption.all.map(\.option) + [format, .config, .color],
    examples: [
      CommandExample("tincture explain colors.label", "the label, in the themes of the project"),
      CommandExample(
        "tincture explain theme.yaml colors.label --style dark --contrast high",
        "the label in the dark, under high contrast"),
    ])

  private static let format = CommandOption(
    "--format", "-f", value: .choice("FORMAT", [Choice("text", help: "for people"), Choice("json")]),
    default: "text", help: "how it is written")

  static func run(_ arguments: ParsedArguments, in session: inout Session) throws(ToolError) -> ExitStatus {
    let (project, words) = try project(arguments, in: &session)
    var report = LintReport()
    var themes: [Theme] = []
    for path in project.themes {
      let loaded = try session.load(path)
      if let theme = loaded.theme {
        themes.append(theme)
      } else {
        report.add(loaded.diagnostics, in: loaded.sources)
      }
    }
    session.showOnStandardError(report)
    if themes.isEmpty { return session.status(of: report) }
    let appearance = Appearance(arguments.givenTerms())
    let explanations = try ExplainedTokens.find(words, in: themes).flatMap { theme, tokens in
      let places = PlaceNames(theme.sources)
      return tokens.map {
        TokenExplanation(
          $0, of: theme, appearance, need: project.lint.contrastNeed(of: $0, in: theme), places: places)
      }
    }
    if arguments.value(of: format) == "json" {
      ExplanationJSON.write(explanations, appearance, into: &session.output)
    } else {
      let isColored = session.isOutputColored(arguments)
      let texts = explanations.map { ExplanationText(explanation: $0, isColored: isColored).text }
      session.print(texts.joined(separator: "\n"))
    }
    return session.status(of: report)
  }

  /// The themes in which to look, and the words for what is looked for.
  private static func project(
    _ arguments: ParsedArguments, in session: inout Session
  ) throws(ToolError) -> (project: Project, words: [String]) {
    var arguments = arguments
    let operands = arguments.operands
    arguments.operands = ExplainedTokens.isPath(operands[0]) ? [operands[0]] : []
    let words = Array(operands.dropFirst(arguments.operands.count))
    if words.isEmpty {
      throw ToolError("'tincture explain' needs a TOKEN after '\(operands[0])', such as colors.label")
    }
    return (try Project.open(arguments, in: &session), words)
  }
}
