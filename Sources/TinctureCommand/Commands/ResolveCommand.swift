import TinctureLint
import TinctureTheme

/// `tincture resolve PATH [TOKEN …]`
enum ResolveCommand: Command {
  static let description = CommandDescription(
    "resolve", summary: "say what each token is under given traits",
    discussion: [
      "A TOKEN is a token's path such as colors.label, a group's such as colors.button, or a pattern such as "
        + "'colors.*Label'. Traits that are not given have their defaults. Findings, should the theme have errors, "
        + "go to standard error.",
      "The JSON form is one object: theme; traits, with style, contrast, level, gamut and size; and tokens, each "
        + "with token, kind, its value and variant. A color has hex (in sRGB), components and colorSpace; a metric "
        + "points; a font textStyle, weight, family, size, maximumSize and pointSize; a gradient from, to and stops; a "
        + "shadow its shadows; a surface shape, padding, minimumSize and its four states; a layout its name; an image "
        + "name, inverted, rendering and tint. With --all it is theme and appearances, each of which has name, traits "
        + "and tokens.",
    ],
    operands: [
      Operand(value: .themes(), count: .one, help: "a theme file, or - for standard input"),
      Operand(value: .text("TOKEN"), count: .any, help: "what to resolve; without it, everything"),
    ],
    options: TraitOption.all.map(\.option) + [all, format, .color],
    examples: [
      CommandExample("tincture resolve theme.yaml --style dark", "every token in the dark"),
      CommandExample("tincture resolve theme.yaml colors.label --all", "the label in every appearance"),
      CommandExample(
        "tincture resolve theme.yaml --contrast high --format json", "for a program, under high contrast"),
    ])

  private static let all = CommandOption(
    "--all", "-a",
    help:
      "every appearance that the tokens tell apart, as columns or as a list; traits that are given hold in all"
  )
  private static let format = CommandOption(
    "--format", "-f", value: .choice("FORMAT", [Choice("text", help: "a table"), Choice("json")]),
    default: "text", help: "how values are written")

  static func run(_ arguments: ParsedArguments, in session: inout Session) throws(ToolError) -> ExitStatus {
    let path = arguments.operands[0]
    if Platform.status(of: path)?.kind == .folder {
      throw ToolError("'\(path)' is a folder; resolve reads one theme")
    }
    let loaded = try session.load(path)
    guard let theme = loaded.theme else {
      var report = LintReport()
      report.add(loaded.diagnostics, in: loaded.sources)
      session.showOnStandardError(report)
      return session.status(of: report)
    }
    let tokens = try TokenSelection.tokens(Array(arguments.operands.dropFirst()), of: theme)
    let isJSON = arguments.value(of: format) == "json"
    let isColored = session.isOutputColored(arguments)
    if arguments.has(all) {
      let use = tokens.reduce(into: TraitUse.none) { $0.formUnion(theme[$1].use) }
      let appearances = Appearance.all(use, arguments.givenTerms())
      if isJSON {
        ResolutionJSON.write(theme, tokens, appearances, into: &session.output)
      } else if ResolutionTable.isMatrix(theme, tokens, appearances) {
        session.print(ResolutionTable.text(theme, tokens, appearances, isColored: isColored))
      } else {
        session.print(
          ResolutionTable.list(theme, tokens, arguments.givenTerms(), isColored: isColored))
      }
    } else {
      let appearance = Appearance(arguments.givenTerms())
      if isJSON {
        ResolutionJSON.write(theme, tokens, appearance, into: &session.output)
      } else {
        session.print(ResolutionTable.text(theme, tokens, appearance, isColored: isColored))
      }
    }
    return .success
  }
}
