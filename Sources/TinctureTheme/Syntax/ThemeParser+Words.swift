import Tincture

/// Values that are one of a few words.
extension ThemeParser {
  static let textStyles: [(String, TextStyle)] = TextStyle.allCases.map { ("\($0)", $0) }

  static let weights: [(String, FontWeight)] = FontWeight.allCases.map { ("\($0)", $0) }

  static let families: [(String, FontFamily)] = [
    ("system", .system), ("serif", .serif), ("rounded", .rounded), ("monospaced", .monospaced),
  ]

  /// Reads a scalar as one of some words; reports any other.
  ///
  /// - Parameter others: words that people write for some of them, in small letters.
  mutating func parseWord<Value>(
    _ value: YAMLTree.NodeID, of key: StaticString, among words: [(name: String, value: Value)],
    insteadOf others: [String: String] = [:]
  ) -> Value? {
    if tree.isReported(value) { return nil }
    if tree.kind(value) == .mapping, reportVariants(in: value, "'\(key)'") { return nil }
    let text = tree.kind(value) == .scalar ? trimmedText(value) : ""
    if let word = words.first(where: { $0.name == text }) { return word.value }
    let names = words.map(\.name)
    let nearest = others[text.lowercased()].map { [$0] } ?? Suggestion.nearest(to: text, among: names)
    report(
      .invalidValue,
      "'\(key)' is \(Suggestion.alternatives(names))", at: firstLine(of: tree.span(value)),
      help: Suggestion.phrase(nearest),
      fixIts: FixIt.writing(only: nearest, at: tree.span(value)))
    return nil
  }
}
