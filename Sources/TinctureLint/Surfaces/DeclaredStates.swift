import TinctureTheme

/// What a surface's author wrote, state by state.
extension Theme {
  /// The states but the normal one of which a surface says something under a combination of traits.
  func declaredStates(of surface: TokenID, combination: Int) -> [SurfaceOperand.State] {
    let origin = origin(of: surface, combination: combination)
    let node = origins.syntax.expressions[Int(origin.expression)]
    guard node.operation == .composite else { return [] }
    let operands = origins.syntax.composites[Int(node.first)].operands
    return [.pressed, .selected, .disabled].filter { state in
      SurfaceOperand.OfState.allCases.contains { part in
        let place = Int(operands.lowerBound) + SurfaceOperand.place(part, of: state)
        return origins.syntax.operands[place] != CompositeSyntax.missing
      }
    }
  }

  /// Whether a surface has a look of its own for what is pressed, selected or disabled, under any traits, and so is one that
  /// a person can use.
  func declaresStates(_ surface: TokenID) -> Bool {
    let use = self[surface].use
    return (0..<use.columnCount).contains {
      !declaredStates(of: surface, combination: use.combination(ofColumn: $0)).isEmpty
    }
  }

  /// Whether a token's value under a combination of traits is another token's as it is; what is wrong with it is reported
  /// there.
  func isCopy(_ token: TokenID, combination: Int) -> Bool {
    origin(of: token, combination: combination).token != token
  }
}
