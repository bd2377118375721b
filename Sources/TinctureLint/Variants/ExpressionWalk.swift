import TinctureTheme

/// Passing over all that is written of a token's values.
extension Theme {
  /// Visits the expressions of a token's variants and attributes with all their operands, and says of which variant each is; nil
  /// for an attribute's.
  func visitExpressions(of token: TokenID, _ visit: (_ expression: Int32, _ variant: Int?) -> Void) {
    for variant in variants(of: token) {
      visitExpression(origins.syntax.variants[variant].expression) { visit($0, variant) }
    }
    let declaration = declaration(of: token)
    if let fallback = declaration.fallback { visitExpression(fallback) { visit($0, nil) } }
    if let tint = declaration.tint { visitExpression(tint) { visit($0, nil) } }
  }

  /// Visits an expression and its operands.
  func visitExpression(_ expression: Int32, _ visit: (Int32) -> Void) {
    let node = origins.syntax.expressions[Int(expression)]
    visit(expression)
    switch node.operation {
    case .literal, .reference, .invalid: break
    case .alpha, .lighten, .invert, .readable, .invertImage: visitExpression(node.first, visit)
    case .mix:
      visitExpression(node.first, visit)
      visitExpression(node.second, visit)
    case .composite:
      for place in origins.syntax.composites[Int(node.first)].operands {
        let operand = origins.syntax.operands[Int(place)]
        if operand >= 0 { visitExpression(operand, visit) }
      }
    }
  }

  /// Visits the colours of an expression: itself or, of a value of several parts, those that stand in it.
  func visitColors(_ expression: Int32, of kind: TokenKind, _ visit: (Int32) -> Void) {
    let node = origins.syntax.expressions[Int(expression)]
    guard node.operation == .composite else {
      if kind == .color { visit(expression) }
      return
    }
    let composite = origins.syntax.composites[Int(node.first)]
    for place in composite.operands {
      let operand = origins.syntax.operands[Int(place)]
      guard operand >= 0 else { continue }
      let offset = Int(place - composite.operands.lowerBound)
      visitColors(operand, of: composite.parts.kind(ofOperand: offset), visit)
    }
  }
}

extension CompositeSyntax.Parts {
  /// What a literal in the place of an operand is.
  func kind(ofOperand place: Int) -> TokenKind {
    switch self {
    case .font: return .metric
    case .gradient: return .color
    case .shadows(let parts): return Self.kind(ofOperand: place, inLayers: parts)
    case .surface:
      if let operand = SurfaceOperand(rawValue: place) { return operand == .content ? .color : .metric }
      let number = (place - SurfaceOperand.allCases.count) % SurfaceOperand.OfState.allCases.count
      switch SurfaceOperand.OfState(rawValue: number) {
      case .strokeWidth: return .metric
      case .shadows: return .shadow
      case .fill, .strokePaint, .content, nil: return .color
      }
    }
  }

  private static func kind(
    ofOperand place: Int, inLayers parts: [CompositeSyntax.ShadowPart]
  ) -> TokenKind {
    var first = 0
    for part in parts {
      switch part {
      case .reference:
        if place == first { return .shadow }
        first += 1
      case .layer:
        if place < first + 4 { return place == first ? .color : .metric }
        first += 4
      }
    }
    return .metric
  }
}
