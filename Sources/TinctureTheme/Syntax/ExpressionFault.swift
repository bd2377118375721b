/// What is wrong with a value, in bytes of its text.
struct ExpressionFault: Error {
  var rule: RuleID
  var message: String
  var range: Range<Int>
  var help: String?
  /// What to write instead of the whole range.
  var replacement: String?

  init(
    _ rule: RuleID, _ message: String, at range: Range<Int>, help: String? = nil, replacement: String? = nil
  ) {
    self.rule = rule
    self.message = message
    self.range = range
    self.help = help
    self.replacement = replacement
  }

  /// An invalid value.
  init(_ message: String, at range: Range<Int>, help: String? = nil, replacement: String? = nil) {
    self.init(.invalidValue, message, at: range, help: help, replacement: replacement)
  }
}
