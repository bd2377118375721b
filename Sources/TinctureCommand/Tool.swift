import TinctureTheme

/// The whole of `tincture`: from arguments to what is written and the exit status.
enum Tool {
  static let version = "0.1.0"

  /// Runs a command line, given without the program's own name.
  static func run(_ arguments: [String], in environment: ToolEnvironment) -> ToolResult {
    var session = Session(environment: environment)
    let status: ExitStatus
    do throws(ToolError) {
      status = try dispatch(arguments[...], &session)
    } catch {
      session.complain(error.text)
      if error.isAboutUsage {
        let name = arguments.first.flatMap { CommandRegistry.command($0)?.description.name }
        session.hint("see 'tincture \(name.map { $0 + " " } ?? "")--help'")
      }
      status = .failure
    }
    return ToolResult(status: status, output: session.output, errors: session.errors)
  }

  private static func dispatch(
    _ arguments: ArraySlice<String>, _ session: inout Session
  ) throws(ToolError) -> ExitStatus {
    guard let name = arguments.first else {
      session.errors += HelpText.general.utf8
      return .failure
    }
    if CommandOption.help.names.contains(name) {
      session.print(HelpText.general)
      return .success
    }
    if CommandOption.version.names.contains(name) {
      session.print("tincture \(version)\n")
      return .success
    }
    guard let command = CommandRegistry.command(name) else { throw unknownCommand(name) }
    let description = command.description
    let parser = ArgumentParser(
      command: description.name, options: description.options, operands: description.operands)
    let parsed = try parser.parse(arguments.dropFirst())
    if parsed.wantsHelp {
      session.print(HelpText.text(for: description))
      return .success
    }
    return try command.run(parsed, in: &session)
  }

  /// The complaint about a word that is no command.
  static func unknownCommand(_ name: String) -> ToolError {
    if name.hasPrefix("-") {
      return ToolError(
        "there is no option '\(name)' before a command", mistyped: name,
        among: CommandOption.help.names + CommandOption.version.names)
    }
    if name.hasSuffix(".yaml") || name.hasSuffix(".yml") {
      return ToolError("'\(name)' is no command; to check that theme, call 'tincture lint \(name)'")
    }
    return ToolError(
      "there is no command '\(name)'", mistyped: name, among: CommandRegistry.all.map { $0.description.name })
  }
}

/// What a run needs to know of the world besides files.
struct ToolEnvironment: Sendable {
  /// Whether standard output is a terminal.
  var isOutputTerminal = false
  /// Whether standard error is a terminal.
  var isErrorTerminal = false
  /// Environment variables.
  var variable: @Sendable (String) -> String? = { _ in nil }
  /// Reads all of standard input.
  var readStandardInput: @Sendable () throws(FileReader.Failure) -> [UInt8] = {
    () throws(FileReader.Failure) in []
  }
  /// Shows what a run that goes on has to say so far, for standard output and standard error; false where nobody reads it.
  var show: @Sendable (_ output: [UInt8], _ errors: [UInt8]) -> Bool = { _, _ in true }
  /// Lets some seconds pass; false where the run should end.
  var wait: @Sendable (_ seconds: Double) -> Bool = { _ in false }
}

/// What a run leaves behind besides files.
struct ToolResult: Sendable {
  let status: ExitStatus
  /// For standard output.
  let output: [UInt8]
  /// For standard error.
  let errors: [UInt8]
}
