import TinctureTheme

/// Who wins among a token's variants, and who would if some of them were not there or another were.
struct VariantComparison {
  /// More variants of one token are not compared: no person writes them.
  static let mostVariants = 64

  let theme: Theme
  let token: TokenID
  /// In `ThemeSyntax.variants`.
  let variants: Range<Int>

  /// A set of a token's variants, a bit each.
  typealias Selection = UInt64

  /// Nil for a token whose variants cannot compete: one alone, or too many.
  init?(_ theme: Theme, _ token: TokenID) {
    let variants = theme.variants(of: token)
    guard theme[token].isSound, variants.count > 1, variants.count <= Self.mostVariants else { return nil }
    self.theme = theme
    self.token = token
    self.variants = variants
  }

  /// All variants.
  var all: Selection { variants.count == 64 ? .max : 1 << UInt64(variants.count) - 1 }

  func selector(_ variant: Int) -> TraitSelector { theme.origins.syntax.variants[variant].selector }

  /// A variant's key as written.
  func key(_ variant: Int) -> String {
    theme.origins.syntax.variants[variant].key.map(theme.names.string) ?? "any"
  }

  /// The set of one variant.
  func bit(_ variant: Int) -> Selection { 1 << UInt64(variant - variants.lowerBound) }

  func contains(_ selection: Selection, _ variant: Int) -> Bool { selection & bit(variant) != 0 }

  /// What a variant gives, or would, under a combination of traits.
  func value(of variant: Int, _ combination: Int) -> VariantValue? {
    VariantValue(
      theme, theme.origins.syntax.variants[variant].expression, of: theme[token].section.kind, combination)
  }

  /// Whether two variants are known to give the same under a combination.
  func areSame(_ first: Int, _ second: Int, _ combination: Int) -> Bool {
    if theme[token].section.kind == .color {
      let variants = theme.origins.syntax.variants
      guard let color = VariantValue.color(theme, variants[first].expression, combination) else {
        return false
      }
      return color == VariantValue.color(theme, variants[second].expression, combination)
    }
    guard let value = value(of: first, combination) else { return false }
    return value == self.value(of: second, combination)
  }

  /// The variant that the cascade takes of those that match; nil where none does.
  func winner(_ present: Selection, _ combination: Int) -> Int? {
    var winner: Int?
    var best: UInt16 = 0
    for variant in variants where contains(present, variant) {
      let selector = selector(variant)
      guard selector.matches(combination), selector.specificity >= best else { continue }
      (winner, best) = (variant, selector.specificity)
    }
    return winner
  }

  // MARK: Rivals

  /// Whether some variants match together and neither of them is the more specific in every trait.
  var mayBeAmbiguous: Bool {
    for first in variants {
      for second in variants where second > first {
        let (one, other) = (selector(first), selector(second))
        if one.overlaps(other), !one.isWithin(other), !other.isWithin(one) { return true }
      }
    }
    return false
  }

  /// The variants that match beside the winner, without it being the more specific in every trait; of those that are more
  /// specific than each other, the most specific.
  func rivals(of winner: Int, _ present: Selection, _ combination: Int) -> Selection {
    var rivals: Selection = 0
    for variant in variants where variant != winner && contains(present, variant) {
      let selector = selector(variant)
      guard selector.matches(combination), !self.selector(winner).isWithin(selector) else { continue }
      let isSurpassed = variants.contains { other in
        other != variant && other != winner && contains(present, other)
          && self.selector(other).matches(combination) && self.selector(other).isWithin(selector)
          && !selector.isWithin(self.selector(other))
      }
      if !isSurpassed { rivals |= bit(variant) }
    }
    return rivals
  }

  /// Whether the cascade decides between variants that give different values.
  func isAmbiguous(_ winner: Int, _ present: Selection, _ combination: Int) -> Bool {
    let rivals = rivals(of: winner, present, combination)
    return rivals != 0
      && variants.contains { contains(rivals, $0) && !areSame(winner, $0, combination) }
  }

  /// Whether the cascade decides between a variant and others that give different values.
  func isInConflict(_ variant: Int, _ present: Selection, _ combination: Int) -> Bool {
    guard let winner = winner(present, combination) else { return false }
    if winner == variant { return isAmbiguous(winner, present, combination) }
    return contains(rivals(of: winner, present, combination), variant)
      && !areSame(winner, variant, combination)
  }

  /// Two variants of which the cascade takes one, and the columns in which it matters.
  struct Conflict {
    let winner: Int
    let loser: Int
    var columns: [Int]
  }

  /// All conflicts, in the order of the columns.
  var conflicts: [Conflict] {
    var conflicts: [Conflict] = []
    let use = theme[token].use
    for column in 0..<use.columnCount {
      let combination = use.combination(ofColumn: column)
      guard let winner = winner(all, combination) else { continue }
      let rivals = rivals(of: winner, all, combination)
      if rivals == 0 { continue }
      for loser in variants where contains(rivals, loser) && !areSame(winner, loser, combination) {
        if let place = conflicts.firstIndex(where: { $0.winner == winner && $0.loser == loser }) {
          conflicts[place].columns.append(column)
        } else {
          conflicts.append(Conflict(winner: winner, loser: loser, columns: [column]))
        }
      }
    }
    return conflicts
  }

  // MARK: Another variant

  /// Whether a variant with the value of an existing one, and with these terms, would change nothing.
  func isHarmless(adding selector: TraitSelector, like variant: Int) -> Bool {
    let use = theme[token].use.union(selector.use)
    return (0..<use.columnCount).allSatisfy { column in
      let combination = use.combination(ofColumn: column)
      guard selector.matches(combination) else { return true }
      guard let winner = winner(all, combination) else { return false }
      return winner == variant || self.selector(winner).specificity > selector.specificity
        || areSame(winner, variant, combination)
    }
  }
}

extension TraitSelector {
  /// Whether there are traits that both match.
  func overlaps(_ other: TraitSelector) -> Bool {
    (bits ^ other.bits) & mask & other.mask == 0 && sizes.overlaps(other.sizes)
  }

  /// Whether it is, trait by trait, as specific as another at least. Both match the same traits.
  func isWithin(_ other: TraitSelector) -> Bool {
    mask & other.mask == other.mask && other.sizes.lowerBound <= sizes.lowerBound
      && sizes.upperBound <= other.sizes.upperBound
  }

  /// Whether it has a term for the size.
  var hasSize: Bool { sizes != 0...11 }
}
