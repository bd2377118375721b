import TinctureLint
import TinctureText

/// One run of a command: where it runs, and what it has said so far.
struct Session {
  let environment: ToolEnvironment
  /// For standard output; written in one go at the end.
  var output: [UInt8] = []
  /// For standard error.
  var errors: [UInt8] = []
  /// What standard input held, once it has been read.
  var standardInput: [UInt8]?

  init(environment: ToolEnvironment) {
    self.environment = environment
  }

  /// Adds to what goes to standard output.
  mutating func print(_ text: String) { output += text.utf8 }

  /// Says on standard error what went wrong.
  mutating func complain(_ message: String) {
    let word = TextStyle.red.apply(to: "error:", if: isErrorColored)
    errors += "tincture: \(word) \(TerminalText.sanitized(message))\n".utf8
  }

  /// Says on standard error what to do next, or what is worth knowing.
  mutating func hint(_ message: String) { errors += "tincture: \(TerminalText.sanitized(message))\n".utf8 }

  /// Shows what there is to show now; false where nobody reads it.
  mutating func flush() -> Bool {
    defer {
      output.removeAll()
      errors.removeAll()
    }
    return environment.show(output, errors)
  }

  /// Whether standard output gets colours.
  func isOutputColored(_ arguments: ParsedArguments) -> Bool {
    switch arguments.value(of: .color) {
    case "always": true
    case "never": false
    default: environment.isOutputTerminal && allowsColor
    }
  }

  /// Whether standard error gets colours.
  var isErrorColored: Bool { environment.isErrorTerminal && allowsColor }

  /// See no-color.org: any value but an empty one says no.
  private var allowsColor: Bool {
    (environment.variable("NO_COLOR") ?? "").isEmpty && environment.variable("TERM") != "dumb"
  }
}
