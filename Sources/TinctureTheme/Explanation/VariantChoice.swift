import Tincture

/// How the cascade chose one of a token's variants under a combination of traits.
package struct VariantChoice: Sendable, Hashable {
  /// A trait that no variant matched, so that it was taken at its default.
  package struct Reset: Sendable, Hashable {
    package let trait: TraitCollection.Trait
    /// The terms that the trait had and that it was taken as, such as `dark` and `light`.
    package let from: String
    package let to: String
  }

  /// A variant that matched, too, and lost to the winner.
  package struct Loser: Sendable, Hashable {
    /// In `ThemeSyntax.variants`.
    package let variant: Int
    package let reason: Reason
  }

  /// Why the winner beats another variant that matches.
  package enum Reason: Sendable, Hashable {
    /// It names a trait that the other does not.
    case names(TraitCollection.Trait)
    /// It names the first trait, and the other only the second, which comes after it.
    case precedes(TraitCollection.Trait, TraitCollection.Trait)
    /// It names one size, and the other a range.
    case singleSize
    /// Its range of sizes is narrower.
    case narrowerSizes
    /// It is as specific, and stands after the other.
    case writtenLater
  }

  /// In `ThemeSyntax.variants`; nil where the token's `fallback` serves.
  package let winner: Int?
  /// Whether the winner is the token's bare value, which serves all traits.
  package let isBare: Bool
  /// In the order in which they are written.
  package let losers: [Loser]
  /// The variants that do not match, in the order in which they are written.
  package let others: [Int]
  /// What was reset before a variant matched, the first first; also where none did then.
  package let resets: [Reset]
}

extension Theme {
  /// How the variant of a token was chosen under a combination of traits.
  ///
  /// - Precondition: the token is sound.
  package func variantChoice(of token: TokenID, combination: Int) -> VariantChoice {
    let variants = variants(of: token)
    let syntax = origins.syntax.variants
    let winner = variant(of: token, giving: cell(of: token, combination: combination))
    var combination = combination
    var resets: [VariantChoice.Reset] = []
    for (trait, reset) in TraitTables.resets {
      if variants.contains(where: { syntax[$0].selector.matches(combination) }) { break }
      let next = reset(combination)
      if next == combination { continue }
      resets.append(.init(trait: trait, from: trait.term(in: combination), to: trait.term(in: next)))
      combination = next
    }
    let matching = variants.filter { syntax[$0].selector.matches(combination) }
    return VariantChoice(
      winner: winner, isBare: winner.map { syntax[$0].key == nil } ?? false,
      losers: matching.filter { $0 != winner }.compactMap { loser in
        winner.map {
          .init(variant: loser, reason: Self.reason(syntax[$0].selector, syntax[loser].selector))
        }
      },
      others: variants.filter { !matching.contains($0) }, resets: resets)
  }

  /// Why one selector beats another when both match.
  private static func reason(_ winner: TraitSelector, _ loser: TraitSelector) -> VariantChoice.Reason {
    let appearance = TraitCollection.Trait.byPriority.filter { $0.bit != 0 }
    func names(_ selector: TraitSelector, _ trait: TraitCollection.Trait) -> Bool {
      trait.bit == 0 ? selector.sizeRank != 0 : selector.mask & trait.bit != 0
    }
    let decisive = appearance.first { names(winner, $0) != names(loser, $0) }
    if decisive == nil, winner.sizeRank != 0, loser.sizeRank != 0 {
      if winner.sizeRank == loser.sizeRank { return .writtenLater }
      return winner.isSingleSize ? .singleSize : .narrowerSizes
    }
    let trait = decisive ?? .preferredContentSizeCategory
    // Two that name no size are told apart by their terms, or are the same.
    guard names(winner, trait) else { return .writtenLater }
    let rival = TraitCollection.Trait.byPriority.drop { $0 != trait }.first {
      names(loser, $0) && !names(winner, $0)
    }
    return rival.map { .precedes(trait, $0) } ?? .names(trait)
  }

  /// A variant's key as it is written; `any` for a bare value.
  package func key(ofVariant variant: Int) -> String {
    origins.syntax.variants[variant].key.map(names.string) ?? "any"
  }
}

extension TraitCollection.Trait {
  /// All traits, the most important first.
  package static var byPriority: [Self] { allCases }

  /// The trait in a sentence.
  package var phrase: String {
    switch self {
    case .userInterfaceStyle: "style"
    case .accessibilityContrast: "contrast"
    case .userInterfaceLevel: "level"
    case .displayGamut: "gamut"
    case .preferredContentSizeCategory: "size"
    }
  }

  /// The trait's bit in an appearance (see `TraitUse`); 0 for the size.
  var bit: UInt8 {
    switch self {
    case .userInterfaceStyle: 8
    case .accessibilityContrast: 4
    case .userInterfaceLevel: 2
    case .displayGamut: 1
    case .preferredContentSizeCategory: 0
    }
  }

  /// The trait's term in a combination.
  func term(in combination: Int) -> String {
    if bit == 0 { return "\(TraitTerm.sizeName(combination >> 4))" }
    let term = TraitTerm.appearance(bit: bit, isSet: combination & Int(bit) != 0)
    return TraitTerm.named.first { $0.term == term }.map { "\($0.name)" } ?? ""
  }
}
