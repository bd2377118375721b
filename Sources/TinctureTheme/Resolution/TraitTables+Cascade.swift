import Tincture

/// Which variant gives a cell its value.
extension TraitTables {
  /// The variant that gives a cell its value; nil when none does.
  func choice(of token: Int, _ column: Int) -> Choice? {
    let declaration = merged.tokens[token]
    let fallback = syntax.tokens[declaration].fallback
    if column == uses[token].columnCount, let fallback {
      return Choice(expression: fallback, variant: .fallback, isFallback: true)
    }
    var combination = combination(token, column)
    var resets = Self.resets[...]
    var isSubstitute = false
    while true {
      if let winner = winner(syntax.tokens[declaration].variants, combination) {
        let variant = syntax.variants[winner]
        return Choice(
          expression: variant.expression, variant: variant.key.map(Cell.Variant.key) ?? .bare,
          isSubstitute: isSubstitute)
      }
      while let reset = resets.first?.reset, reset(combination) == combination { resets.removeFirst() }
      guard let reset = resets.first?.reset else { break }
      combination = reset(combination)
      isSubstitute = true
    }
    return fallback.map { Choice(expression: $0, variant: .fallback, isSubstitute: isSubstitute) }
  }

  /// Sets one trait to its default, the least important first.
  static let resets: [(trait: TraitCollection.Trait, reset: @Sendable (Int) -> Int)] = [
    (.preferredContentSizeCategory, { TraitUse.defaultSize << 4 | $0 & 15 }), (.displayGamut, { $0 & ~1 }),
    (.userInterfaceLevel, { $0 & ~2 }), (.accessibilityContrast, { $0 & ~4 }),
    (.userInterfaceStyle, { $0 & ~8 }),
  ]

  /// The number of the most specific variant that matches; of two that are as specific, the one written later.
  func winner(_ variants: Range<Int32>, _ combination: Int) -> Int? {
    var winner: Int?
    var best: UInt16 = 0
    for number in Int(variants.lowerBound)..<Int(variants.upperBound)
    where syntax.variants[number].selector.matches(combination) {
      let specificity = syntax.variants[number].selector.specificity
      guard specificity >= best else { continue }
      (winner, best) = (number, specificity)
    }
    return winner
  }
}
