import TinctureTheme

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

  /// The traits of the token that groups before one have.
  private func traits(before group: TraitAxes) -> TraitUse {
    groups.prefix { $0 != group }.reduce(TraitAxes()) { $0.union($1) }.part(of: spellings.uses[token.index])
  }

  /// The effect of a group at a column of its part of the token's traits; later groups are at their defaults.
  func effect(of group: TraitAxes, at column: Int) -> Effect {
    let others = traits(before: group)
    let combination = group.part(of: spellings.uses[token.index]).combination(ofColumn: column)
    let first = spellings[token, combination]
    var isSame = true
    var isConstant = true
    for column in 0..<others.columnCount {
      let other = others.combination(ofColumn: column)
      let spelling = spellings[token, group.joined(combination, other)]
      if spelling != spellings[token, other] { isSame = false }
      if spelling != first { isConstant = false }
    }
    return isSame ? .none : isConstant ? .change(first) : .joint(group.union(TraitAxes(others)))
  }

  /// What of a group's layers changes the token, each layer on top of those before it that serve the same context.
  ///
  /// - Parameter layers: their combinations in the order in which they apply.
  /// - Returns: nil where a layer would have to bring back what earlier groups gave, which none can.
  func changes(by group: TraitAxes, _ layers: [Int]) -> [(layer: Int, spelling: Spelling)]? {
    let use = group.part(of: spellings.uses[token.index])
    guard use != .none else { return [] }
    let isAlone = traits(before: group) == .none
    let defaultSpelling = spellings[token, TraitUse.defaultCombination]
    let effects = (0..<use.columnCount).map { column -> Spelling? in
      if isAlone {
        let spelling = spellings[token, use.combination(ofColumn: column)]
        return spelling == defaultSpelling ? nil : spelling
      }
      guard case .change(let spelling) = effect(of: group, at: column) else { return nil }
      return spelling
    }
    var changes: [(layer: Int, spelling: Spelling)] = []
    for (index, layer) in layers.enumerated() {
      // A layer of other traits changes nothing of the token.
      guard layer & 15 & ~Int(use.appearanceMask) == 0,
        layer >> 4 == TraitUse.defaultSize || use.sizeBreaks != 0
      else { continue }
      let wanted = effects[use.column(of: layer)]
      let current = changes.last { ResolverPlan.Layer.serves(layers[$0.layer], layer) }?.spelling
      if wanted == current { continue }
      if let wanted {
        changes.append((index, wanted))
      } else if isAlone {
        changes.append((index, defaultSpelling))
      } else {
        return nil
      }
    }
    return changes
  }
}
