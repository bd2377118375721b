import TinctureTheme

/// A variant must change something.
struct RedundantVariantRule: Rule {
  static let description = RuleDescription(
    id: "redundant-variant", name: "Redundant variant", category: .tidiness, severity: .warning, since: "0.2",
    rationale: """
      A variant without which the token would be the same under all traits is one more value to keep in step: whoever changes \
      the one and forgets the other makes a difference that nobody meant. Take it away. What only the cascade's last resort \
      would serve is not redundant: a `dark` that is as `light` says that this is meant.
      """,
    triggering: [
      RuleExample(
        """
        theme: Example
        colors:
          label:
            light: black
            dark: white
            ↓dark+highContrast: "#FFF"
        """),
      RuleExample(
        """
        theme: Example
        palette:
          ink: "#111"
        colors:
          label: { any: $palette.ink, ↓dark: "#111" }
        """),
      RuleExample(
        """
        theme: Example
        metrics:
          gap: { ↓any: 4, light: 8, dark: 6 }
        """),
    ],
    nonTriggering: [
      RuleExample(
        """
        theme: Example
        colors:
          label: { light: black, dark: black }
        """),
      RuleExample(
        """
        theme: Example
        colors:
          line: { any: gray, dark: white, highContrast: black, dark+highContrast: white }
        """),
    ])

  func check(_ theme: Theme, report: (Diagnostic) -> Void) {
    for token in theme.tokenIDs {
      guard let comparison = VariantComparison(theme, token) else { continue }
      // What goes is the more specific of two, and of two alike the later; each is judged without those that go.
      var rest = comparison.all
      var judged: VariantComparison.Selection = 0
      while let variant = mostSpecific(comparison, notIn: judged) {
        judged |= comparison.bit(variant)
        guard isRedundant(variant, rest, comparison) else { continue }
        rest &= ~comparison.bit(variant)
      }
      if rest == comparison.all { continue }
      // A variant that settles a conflict may be added at the same time, and would win where this one is gone.
      let isSettled = !comparison.mayBeAmbiguous || comparison.conflicts.isEmpty
      for variant in comparison.variants where !comparison.contains(rest, variant) {
        report(finding(variant, rest, comparison, canMend: isSettled))
      }
    }
  }

  private func mostSpecific(_ comparison: VariantComparison, notIn judged: VariantComparison.Selection)
    -> Int?
  {
    var result: Int?
    for variant in comparison.variants where !comparison.contains(judged, variant) {
      if let best = result,
        comparison.selector(best).specificity > comparison.selector(variant).specificity
      {
        continue
      }
      result = variant
    }
    return result
  }

  /// Whether the rest of the variants gives the same without one, and no less clearly.
  private func isRedundant(
    _ variant: Int, _ present: VariantComparison.Selection, _ comparison: VariantComparison
  ) -> Bool {
    let token = comparison.theme[comparison.token]
    let others = present & ~comparison.bit(variant)
    for column in 0..<token.use.columnCount {
      let combination = token.use.combination(ofColumn: column)
      guard comparison.selector(variant).matches(combination) else {
        let cell = comparison.theme.cells[Int(token.firstCell) + column]
        // Where none matches, another serves; which one hangs on those that are there.
        if cell.isSubstitute,
          comparison.theme.variant(of: comparison.token, giving: cell) == variant
        {
          return false
        }
        continue
      }
      // Where the cascade decides against it or for it, the author should first say what is meant.
      if comparison.isInConflict(variant, present, combination) { return false }
      guard let winner = comparison.winner(present, combination),
        let next = winner == variant ? comparison.winner(others, combination) : winner,
        next == winner || comparison.areSame(next, winner, combination)
      else { return false }
      if comparison.isAmbiguous(next, others, combination),
        !comparison.isAmbiguous(winner, present, combination)
      {
        return false
      }
    }
    return true
  }

  // MARK: Findings

  private func finding(
    _ variant: Int, _ rest: VariantComparison.Selection, _ comparison: VariantComparison, canMend: Bool
  ) -> Diagnostic {
    let (theme, token) = (comparison.theme, comparison.token)
    let use = theme[token].use
    var wins = false
    var serving: [String] = []
    for column in 0..<use.columnCount {
      let combination = use.combination(ofColumn: column)
      guard comparison.selector(variant).matches(combination) else { continue }
      wins = wins || comparison.winner(comparison.all, combination) == variant
      guard let winner = comparison.winner(rest, combination) else { continue }
      let name = "'\(comparison.key(winner))'"
      if !serving.contains(name) { serving.append(name) }
    }
    let more = serving.count > 4 ? " and \(serving.count - 4) more" : ""
    let others = serving.prefix(4).joined(separator: ", ") + more
    let key = comparison.key(variant)
    let path = theme.path(of: token)
    let edits = canMend ? VariantEditor(theme, token).removing(variant) : nil
    return finding(
      wins
        ? "'\(key)' of \(path) changes nothing, since \(others) \(serving.count == 1 ? "gives" : "give") the same"
        : "'\(key)' of \(path) never wins, since \(others) \(serving.count == 1 ? "is" : "are") the more specific",
      about: token, of: theme, at: theme.origins.syntax.variants[variant].keySpan,
      help: "take the variant away", fixIts: edits.map { [FixIt("take '\(key)' away", $0)] } ?? [])
  }
}
