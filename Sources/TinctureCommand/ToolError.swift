import TinctureTheme

/// Why a command cannot be run or finished; it ends with `ExitStatus.failure`.
struct ToolError: Error, Equatable {
  /// What is wrong, in one sentence without a full stop.
  let message: String
  /// What was likely meant.
  let suggestion: String?
  /// Whether it is about how the command was called, so that its help is of use.
  let isAboutUsage: Bool

  /// A complaint about how the command was called.
  init(_ message: String, suggestion: String? = nil) {
    self.init(message, suggestion, isAboutUsage: true)
  }

  /// A complaint about a word that was perhaps meant to be another.
  init(_ message: String, mistyped word: String, among words: some Sequence<String>) {
    self.init(message, suggestion: Suggestion.phrase(Suggestion.nearest(to: word, among: words)))
  }

  /// Something outside the command failed, such as a file that cannot be written.
  static func failure(_ message: String) -> ToolError { ToolError(message, nil, isAboutUsage: false) }

  private init(_ message: String, _ suggestion: String?, isAboutUsage: Bool) {
    self.message = message
    self.suggestion = suggestion
    self.isAboutUsage = isAboutUsage
  }

  /// The complaint with its suggestion.
  var text: String { suggestion.map { "\(message); \($0)" } ?? message }
}
