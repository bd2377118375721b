import TinctureColor
import TinctureTheme

/// A colour on what it is drawn on, under one combination of traits.
struct ContrastSample: Sendable {
  /// The column of the traits in the `TraitUse` that was walked.
  var column: Int
  var combination: Int
  var color: RGBAColor
  /// What is below it.
  var ground: ContrastGround
  var need: Double

  /// The ratio on the worst background.
  var ratio: Double { ground.ratio }

  /// The worst background, the topmost colour first.
  var stack: [RGBAColor] { ground.worstStack }

  var isEnough: Bool { ratio >= need }
}

extension ContrastSample {
  /// How much of the needed ratio there is; the less, the worse.
  var lack: Double { ratio / need }
}

/// All that may show below a colour, and how well the colour stands out from it.
struct ContrastGround: Sendable {
  /// The ways in which backgrounds may lie over each other, the topmost first; of a gradient there is one for each stop.
  private(set) var stacks: [[RGBAColor]]
  private var worst = 0
  /// The least contrast ratio of the colour on any of them.
  private(set) var ratio = 21.0

  /// The one on which the colour has the least contrast.
  var worstStack: [RGBAColor] { stacks[worst] }

  /// Measures a colour; nil where there is nothing below it.
  init?(below color: RGBAColor, _ stacks: [[RGBAColor]]) {
    guard !stacks.isEmpty else { return nil }
    self.stacks = stacks
    for (number, stack) in stacks.enumerated() {
      let ratio = color.contrastRatio(over: stack)
      if ratio < self.ratio { (worst, self.ratio) = (number, ratio) }
    }
  }
}

extension Theme {
  /// The traits that a pair's contrast may vary by: those of both, of what a translucent background lies on, of the font, and
  /// the contrast that the person asks for.
  func contrastUse(of token: TokenID, on background: TokenID) -> TraitUse {
    self[token].use.union(useBelow(background)).union(useOfRole(of: token))
      .union(TraitUse(appearanceMask: 4, sizeBreaks: 0))
  }

  /// The traits by which what shows at a background may vary.
  func useBelow(_ background: TokenID) -> TraitUse {
    layers(from: background).reduce(TraitUse.none) { $0.union(self[$1].use) }
  }

  /// A background and, where it lets something through, all that may show below it.
  func layers(from background: TokenID) -> [TokenID] {
    if isOpaque(background) { return [background] }
    var layers = [background]
    var next = 0
    while next < layers.count {
      if !isOpaque(layers[next]) {
        for below in backgrounds(of: layers[next]) where !layers.contains(below) { layers.append(below) }
      }
      next += 1
    }
    return layers
  }

  /// Whether a token is a colour that nothing shows through, under all traits.
  func isOpaque(_ token: TokenID) -> Bool {
    guard self[token].section.kind == .color, self[token].isSound else { return false }
    let first = Int(self[token].firstCell)
    return (first..<first + self[token].use.columnCount).allSatisfy {
      colors[Int(cells[$0].value)].alpha >= 1
    }
  }

  /// A pair under each combination of traits that makes a difference; each distinct set of values is measured once.
  func contrastSamples(of token: TokenID, on background: TokenID, need: ContrastNeed) -> [ContrastSample] {
    let use = contrastUse(of: token, on: background)
    let layers = [token] + layers(from: background)
    var measured: [[Int32]: ContrastGround] = [:]
    return (0..<use.columnCount).compactMap { column in
      let combination = use.combination(ofColumn: column)
      guard let need = need.ratio(of: token, in: self, combination: combination) else { return nil }
      let color = color(of: token, combination: combination)
      let key = layers.map { cell(of: $0, combination: combination).value }
      let ground =
        measured[key]
        ?? ContrastGround(below: color, stacks(from: background, combination: combination))
      guard let ground else { return nil }
      measured[key] = ground
      return ContrastSample(
        column: column, combination: combination, color: color, ground: ground, need: need)
    }
  }
}
