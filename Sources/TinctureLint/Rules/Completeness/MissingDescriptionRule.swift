import TinctureTheme

/// A token says what it is for.
struct MissingDescriptionRule: Rule {
  static let description = RuleDescription(
    id: "missing-description", name: "Missing description", category: .completeness, severity: nil,
    since: "0.2",
    rationale: """
      A description tells which of `fill` and `secondaryFill` to use, in the file, in the generated Swift and in previews. Add a \
      sentence to each token. The palette needs none: its colours have no meaning of their own. The rule is off unless it is \
      asked for.
      """,
    triggering: [
      RuleExample(
        """
        theme: Example
        colors:
          ↓label: { light: black, dark: white }
        metrics:
          ↓gap: 8
        """)
    ],
    nonTriggering: [
      RuleExample(
        """
        theme: Example
        palette:
          ink: black
        colors:
          label: { description: Text that carries the content., light: $palette.ink, dark: white }
        """)
    ])

  func check(_ theme: Theme, report: (Diagnostic) -> Void) {
    for token in theme.tokenIDs
    where theme[token].isSound && theme[token].section.isTraitAware && theme[token].description == nil {
      let isBare =
        theme.variants(of: token).first.map { theme.origins.syntax.variants[$0].key == nil } ?? false
      report(
        finding(
          "\(theme.path(of: token)) has no description", about: token, of: theme,
          help: isBare && theme.hasScalarValue(token)
            ? "a bare value cannot have one: write { any: …, description: … }"
            : "add 'description:' with a sentence that says what it is for"))
    }
  }
}

extension Theme {
  /// Whether a token is written as a value alone, so that nothing can be said of it but that.
  func hasScalarValue(_ token: TokenID) -> Bool {
    guard let number = variants(of: token).first, origins.syntax.variants[number].key == nil else {
      return false
    }
    let span = origins.syntax.variants[number].valueSpan
    let bytes = sources[span.file].bytes
    // A font or a surface whose parts stand in the token is a mapping, which has room for attributes.
    let expression = origins.syntax.expressions[Int(origins.syntax.variants[number].expression)]
    guard expression.operation == .composite, !span.range.isEmpty else { return true }
    return bytes[Int(span.start)] == UInt8(ascii: "[") || bytes[Int(span.start)] == UInt8(ascii: "-")
      || !bytes[span.range].contains(UInt8(ascii: ":"))
  }
}
