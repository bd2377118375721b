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
    /// What each column changes; nothing at the default.
    var changes: [[Change]]

    /// The column of all defaults.
    var defaultColumn: Int { use.column(of: TraitUse.defaultCombination) }
  }

  /// A token's value in a context.
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
      groups = groups.filter { $0.isDisjoint(with: joint) } + [groups.reduce(joint) { $1.isDisjoint(with: joint) ? $0 : $0.union($1) }]
      // The most important trait of a group decides its place.
      groups.sort { $0.rawValue < $1.rawValue }
    }
    modifiers = groups.map { group in
      let use = uses.reduce(TraitUse.none) { $0.union(group.part(of: $1)) }
      return Modifier(axes: group, use: use, changes: Array(repeating: [], count: use.columnCount))
    }
    for token in theme.tokenIDs where uses[token.index] != .none {
      for index in modifiers.indices { addChanges(of: token, toModifier: index, groups, spellings) }
    }
  }

  private mutating func addChanges(
    of token: TokenID, toModifier index: Int, _ groups: [TraitAxes], _ spellings: TokenSpellings
  ) {
    let use = modifiers[index].axes.part(of: spellings.uses[token.index])
    guard use != .none else { return }
    let variation = TokenVariation(token, spellings, groups)
    var changes = [Spelling?](repeating: nil, count: use.columnCount)
    for column in changes.indices {
      if case .change(let spelling) = variation.effect(of: groups[index], at: column) {
        changes[column] = spelling
      }
    }
    for column in modifiers[index].changes.indices {
      let combination = modifiers[index].use.combination(ofColumn: column)
      guard let spelling = changes[use.column(of: combination)] else { continue }
      modifiers[index].changes[column].append(Change(token: token, spelling: spelling))
    }
  }

  /// Traits of different groups by which a token varies jointly; nil where there are none.
  private static func joint(
    _ groups: [TraitAxes], _ spellings: TokenSpellings, _ theme: Theme
  ) -> TraitAxes? {
    var done = Set<TraitAxes>()
    for token in theme.tokenIDs where spellings.uses[token.index] != .none {
      let axes = TraitAxes(spellings.uses[token.index])
      if groups.contains(where: { $0.isSuperset(of: axes) }) || done.contains(axes) { continue }
      let variation = TokenVariation(token, spellings, groups)
      for group in groups where !group.isDisjoint(with: axes) {
        for column in 0..<group.part(of: spellings.uses[token.index]).columnCount {
          if case .joint(let others) = variation.effect(of: group, at: column) { return others }
        }
      }
    }
    return nil
  }
}

/// How a token varies by groups of traits, of which the later overrule the earlier.
struct TokenVariation {
  private let token: TokenID
  private let spellings: TokenSpellings
  private let groups: [TraitAxes]

  /// What a group of traits does to a token's value.
  enum Effect {
    /// What the groups before it make of it stays.
    case none
    /// It has this value, whatever the groups before it make of it.
    case change(Spelling)
    /// It has several values, by these traits together.
    case joint(TraitAxes)
  }

  init(_ token: TokenID, _ spellings: TokenSpellings, _ groups: [TraitAxes]) {
    self.token = token
    self.spellings = spellings
    self.groups = groups
  }

  /// The effect of a group at a column of its part of the token's traits; later groups are at their defaults.
  func effect(of group: TraitAxes, at column: Int) -> Effect {
    let use = spellings.uses[token.index]
    let earlier = groups.prefix { $0 != group }.reduce(TraitAxes()) { $0.union($1) }
    let (own, rest) = (group.part(of: use), earlier.part(of: use))
    let combination = own.combination(ofColumn: column)
    var isSame = true
    var isConstant = true
    let first = spellings[token, combination]
    for column in 0..<rest.columnCount {
      let other = rest.combination(ofColumn: column)
      let spelling = spellings[token, group.joined(combination, other)]
      if spelling != spellings[token, other] { isSame = false }
      if spelling != first { isConstant = false }
    }
    return isSame ? .none : isConstant ? .change(first) : .joint(group.union(TraitAxes(rest)))
  }
}
