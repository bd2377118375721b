enum GenerateCommand: Command {
  static let description = CommandDescription("generate", summary: "write")
  static func run(_ arguments: ParsedArguments, in session: inout Session) throws(UsageError) -> ExitStatus {
    .success
  }
}
