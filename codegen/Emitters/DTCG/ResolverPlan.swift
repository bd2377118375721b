import TinctureTheme

/// What a resolver document has to say: its modifiers, and what their contexts change.
///
/// Of several modifiers that change a token the last one wins. They stand in the order of the cascade, the style last, so
/// that a token with `dark` and `highContrast` needs no more than a modifier for each. Where a token has values that no
/// order of independent modifiers gives, their traits share one.
struct ResolverPlan {
  /// A modifier, the contexts of which are all combinations of its traits.
  struct Modifier {
    let axes: TraitAxes
    /// The traits that make a difference: contexts of one column change the same.
    let use: TraitUse
    /// What differs by one or more of its traits, in the order in which it applies. A context takes all layers whose terms
    /// are its own: dark and high contrast that of dark, that of high contrast, and that of both.
    var layers: [Layer]

    /// Whether a context takes a layer.
    func serves(_ layer: Layer, _ context: Int) -> Bool {
      Layer.serves(layer.combination, use.combination(ofColumn: use.column(of: context)))
    }
  }

  /// What some terms change, for all contexts that have them.
  struct Layer {
    /// The terms that are not the default, and the others at their defaults.
    let combination: Int
    var changes: [Change] = []

    /// Whether a context of some terms takes a layer of others.
    static func serves(_ layer: Int, _ context: Int) -> Bool {
      layer & 15 & ~context == 0 && (layer >> 4 == TraitUse.defaultSize || layer >> 4 == context >> 4)
    }

    /// Whether the layer of some terms stands before that of others: with fewer terms, else with less important ones.
    static func appliesBefore(_ left: Int, _ right: Int) -> Bool {
      func rank(_ combination: Int) -> (Int, Int, Int) {
        let size = combination >> 4 == TraitUse.defaultSize ? 0 : 1
        return ((combination & 15).nonzeroBitCount + size, combination & 15, combination >> 4)
      }
      return rank(left) < rank(right)
    }
  }

  /// A token's value in a layer.
  struct Change {
    let token: TokenID
    let spelling: Spelling
  }

  /// In the order in which they apply.
  private(set) var modifiers: [Modifier] = []

  init(_ theme: Theme, _ spellings: TokenSpellings) {
    let uses = spellings.uses
    let all = uses.reduce(TraitUse.none) { $0.union($1) }
    var groups = TraitAxes.each.filter { !$0.isDisjoint(with: TraitAxes(all)) }
    while let joint = Self.joint(groups, spellings, theme) {
      let united = groups.reduce(joint) { $1.isDisjoint(with: joint) ? $0 : $0.union($1) }
      groups.removeAll { !$0.isDisjoint(with: united) }
      groups.append(united)
      // The most important trait of a group decides its place.
      groups.sort { $0.rawValue < $1.rawValue }
    }
    modifiers = groups.map { group in
      let use = group.part(of: all)
      let combinations = (0..<use.columnCount).map { use.combination(ofColumn: $0) }
      return Modifier(
        axes: group, use: use,
        layers: combinations.sorted(by: Layer.appliesBefore).map { Layer(combination: $0) })
    }
    let layers = modifiers.map { $0.layers.map(\.combination) }
    for token in theme.tokenIDs where uses[token.index] != .none {
      let variation = TokenVariation(token, spellings, groups)
      for index in modifiers.indices {
        for (layer, spelling) in variation.changes(by: groups[index], layers[index]) ?? [] {
          modifiers[index].layers[layer].changes.append(Change(token: token, spelling: spelling))
        }
      }
    }
    for index in modifiers.indices { modifiers[index].layers.removeAll { $0.changes.isEmpty } }
  }

  /// Traits of different groups by which a token varies jointly; nil where there are none.
  private static func joint(
    _ groups: [TraitAxes], _ spellings: TokenSpellings, _ theme: Theme
  ) -> TraitAxes? {
    for token in theme.tokenIDs where spellings.uses[token.index] != .none {
      let use = spellings.uses[token.index]
      let axes = TraitAxes(use)
      if groups.contains(where: { $0.isSuperset(of: axes) }) { continue }
      let variation = TokenVariation(token, spellings, groups)
      for group in groups where !group.isDisjoint(with: axes) {
        let part = group.part(of: use)
        let combinations = (0..<part.columnCount).map { part.combination(ofColumn: $0) }
        for column in combinations.indices {
          if case .joint(let others) = variation.effect(of: group, at: column) { return others }
        }
        let layers = combinations.sorted(by: Layer.appliesBefore)
        if variation.changes(by: group, layers) == nil { return axes }
      }
    }
    return nil
  }
}
