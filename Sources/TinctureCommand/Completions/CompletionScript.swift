/// A script that completes arguments in a shell, made from the tables of commands and options.
struct CompletionScript: Sendable {
  let shell: String
  let make: @Sendable ([CommandDescription]) -> String

  /// All shells. A new one is a file beside this one and a line here.
  static let all = [
    CompletionScript(shell: "bash", make: BashCompletion.script),
    CompletionScript(shell: "zsh", make: ZshCompletion.script),
    CompletionScript(shell: "fish", make: FishCompletion.script),
  ]
}

extension String {
  /// The text as one word of a shell: in single quotes.
  func shellQuoted() -> String {
    "'" + split(separator: "'", omittingEmptySubsequences: false).joined(separator: #"'\''"#) + "'"
  }
}
