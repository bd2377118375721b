/// `tincture schema NAME`
enum SchemaCommand: Command {
  static let description = CommandDescription(
    "schema", summary: "print a JSON Schema, by which editors complete and check YAML",
    discussion: [
      "An editor with a YAML language server takes the schema of a file from a comment in its first line: "
        + "# yaml-language-server: $schema=theme.schema.json"
    ],
    operands: [Operand(value: .choice("NAME", choices), count: .one, help: "of what")],
    examples: [
      CommandExample("tincture schema theme > theme.schema.json", "the schema of themes"),
      CommandExample("tincture schema settings > tincture.schema.json", "the schema of tincture.yaml"),
    ])

  private static let choices = [
    Choice("theme", help: "a theme file"), Choice("settings", help: "tincture.yaml"),
  ]

  static func run(_ arguments: ParsedArguments, in session: inout Session) throws(ToolError) -> ExitStatus {
    let isTheme = arguments.operands.first == "theme"
    session.output += (isTheme ? ThemeSchema.document : SettingsSchema.document).document
    return .success
  }
}
