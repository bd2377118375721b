import TinctureTheme

@testable import TinctureCommand

/// A run of the tool within the test's own process.
struct ToolRun {
  let status: ExitStatus
  let output: String
  let errors: String

  init(
    _ arguments: String..., input: String = "", isTerminal: Bool = false, variables: [String: String] = [:]
  ) {
    self.init(arguments, input: input, isTerminal: isTerminal, variables: variables)
  }

  init(
    _ arguments: [String], input: String = "", isTerminal: Bool = false, variables: [String: String] = [:]
  ) {
    let environment = ToolEnvironment(
      isOutputTerminal: isTerminal, isErrorTerminal: isTerminal, variable: { variables[$0] },
      readStandardInput: { () throws(FileReader.Failure) in Array(input.utf8) })
    let result = Tool.run(arguments, in: environment)
    status = result.status
    output = String(decoding: result.output, as: UTF8.self)
    errors = String(decoding: result.errors, as: UTF8.self)
  }
}
