import TinctureColor
import TinctureTheme

/// In the dark, what is raised is lighter.
struct ElevatedNotLighterRule: Rule {
  static let description = RuleDescription(
    id: "elevated-not-lighter", name: "Elevated not lighter", category: .readability, severity: .warning,
    since: "0.2",
    rationale: """
      In a dark interface shadows cannot be seen, so a sheet or a popover is lighter than what it lies over, as if it were \
      nearer to the light. A background that is darker when elevated looks like a hole. Colours that others are drawn on (that \
      an `on` names) and that vary by level are compared, all other traits equal: the elevated one must not have less \
      luminance than the base one. Make the variant for `elevated` lighter, or that for the base level darker.
      """,
    triggering: [
      RuleExample(
        """
        theme: Example
        colors:
          page:
            light: white
            dark: "#222"
            ↓dark+elevated: black
          label: { light: black, dark: white, on: $colors.page }
        """)
    ],
    nonTriggering: [
      RuleExample(
        """
        theme: Example
        colors:
          page:
            any: white
            elevated: "#EEE"
            dark: black
            dark+elevated: "#1C1C1E"
          label: { light: black, dark: white, on: $colors.page }
          shadow: { any: "#222", elevated: black }
        """)
    ])

  private static let elevated = 2

  func check(_ theme: Theme, report: (Diagnostic) -> Void) {
    var isBackground = [Bool](repeating: false, count: theme.tokens.count)
    for token in theme.tokenIDs {
      for background in theme.backgrounds(of: token) { isBackground[background.index] = true }
    }
    for token in theme.tokenIDs
    where isBackground[token.index] && theme[token].isSound && theme[token].section.kind == .color
      && Int(theme[token].use.appearanceMask) & Self.elevated != 0
    {
      check(token, isBackground, theme, report)
    }
  }

  private func check(
    _ token: TokenID, _ isBackground: [Bool], _ theme: Theme, _ report: (Diagnostic) -> Void
  ) {
    // What does not vary by style is so in the dark as well.
    let use = theme.useBelow(token).union(TraitUse(appearanceMask: 8, sizeBreaks: 0))
    var failures: [Failure] = []
    for column in 0..<use.columnCount {
      let combination = use.combination(ofColumn: column)
      guard TraitUse.isDark(combination), combination & Self.elevated != 0 else { continue }
      let (raised, base) = (combination, combination ^ Self.elevated)
      let (luminance, baseLuminance) = (theme.luminance(of: token, raised), theme.luminance(of: token, base))
      guard luminance < baseLuminance else { continue }
      // What another background gives is reported there.
      let origin = theme.origin(of: token, combination: raised).token
      if origin != token, isBackground[origin.index] { continue }
      let cell = theme.cell(of: token, combination: raised)
      failures.append(
        Failure(
          column: column, combination: raised, variant: theme.variant(of: token, giving: cell),
          luminance: luminance, baseLuminance: baseLuminance))
    }
    for (variant, group) in failures.orderedGroups(by: \.variant) {
      if let finding = describe(token, variant, group, use, theme) { report(finding) }
    }
  }

  private func describe(
    _ token: TokenID, _ variant: Int?, _ failures: [Failure], _ use: TraitUse, _ theme: Theme
  ) -> Diagnostic? {
    guard let worst = failures.max(by: { $0.fall < $1.fall }) else { return nil }
    let texts = RatioText.ordered(worst.luminance, worst.baseLuminance)
    let traits = TraitSummary.text(of: failures.map(\.column), in: use) ?? "dark+elevated"
    let raised = theme.color(of: token, combination: worst.combination).hex
    let base = theme.color(of: token, combination: worst.combination ^ Self.elevated).hex
    return finding(
      "\(theme.path(of: token)) is darker under \(traits) than at the base level: \(raised) has a luminance "
        + "of \(texts.lesser)%, and \(base) of \(texts.greater)%",
      about: token, of: theme, at: variant.map { theme.origins.syntax.variants[$0].keySpan },
      help: "make the elevated variant lighter than \(base), since shadows cannot be seen in the dark")
  }

  private struct Failure {
    let column: Int
    let combination: Int
    /// The variant that wins; nil for the fallback.
    let variant: Int?
    /// In percent.
    let luminance: Double
    let baseLuminance: Double

    var fall: Double { baseLuminance - luminance }
  }
}

extension Theme {
  /// The luminance of a background as drawn, in percent; of several ways in which it may lie over others, the least.
  fileprivate func luminance(of background: TokenID, _ combination: Int) -> Double {
    let stacks = stacks(from: background, combination: combination)
    return Grounds.colors(of: stacks).reduce(100) { min($0, $1.relativeLuminance * 100) }
  }
}
