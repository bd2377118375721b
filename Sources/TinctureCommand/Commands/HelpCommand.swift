/// `tincture help [COMMAND]`
enum HelpCommand: Command {
  static let description = CommandDescription(
    "help", summary: "explain a command",
    operands: [
      Operand(
        value: ArgumentValue(placeholder: "COMMAND", kind: .command), count: .optional,
        help: "the command to explain; without it, all in short")
    ],
    examples: [CommandExample("tincture help resolve", "what resolve does, and its options")])

  static func run(_ arguments: ParsedArguments, in session: inout Session) throws(ToolError) -> ExitStatus {
    guard let name = arguments.operands.first else {
      session.print(HelpText.general)
      return .success
    }
    guard let command = CommandRegistry.command(name) else { throw Tool.unknownCommand(name) }
    session.print(HelpText.text(for: command.description))
    return .success
  }
}
