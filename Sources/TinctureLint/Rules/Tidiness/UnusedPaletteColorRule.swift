import TinctureTheme

/// A palette colour is there to be used.
struct UnusedPaletteColorRule: Rule {
  static let description = RuleDescription(
    id: "unused-palette-color", name: "Unused palette colour", category: .tidiness, severity: .warning,
    since: "0.2",
    rationale: """
      A palette colour that nothing refers to is read, converted and discussed for nothing; often the token that should have \
      used it has a literal in its stead. Use it, or take it away. A theme that has a palette only is a base for others, and \
      what a base brings need not all be used.
      """,
    triggering: [
      RuleExample(
        """
        theme: Example
        palette:
          ink: "#1A1A1E"
          ↓rust: "#A33B20"
        colors:
          label: { light: $palette.ink, dark: white }
        """)
    ],
    nonTriggering: [
      RuleExample(
        """
        theme: Example
        palette:
          ink: "#1A1A1E"
          shade: $palette.ink / 20%
        shadows:
          raised: { color: $palette.shade, radius: 4 }
        """),
      RuleExample(
        """
        theme: Example
        palette:
          ink: "#1A1A1E"
          rust: "#A33B20"
        """),
    ])

  func check(_ theme: Theme, report: (Diagnostic) -> Void) {
    // What could not be read may refer to anything.
    guard theme.tokens.contains(where: { $0.section.isTraitAware }), theme.tokens.allSatisfy(\.isSound) else {
      return
    }
    var isUsed = [Bool](repeating: false, count: theme.tokens.count)
    for token in theme.tokenIDs {
      for number in theme.declaration(of: token).references {
        if let target = theme.target(ofReference: number) { isUsed[target.index] = true }
      }
      if case .replacement(let target) = theme[token].deprecation { isUsed[target.index] = true }
    }
    for target in theme.references { isUsed[target.index] = true }
    for token in theme.tokenIDs
    where theme[token].section == .palette && !isUsed[token.index] && theme[token].keySpan.file.index == 0 {
      report(
        finding(
          "nothing refers to \(theme.path(of: token))", about: token, of: theme,
          help: "use it as $\(theme.path(of: token)), or take it away"))
    }
  }
}
