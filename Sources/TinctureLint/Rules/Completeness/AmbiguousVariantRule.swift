import TinctureTheme

/// Where two variants match, one should be the more specific.
struct AmbiguousVariantRule: Rule {
  static let description = RuleDescription(
    id: "ambiguous-variant", name: "Ambiguous variant", category: .completeness, severity: .warning,
    since: "0.2",
    rationale: """
      `dark` and `highContrast` both match a dark interface in high contrast, and neither says more of it than the other. The \
      cascade then takes the variant that names the more important trait, which the author may not have meant. Add the variant \
      that names both, such as `dark+highContrast`.
      """,
    triggering: [
      RuleExample(
        """
        theme: Example
        colors:
          line:
            any: "#CCC"
            dark: "#444"
            ↓highContrast: black
        """),
      RuleExample(
        """
        theme: Example
        metrics:
          gap: { any: 8, highContrast: 10, ↓accessibility: 14 }
        """),
    ],
    nonTriggering: [
      RuleExample(
        """
        theme: Example
        colors:
          line:
            any: "#CCC"
            dark: "#444"
            highContrast: black
            dark+highContrast: white
        """),
      RuleExample(
        """
        theme: Example
        metrics:
          edge: { any: 0, dark: 4, highContrast: 4 }
        """),
    ])

  func check(_ theme: Theme, report: (Diagnostic) -> Void) {
    for token in theme.tokenIDs {
      guard let comparison = VariantComparison(theme, token), comparison.mayBeAmbiguous else { continue }
      // Two conflicts may be settled by one variant, which is added once.
      var added = Set<TraitSelector>()
      for conflict in comparison.conflicts { report(finding(conflict, comparison, &added)) }
    }
  }

  // MARK: Findings

  private func finding(
    _ conflict: VariantComparison.Conflict, _ comparison: VariantComparison, _ added: inout Set<TraitSelector>
  ) -> Diagnostic {
    let (theme, token) = (comparison.theme, comparison.token)
    let (winner, loser) = (comparison.key(conflict.winner), comparison.key(conflict.loser))
    let syntax = theme.origins.syntax
    let traits = TraitSummary.text(of: conflict.columns, in: theme[token].use)
    let combined = CombinedKey(
      winner, comparison.selector(conflict.winner), loser, comparison.selector(conflict.loser))
    return finding(
      "'\(winner)' and '\(loser)' of \(theme.path(of: token)) both match"
        + (traits.map { " \($0)" } ?? " some traits")
        + ", and '\(winner)' wins only by \(reason(conflict, comparison))",
      about: token, of: theme, at: syntax.variants[max(conflict.winner, conflict.loser)].keySpan,
      related: [
        .init("the other is here", at: syntax.variants[min(conflict.winner, conflict.loser)].keySpan)
      ],
      help: combined.map { "say which value is meant there: add '\($0.text)'" }
        ?? "say which value is meant there: add a variant that is more specific than both",
      fixIts: combined.map {
        added.insert($0.selector).inserted ? fixes(conflict, $0, comparison) : []
      } ?? [])
  }

  /// Why the cascade takes the winner.
  private func reason(_ conflict: VariantComparison.Conflict, _ comparison: VariantComparison) -> String {
    let winner = comparison.selector(conflict.winner)
    let loser = comparison.selector(conflict.loser)
    let own = winner.mask & ~loser.mask
    let others = loser.mask & ~winner.mask
    guard own != 0 else {
      return winner.specificity == loser.specificity
        ? "standing later" : "the narrower range of text sizes"
    }
    let other = others == 0 ? "the text size" : Self.traitName(others)
    return "the rule that \(Self.traitName(own)) comes before \(other)"
  }

  /// The most important of some traits.
  private static func traitName(_ mask: UInt8) -> String {
    if mask & 8 != 0 { return "the interface style" }
    if mask & 4 != 0 { return "the contrast" }
    return mask & 2 != 0 ? "the level" : "the display gamut"
  }

  /// The combined variant with either value. Which is meant, only a person knows.
  private func fixes(
    _ conflict: VariantComparison.Conflict, _ combined: CombinedKey, _ comparison: VariantComparison
  ) -> [FixIt] {
    let theme = comparison.theme
    guard comparison.isHarmless(adding: combined.selector, like: conflict.winner) else { return [] }
    let fixes = [conflict.winner, conflict.loser].compactMap { variant -> FixIt? in
      guard let value = VariantEditor.line(of: theme.origins.syntax.variants[variant], in: theme),
        let edits = VariantEditor(theme, comparison.token).inserting(
          [(combined.text, value)], after: max(conflict.winner, conflict.loser))
      else { return nil }
      return FixIt("add '\(combined.text)' with the value of '\(comparison.key(variant))'", edits)
    }
    return fixes.count == 2 ? fixes : []
  }
}
