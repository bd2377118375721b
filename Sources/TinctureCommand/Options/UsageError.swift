import TinctureTheme

/// A complaint about how the command was called.
struct UsageError: Error, Equatable {
  /// What is wrong, in one sentence without a full stop.
  let message: String
  /// What was likely meant.
  let suggestion: String?

  init(_ message: String, suggestion: String? = nil) {
    self.message = message
    self.suggestion = suggestion
  }

  /// A complaint about a word that was perhaps meant to be another.
  init(_ message: String, mistyped word: String, among words: some Sequence<String>) {
    self.message = message
    suggestion = Suggestion.phrase(Suggestion.nearest(to: word, among: words))
  }

  /// The complaint with its suggestion.
  var text: String { suggestion.map { "\(message); \($0)" } ?? message }
}
