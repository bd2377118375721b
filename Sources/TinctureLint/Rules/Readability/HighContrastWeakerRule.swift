import TinctureColor
import TinctureTheme

/// High contrast must not be less contrast.
struct HighContrastWeakerRule: Rule {
  static let description = RuleDescription(
    id: "high-contrast-weaker", name: "High contrast weaker", category: .readability, severity: .warning,
    since: "0.2",
    rationale: """
      Who asks for high contrast cannot read well without it. A variant for high contrast that stands out less from its \
      background than the colour without it, all other traits equal, does the opposite of what was asked, even if it is still \
      enough. Each colour is compared on each of the backgrounds that its `on` names; those of the role `decorative` are left \
      out. Give the variant for high contrast a colour that is farther from the background in lightness, or drop it.
      """,
    triggering: [
      RuleExample(
        """
        theme: Example
        colors:
          page: white
          label: { any: black, ↓highContrast: "#222", on: $colors.page }
        """),
      RuleExample(
        """
        theme: Example
        colors:
          page: { any: white, dark: "#222", dark+highContrast: "#555" }
          label: { any: black, ↓dark: white, on: $colors.page }
        """),
    ],
    nonTriggering: [
      RuleExample(
        """
        theme: Example
        colors:
          page: white
          label: { any: "#333", highContrast: black, on: $colors.page }
          rule: { any: "#CCC", highContrast: "#DDD", on: $colors.page, role: decorative }
        """)
    ])

  private static let highContrast = 4

  func check(_ theme: Theme, report: (Diagnostic) -> Void) {
    var luminances = LuminanceTable(theme)
    for token in theme.tokenIDs where theme[token].isSound && theme[token].section.kind == .color {
      if theme[token].role == .decorative { continue }
      for background in theme.backgrounds(of: token) where theme[background].isSound {
        check(token, on: background, theme, &luminances, report)
      }
    }
  }

  private func check(
    _ token: TokenID, on background: TokenID, _ theme: Theme, _ luminances: inout LuminanceTable,
    _ report: (Diagnostic) -> Void
  ) {
    let use = theme[token].use.union(theme.useBelow(background))
    guard Int(use.appearanceMask) & Self.highContrast != 0 else { return }
    let isOpaque = theme.isOpaque(token) && theme.isOpaque(background)
    func ratio(_ combination: Int) -> Double {
      guard isOpaque else {
        return theme.contrastRatio(of: token, on: background, combination: combination)
      }
      return luminances.contrastRatio(of: token, on: background, in: theme, combination: combination)
    }
    var failures: [Failure] = []
    for column in 0..<use.columnCount {
      let combination = use.combination(ofColumn: column)
      guard combination & Self.highContrast != 0 else { continue }
      let (high, normal) = (ratio(combination), ratio(combination ^ Self.highContrast))
      if high < normal {
        let cell = theme.cell(of: token, combination: combination)
        failures.append(
          Failure(
            column: column, combination: combination, variant: theme.variant(of: token, giving: cell),
            high: high, normal: normal))
      }
    }
    for (variant, group) in failures.orderedGroups(by: \.variant) {
      if let finding = describe(token, on: background, variant, group, use, theme) { report(finding) }
    }
  }

  private func describe(
    _ token: TokenID, on background: TokenID, _ variant: Int?, _ failures: [Failure], _ use: TraitUse,
    _ theme: Theme
  ) -> Diagnostic? {
    guard let worst = failures.max(by: { $0.normal / $0.high < $1.normal / $1.high }) else { return nil }
    let texts = RatioText.ordered(worst.high, worst.normal)
    let traits = TraitSummary.text(of: failures.map(\.column), in: use) ?? "highContrast"
    func colors(_ combination: Int) -> String {
      let below = theme.stacks(from: background, combination: combination).first.map(RGBAColor.composite)
      return theme.color(of: token, combination: combination).hex + " on " + (below?.hex ?? "nothing")
    }
    return finding(
      "\(theme.path(of: token)) on \(theme.path(of: background)) has only \(texts.lesser):1 under \(traits), and "
        + "\(texts.greater):1 without high contrast",
      about: token, of: theme, at: variant.map { theme.origins.syntax.variants[$0].keySpan },
      help:
        "it is \(colors(worst.combination)), and \(colors(worst.combination ^ Self.highContrast)) without it; "
        + "let it stand out at least as much in high contrast")
  }

  private struct Failure {
    let column: Int
    let combination: Int
    /// The variant that wins; nil for the fallback.
    let variant: Int?
    let high: Double
    let normal: Double
  }
}
