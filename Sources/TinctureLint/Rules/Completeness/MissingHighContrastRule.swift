import TinctureTheme

/// A colour that is drawn on another answers to the person's wish for more contrast.
struct MissingHighContrastRule: Rule {
  static let description = RuleDescription(
    id: "missing-high-contrast", name: "Missing high-contrast variant", category: .completeness,
    severity: nil,
    since: "0.2",
    rationale: """
      Who turns on Increase Contrast expects text, icons and lines to stand out more. A colour that is the same in high contrast \
      does not answer, even where its contrast is enough. Add variants such as `light+highContrast` and `dark+highContrast`. The \
      rule is off unless it is asked for; decorative colours are excused.
      """,
    triggering: [
      RuleExample(
        """
        theme: Example
        colors:
          background: { light: white, dark: black }
          ↓label: { light: "#333", dark: "#CCC", on: $colors.background }
        """)
    ],
    nonTriggering: [
      RuleExample(
        """
        theme: Example
        colors:
          background: { light: white, dark: black }
          ink: { light: "#333", light+highContrast: black, dark: "#CCC", dark+highContrast: white }
          label: { any: $colors.ink, on: $colors.background }
          rule: { any: "#888", on: $colors.background, role: decorative }
        """)
    ])

  func check(_ theme: Theme, report: (Diagnostic) -> Void) {
    for id in theme.tokenIDs {
      let token = theme[id]
      guard token.isSound, token.section == .colors, !token.on.isEmpty, token.role != .decorative,
        !variesByContrast(token, theme)
      else { continue }
      report(
        finding(
          "\(theme.path(of: id)) is the same in high contrast", about: id, of: theme,
          help:
            "add variants such as 'light+highContrast' and 'dark+highContrast', or 'highContrast' for both"))
    }
  }

  private func variesByContrast(_ token: Token, _ theme: Theme) -> Bool {
    guard token.use.appearanceMask & 4 != 0 else { return false }
    return (0..<token.use.columnCount).contains { column in
      let other = token.use.column(of: token.use.combination(ofColumn: column) ^ 4)
      return theme.cells[Int(token.firstCell) + column].value
        != theme.cells[Int(token.firstCell) + other].value
    }
  }
}
