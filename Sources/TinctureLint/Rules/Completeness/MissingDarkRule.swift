import TinctureTheme

/// A colour with variants must say what it is in the dark.
struct MissingDarkRule: Rule {
  static let description = RuleDescription(
    id: "missing-dark", name: "Missing dark variant", category: .completeness, severity: .warning,
    since: "0.1",
    rationale: """
      A token that has a light variant but none that suits a dark interface keeps its light value there: \
      black text stays black on what is now black. Add a dark variant, or call the variant `any` if its \
      value suits both.
      """,
    triggering: [
      RuleExample(
        """
        theme: Example
        colors:
          ↓label:
            light: "#333"
        """),
      RuleExample(
        """
        theme: Example
        colors:
          button:
            ↓fill:
              light: "#FFF"
              light+highContrast: "#EEE"
              fallback: "#FFF"
        """),
    ],
    nonTriggering: [
      RuleExample(
        """
        theme: Example
        colors:
          label:
            light: "#333"
            dark: white
        """),
      RuleExample(
        """
        theme: Example
        colors:
          label:
            any: "#333"
            light+highContrast: black
        """),
      RuleExample(
        """
        theme: Example
        palette:
          ink: "#333"
        colors:
          label: $palette.ink
        """),
    ])

  func check(_ theme: Theme, report: (Diagnostic) -> Void) {
    for id in theme.tokenIDs where theme[id].isSound && theme[id].section.isTraitAware {
      guard let key = lightKeyServingDark(theme[id], in: theme) else { continue }
      report(
        finding(
          "'\(theme.path(of: id))' has no dark variant, so '\(theme.names.string(key))' serves in the dark",
          about: id, of: theme, help: "add a 'dark' variant, or name this one 'any' if it suits both"))
    }
  }

  /// The key for light interfaces that gives the token's value in some dark one.
  private func lightKeyServingDark(_ token: Token, in theme: Theme) -> NameID? {
    for column in 0..<token.use.columnCount {
      let cell = theme.cells[Int(token.firstCell) + column]
      guard cell.isSubstitute, case .key(let key) = cell.variant else { continue }
      let isDark = TraitUse.isDark(token.use.combination(ofColumn: column))
      if isDark, theme.names[key].withUnsafeBufferPointer({ TraitSelector.isForLight($0) }) { return key }
    }
    return nil
  }
}
