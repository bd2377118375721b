import Tincture

/// A value of several parts as written. Its operands are the expressions of the parts that may refer to tokens.
package struct CompositeSyntax: Sendable {
  package var parts: Parts
  /// In `ThemeSyntax.operands`.
  package var operands: Range<Int32>

  /// The operand of a part that is not written.
  package static let missing: Int32 = -1
  /// The operand of a part that is written `none`.
  package static let none: Int32 = -2

  /// What is known of a value without looking anything up, and what its operands are.
  package enum Parts: Sendable {
    /// Operands: size, maximum size.
    case font(TextStyle, FontWeight?, FontFamily)
    /// Operands: the stops' colours.
    case gradient(from: GradientPoint, to: GradientPoint, locations: [Double])
    /// Operands of each layer: of one that stands here, colour, radius, x and y; of another token's, its reference.
    case shadows([ShadowPart])
    /// Operands: `SurfaceOperand`.
    case surface(SurfaceOutline)
  }

  package enum ShadowPart: Sendable {
    case layer(isInset: Bool)
    case reference
  }

  package enum SurfaceOutline: Sendable {
    case rectangle, roundedRectangle, capsule, circle
  }
}

/// The operands of a surface, in order; those of a state follow each other, state after state.
package enum SurfaceOperand: Int, CaseIterable, Sendable {
  case cornerRadius, verticalPadding, horizontalPadding, minimumWidth, minimumHeight, content

  package enum OfState: Int, CaseIterable, Sendable {
    case fill, strokePaint, strokeWidth, shadows, content
  }

  /// The states of a surface, in the order of their operands.
  package enum State: Int, CaseIterable, Sendable {
    case normal, pressed, selected, disabled
  }

  static let count = allCases.count + State.allCases.count * OfState.allCases.count

  /// The place of a state's operand.
  package static func place(_ part: OfState, of state: State) -> Int {
    allCases.count + state.rawValue * OfState.allCases.count + part.rawValue
  }
}
