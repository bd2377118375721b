/// `tincture completions SHELL`
enum CompletionsCommand: Command {
  static let description = CommandDescription(
    "completions", summary: "print a script with which a shell completes tincture's arguments",
    discussion: [
      "bash: put the output into ~/.local/share/bash-completion/completions/tincture, or load it at once with "
        + "'source <(tincture completions bash)'.",
      "zsh: put it into a file _tincture in a folder of $fpath.",
      "fish: put it into ~/.config/fish/completions/tincture.fish.",
    ],
    operands: [
      Operand(
        value: .choice("SHELL", CompletionScript.all.map { Choice($0.shell) }), count: .one,
        help: "the name of the shell")
    ],
    examples: [CommandExample("tincture completions zsh > ~/.zfunc/_tincture", "complete in zsh from now on")]
  )

  static func run(_ arguments: ParsedArguments, in session: inout Session) throws(ToolError) -> ExitStatus {
    guard let script = CompletionScript.all.first(where: { $0.shell == arguments.operands[0] }) else {
      return .failure
    }
    session.print(script.make(CommandRegistry.all.map { $0.description }))
    return .success
  }
}
