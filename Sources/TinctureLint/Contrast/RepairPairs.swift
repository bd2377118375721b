import TinctureColor
import TinctureTheme

/// All the pairs in which the value of a variant takes part.
struct RepairPairs {
  private let theme: Theme
  private let need: ContrastNeed
  /// Who lies on a token, who takes its value from it as it is, and which surfaces have it as their content; made at the first
  /// need.
  private lazy var users = Users(theme)

  init(_ theme: Theme, _ need: ContrastNeed) {
    self.theme = theme
    self.need = need
  }

  /// The variant's colour on all that it must stand out from, seen from its own side.
  mutating func samples(of token: TokenID, _ variant: Int) -> [ContrastSample] {
    var samples: [ContrastSample] = []
    var seen: Set = [token]
    var open = [token]
    while let user = open.popLast() {
      samples += pairs(of: user).filter { isGiven(user, $0.combination, by: token, variant) }
      for next in users.copies[user.index] where seen.insert(next).inserted { open.append(next) }
    }
    return samples
  }

  /// Whether a token has too little contrast of its own where this variant gives its value.
  func fails(_ token: TokenID, _ variant: Int) -> Bool {
    theme[token].role != .decorative
      && theme.backgrounds(of: token).contains { !failures(of: token, variant, on: $0).isEmpty }
  }

  /// Where a token has too little contrast on a background and this variant gives its value.
  func failures(of token: TokenID, _ variant: Int, on background: TokenID) -> [ContrastSample] {
    guard theme[background].isSound else { return [] }
    return theme.contrastSamples(of: token, on: background, need: need).filter {
      !$0.isEnough
        && theme.variant(of: token, giving: theme.cell(of: token, combination: $0.combination)) == variant
    }
  }

  /// The content of a surface on all the fills on which it is the same.
  func samples(ofContent content: SurfaceContent, of surface: TokenID) -> [ContrastSample] {
    theme.contrastSamples(ofContentOf: surface, need: need)
      .filter { $0.content.expression == content.expression && $0.content.surface == content.surface }
      .map(\.sample)
  }

  private mutating func pairs(of token: TokenID) -> [ContrastSample] {
    var samples: [ContrastSample] = []
    if theme[token].role != .decorative {
      for background in theme.backgrounds(of: token) where theme[background].isSound {
        samples += theme.contrastSamples(of: token, on: background, need: need)
      }
    }
    for drawn in users.drawn[token.index] where theme[drawn].isSound && theme[drawn].section.kind == .color {
      // Contrast is the same from either side where both are opaque.
      samples += theme.contrastSamples(of: drawn, on: token, need: need).compactMap { sample in
        let background = sample.stack[0]
        guard sample.color.alpha >= 1, background.alpha >= 1,
          let ground = ContrastGround(below: background, [[sample.color]])
        else { return nil }
        return ContrastSample(
          column: sample.column, combination: sample.combination, color: background, ground: ground,
          need: sample.need)
      }
    }
    for surface in users.surfaces[token.index] where theme[surface].isSound {
      samples += theme.contrastSamples(ofContentOf: surface, need: need).filter { $0.content.token == token }
        .map(\.sample)
    }
    return samples
  }

  /// Whether a token has the value of a variant under a combination of traits, over plain references.
  private func isGiven(_ user: TokenID, _ combination: Int, by token: TokenID, _ variant: Int) -> Bool {
    var user = user
    while user != token {
      let own = theme.variant(of: user, giving: theme.cell(of: user, combination: combination))
      guard let own else { return false }
      let node = theme.origins.syntax.expressions[Int(theme.origins.syntax.variants[own].expression)]
      guard node.operation == .reference, let target = theme.target(ofReference: node.first) else {
        return false
      }
      user = target
    }
    return theme.variant(of: token, giving: theme.cell(of: token, combination: combination)) == variant
  }
}

/// By the number of a token, those that use it.
private struct Users {
  var drawn: [[TokenID]]
  var copies: [[TokenID]]
  var surfaces: [[TokenID]]

  init(_ theme: Theme) {
    let syntax = theme.origins.syntax
    drawn = Array(repeating: [], count: theme.tokens.count)
    copies = drawn
    surfaces = drawn
    func target(_ expression: Int32) -> TokenID? {
      guard expression >= 0, syntax.expressions[Int(expression)].operation == .reference else { return nil }
      return theme.target(ofReference: syntax.expressions[Int(expression)].first)
    }
    for token in theme.tokenIDs where theme[token].isSound {
      for background in theme.backgrounds(of: token) { drawn[background.index].append(token) }
      for variant in theme.variants(of: token) {
        let expression = syntax.variants[variant].expression
        if let target = target(expression) { copies[target.index].append(token) }
        let node = syntax.expressions[Int(expression)]
        guard theme[token].section.kind == .surface, node.operation == .composite else { continue }
        for operand in syntax.composites[Int(node.first)].operands {
          guard let target = target(syntax.operands[Int(operand)]), theme[target].section.kind == .color,
            surfaces[target.index].last != token
          else { continue }
          surfaces[target.index].append(token)
        }
      }
    }
  }
}
