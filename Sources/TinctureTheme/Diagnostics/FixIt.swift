/// A remedy that a program can apply: replacements of stretches of the source, none overlapping another.
public struct FixIt: Sendable, Hashable {
  /// One replacement; an empty span inserts, an empty text deletes.
  public struct Edit: Sendable, Hashable {
    public let span: SourceSpan
    public let replacement: String

    public init(replace span: SourceSpan, with replacement: String) {
      self.span = span
      self.replacement = replacement
    }
  }

  /// What it does, as an order: “quote the colour”.
  public let message: String
  public let edits: [Edit]

  public init(_ message: String, _ edits: [Edit]) {
    self.message = message
    self.edits = edits
  }

  /// A remedy that writes a text instead of a span.
  static func writing(_ text: String, at span: SourceSpan) -> FixIt {
    FixIt("write '\(text)'", replace: span, with: text)
  }

  /// The remedy that writes the one name that may have been meant; none where there are several.
  static func writing(only names: [String], at span: SourceSpan) -> [FixIt] {
    names.count == 1 ? [writing(names[0], at: span)] : []
  }

  public init(_ message: String, replace span: SourceSpan, with replacement: String) {
    self.init(message, [Edit(replace: span, with: replacement)])
  }
}
