import TinctureColor
import TinctureTheme

/// A colour on what it is drawn on, under one combination of traits.
struct ContrastSample: Sendable {
  /// The column of the traits in the `TraitUse` that was walked.
  var column: Int
  var combination: Int
  var color: RGBAColor
  /// The backgrounds, the topmost first: of several ways in which they may lie, the worst.
  var stack: [RGBAColor]
  var ratio: Double
  var need: Double

  var isEnough: Bool { ratio >= need }
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
  private func layers(from background: TokenID) -> [TokenID] {
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
    var measured: [[Int32]: (stack: [RGBAColor], ratio: Double)] = [:]
    return (0..<use.columnCount).compactMap { column in
      let combination = use.combination(ofColumn: column)
      guard let need = need.ratio(of: token, in: self, combination: combination) else { return nil }
      let color = color(of: token, combination: combination)
      let key = layers.map { cell(of: $0, combination: combination).value }
      let worst =
        measured[key] ?? worstStack(under: color, stacks(from: background, combination: combination))
      guard let worst else { return nil }
      measured[key] = worst
      return ContrastSample(
        column: column, combination: combination, color: color, stack: worst.stack, ratio: worst.ratio,
        need: need)
    }
  }

  /// Of several stacks of backgrounds, that on which a colour has the least contrast.
  package func worstStack(under color: RGBAColor, _ stacks: [[RGBAColor]]) -> (
    stack: [RGBAColor], ratio: Double
  )? {
    stacks.lazy.map { ($0, color.contrastRatio(over: $0)) }.min { $0.1 < $1.1 }
      .map { (stack: $0.0, ratio: $0.1) }
  }
}
