/// What `tincture` can be told to do.
protocol Command: Sendable {
  static var description: CommandDescription { get }

  /// Does it; what it has to say goes into the session.
  static func run(_ arguments: ParsedArguments, in session: inout Session) throws(ToolError) -> ExitStatus
}

/// What a person should know about a command.
struct CommandDescription: Sendable {
  /// The word that calls it.
  let name: String
  /// What it does, in a few words.
  let summary: String
  /// More about it, a paragraph each.
  let discussion: [String]
  let operands: [Operand]
  /// Its own options; all commands have `--help` besides.
  let ownOptions: [CommandOption]
  let examples: [CommandExample]

  init(
    _ name: String, summary: String, discussion: [String] = [], operands: [Operand] = [],
    options: [CommandOption] = [], examples: [CommandExample] = []
  ) {
    self.name = name
    self.summary = summary
    self.discussion = discussion
    self.operands = operands
    self.ownOptions = options
    self.examples = examples
  }

  var options: [CommandOption] { ownOptions + [.help] }
}

/// A call of a command that a person may copy.
struct CommandExample: Sendable {
  let line: String
  let explanation: String

  init(_ line: String, _ explanation: String) {
    self.line = line
    self.explanation = explanation
  }
}

/// How a command ended.
enum ExitStatus: Int32, Sendable, CaseIterable {
  case success = 0
  case findings = 1
  case failure = 2

  /// What it means, for the help.
  var meaning: String {
    switch self {
    case .success: "all is well"
    case .findings: "findings of severity error, or output that --check found stale"
    case .failure: "wrong usage, or a file that cannot be read or written"
    }
  }
}
