/// Why a text is no colour of CSS.
public struct ColorSyntaxError: Error, Hashable, Sendable {
  /// What was expected and what was found, as a sentence without a full stop.
  public let message: String
  /// The place in the text, in bytes of UTF-8.
  public let range: Range<Int>
  /// Whether a word was found that is no name of a colour, so that a similar name may have been meant.
  public let isUnknownName: Bool

  init(_ message: String, at range: Range<Int>, isUnknownName: Bool = false) {
    self.message = message
    self.range = range
    self.isUnknownName = isUnknownName
  }
}
