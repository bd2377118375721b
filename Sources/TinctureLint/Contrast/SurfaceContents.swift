import TinctureColor
import TinctureTheme

/// What stands on a surface in one state, and where its colour is written.
package struct SurfaceContent {
  package let state: SurfaceOperand.State
  /// The name of the state in a theme.
  package let name: String
  /// Where the surface is written.
  let surface: ValueOrigin
  /// The expression of the content's colour.
  let expression: Int32
  /// The token that the content refers to; nil for a colour of its own.
  package let token: TokenID?
}

/// What the contrast of a surface's content depends on.
private struct MeasureKey: Hashable {
  let surface: Cell
  let layers: [Int32]
}

extension Theme {
  /// The contents of a surface under a combination of traits, state by state. What is disabled need not be readable (WCAG 2.2,
  /// success criterion 1.4.3), and so is left out.
  package func contents(of surface: TokenID, combination: Int) -> [SurfaceContent] {
    let origin = origin(of: surface, combination: combination)
    let node = origins.syntax.expressions[Int(origin.expression)]
    guard node.operation == .composite else { return [] }
    let operands = origins.syntax.composites[Int(node.first)].operands
    func operand(_ place: Int) -> Int32 { origins.syntax.operands[Int(operands.lowerBound) + place] }
    func content(_ state: SurfaceOperand.State) -> Int32 {
      let own = operand(SurfaceOperand.place(.content, of: state))
      if own != CompositeSyntax.missing { return own }
      return state == .normal ? operand(SurfaceOperand.content.rawValue) : content(.normal)
    }
    let states: [(SurfaceOperand.State, String)] = [
      (.normal, "normal"), (.pressed, "pressed"), (.selected, "selected"),
    ]
    return states.compactMap { state, name in
      let expression = content(state)
      guard expression >= 0 else { return nil }
      let value = origins.syntax.expressions[Int(expression)]
      let token = value.operation == .reference ? target(ofReference: value.first) : nil
      return SurfaceContent(state: state, name: name, surface: origin, expression: expression, token: token)
    }
  }

  /// The content of a surface in one state on its fill, under each combination of traits that makes a difference.
  func contrastSamples(
    ofContentOf surface: TokenID, need: ContrastNeed
  ) -> [(content: SurfaceContent, sample: ContrastSample)] {
    let use = useOfContent(surface)
    let layers = backgrounds(of: surface).flatMap { self.layers(from: $0) }
    var measured: [MeasureKey: [(content: SurfaceContent, color: RGBAColor, ground: ContrastGround)]] = [:]
    var samples: [(content: SurfaceContent, sample: ContrastSample)] = []
    for column in 0..<use.columnCount {
      let combination = use.combination(ofColumn: column)
      let key = MeasureKey(
        surface: cell(of: surface, combination: combination),
        layers: layers.map { cell(of: $0, combination: combination).value })
      let contents = measured[key] ?? measure(surface, combination)
      measured[key] = contents
      for (content, color, ground) in contents {
        let role = content.token.map { self.role(of: $0, combination: combination) } ?? ColorRole.text
        guard let need = need.ratio(of: role, isHighContrast: combination & 4 != 0) else { continue }
        let sample = ContrastSample(
          column: column, combination: combination, color: color, ground: ground, need: need)
        samples.append((content, sample))
      }
    }
    return samples
  }

  /// The contents of a surface under a combination of traits on what they stand on.
  private func measure(
    _ surface: TokenID, _ combination: Int
  ) -> [(content: SurfaceContent, color: RGBAColor, ground: ContrastGround)] {
    guard case .surface(let style) = value(of: surface, combination: combination) else { return [] }
    let below = backgrounds(of: surface).flatMap { stacks(from: $0, combination: combination) }
    return contents(of: surface, combination: combination).compactMap { content in
      let state = [style.normal, style.pressed, style.selected][content.state.rawValue]
      // A state that looks like the normal one on its fill says nothing new.
      let isNew =
        content.state == .normal || state.fill != style.normal.fill || state.content != style.normal.content
      guard isNew, let color = state.content,
        let ground = ContrastGround(below: color, Self.stacks(of: state.fill?.colors ?? [], over: below))
      else { return nil }
      return (content, color, ground)
    }
  }

  /// The traits that the contrast of a surface's content may vary by.
  func useOfContent(_ surface: TokenID) -> TraitUse {
    var use = self[surface].use.union(TraitUse(appearanceMask: 4, sizeBreaks: 0))
    for background in backgrounds(of: surface) { use.formUnion(useBelow(background)) }
    let first = Int(self[surface].firstCell)
    for column in 0..<self[surface].use.columnCount where cells[first + column].variant != .fallback {
      for content in contents(of: surface, combination: self[surface].use.combination(ofColumn: column)) {
        if let token = content.token { use.formUnion(useOfRole(of: token)) }
      }
    }
    return use
  }

  /// What a fill may come out as over each of the stacks below it.
  package static func stacks(of fills: [RGBAColor], over below: [[RGBAColor]]) -> [[RGBAColor]] {
    if fills.isEmpty { return below }
    if below.isEmpty { return fills.map { [$0] } }
    return fills.flatMap { fill in below.map { [fill] + $0 } }
  }
}
