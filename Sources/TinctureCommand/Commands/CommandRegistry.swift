/// All commands. A new one is a file beside this one and a line here.
enum CommandRegistry {
  static let all: [any Command.Type] = [
    InitCommand.self,
    LintCommand.self,
    GenerateCommand.self,
    ResolveCommand.self,
    ExplainCommand.self,
    FormatsCommand.self,
    RulesCommand.self,
    SchemaCommand.self,
    CompletionsCommand.self,
    HelpCommand.self,
  ]

  /// The command of that name.
  static func command(_ name: String) -> (any Command.Type)? { all.first { $0.description.name == name } }
}
