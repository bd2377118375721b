import Tincture
import TinctureColor

/// Makes the tree of how a value came about.
struct DerivationBuilder {
  let theme: Theme
  let combination: Int
  /// The tokens that have been told.
  private var told: Set<TokenID> = []

  init(theme: Theme, combination: Int) {
    self.theme = theme
    self.combination = combination
  }

  private var syntax: ThemeSyntax { theme.origins.syntax }

  /// A token's value: what its attributes make of the expression that won, or that expression.
  mutating func derivation(of token: TokenID, part: String, depth: Int) -> Derivation {
    told.insert(token)
    let declaration = theme.declaration(of: token)
    let variant = theme.variant(of: token, giving: theme.cell(of: token, combination: combination))
    let expression = variant.map { syntax.variants[$0].expression } ?? declaration.fallback ?? 0
    let value = theme.value(of: token, combination: combination)
    if let style = declaration.scale {
      return Derivation(
        part: part, step: .scaling(style), span: declaration.keySpan, value: value, choice: nil,
        operands: [derivation(of: expression, token, part: "", depth: depth + 1)], extent: .whole)
    }
    if let tint = declaration.tint {
      return Derivation(
        part: part, step: .tinting, span: declaration.keySpan, value: value, choice: nil,
        operands: [
          derivation(of: expression, token, part: "", depth: depth + 1),
          derivation(of: tint, token, kind: .color, part: "tint", depth: depth + 1),
        ], extent: .whole)
    }
    return derivation(of: expression, token, part: part, depth: depth)
  }

  /// An expression of a token.
  ///
  /// - Parameter kind: what it is; nil for what the token is.
  mutating func derivation(
    of expression: Int32, _ token: TokenID, kind: TokenKind? = nil, part: String, depth: Int
  ) -> Derivation {
    let node = syntax.expressions[Int(expression)]
    let kind = kind ?? theme.kind(of: token)
    func made(
      _ step: Derivation.Step, _ value: TokenValue, _ operands: [Derivation] = [],
      choice: VariantChoice? = nil, extent: Derivation.Extent = .whole
    ) -> Derivation {
      Derivation(
        part: part, step: step, span: syntax.expressionSpans[Int(expression)], value: value, choice: choice,
        operands: operands, extent: extent)
    }
    switch node.operation {
    case .literal: return made(.literal, theme.value(of: kind, node.first))
    // A sound token has none.
    case .invalid: return made(.literal, theme.value(of: token, combination: combination))
    case .reference:
      guard let target = theme.target(ofReference: node.first) else {
        return made(.literal, theme.value(of: token, combination: combination))
      }
      let value = theme.value(of: target, combination: combination)
      let choice = theme.variantChoice(of: target, combination: combination)
      if told.contains(target) {
        return made(.reference(target), value, choice: choice, extent: .toldBefore)
      }
      if depth >= Derivation.deepest {
        return made(.reference(target), value, choice: choice, extent: .cut)
      }
      let operand = derivation(of: target, part: "", depth: depth + 1)
      return made(.reference(target), value, [operand], choice: choice)
    case .mix:
      let first = derivation(of: node.first, token, kind: .color, part: "", depth: depth + 1)
      let second = derivation(of: node.second, token, kind: .color, part: "", depth: depth + 1)
      guard case .color(let start) = first.value, case .color(let end) = second.value else {
        return made(.mix(node.amount), first.value, [first, second])
      }
      return made(
        .mix(node.amount), .color(start.mixed(with: end, fraction: node.amount)), [first, second])
    case .alpha, .lighten, .invert, .readable:
      let operand = derivation(of: node.first, token, kind: .color, part: "", depth: depth + 1)
      guard case .color(let color) = operand.value else {
        return made(Self.step(node), operand.value, [operand])
      }
      return made(Self.step(node), .color(node.apply(to: color)), [operand])
    case .invertImage:
      let operand = derivation(of: node.first, token, kind: .image, part: "", depth: depth + 1)
      guard case .image(var image) = operand.value else { return made(.invert, operand.value, [operand]) }
      image.isInverted.toggle()
      return made(.invert, .image(image), [operand])
    case .composite:
      let composite = syntax.composites[Int(node.first)]
      let operands = operands(of: composite, token, depth: depth + 1)
      return made(.composite, value(of: composite, operands, token), operands.map(\.derivation))
    }
  }

  private static func step(_ node: ValueExpression) -> Derivation.Step {
    switch node.operation {
    case .alpha: .alpha(node.amount)
    case .lighten: node.amount < 0 ? .darken(-node.amount) : .lighten(node.amount)
    case .readable: .readable(node.amount)
    default: .invert
    }
  }

  /// The value of a composite; a font or a surface is all that its token is.
  private func value(
    of composite: CompositeSyntax, _ operands: [(place: Int, derivation: Derivation)], _ token: TokenID
  ) -> TokenValue {
    let values = Dictionary(uniqueKeysWithValues: operands.map { ($0.place, $0.derivation.value) })
    func metric(_ place: Int) -> Double {
      if case .metric(let number) = values[place] { number } else { 0 }
    }
    switch composite.parts {
    case .font, .surface: return theme.value(of: token, combination: combination)
    case .gradient(let start, let end, let locations):
      let stops = locations.enumerated().compactMap { place, location -> ColorGradient.Stop? in
        guard case .color(let color) = values[place] else { return nil }
        return ColorGradient.Stop(color, at: location)
      }
      return .gradient(ColorGradient(from: start, to: end, stops: stops))
    case .shadows(let parts):
      var layers: [ShadowLayer] = []
      var place = 0
      for part in parts {
        switch part {
        case .reference:
          if case .shadow(let others) = values[place] { layers += others }
          place += 1
        case .layer(let isInset):
          if case .color(let color) = values[place] {
            layers.append(
              ShadowLayer(
                color: color, radius: metric(place + 1), x: metric(place + 2), y: metric(place + 3),
                isInset: isInset))
          }
          place += 4
        }
      }
      return .shadow(layers)
    }
  }
}
