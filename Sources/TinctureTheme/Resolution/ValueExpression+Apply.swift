import TinctureColor

extension ValueExpression {
  /// What a call makes of its one colour.
  package func apply(to color: RGBAColor) -> RGBAColor {
    switch operation {
    case .alpha: color.withAlpha(amount)
    case .lighten: color.lightened(by: amount)
    case .invert: color.inverted()
    case .readable: RGBAColor.readable(on: color, ratio: amount)
    case .literal, .reference, .mix, .invertImage, .composite, .invalid: color
    }
  }
}
