import Tincture

/// What a token is under given traits.
public enum TokenValue: Hashable, Sendable {
  case color(RGBAColor)
  /// In points.
  case metric(Double)
  case font(FontToken)
  case gradient(ColorGradient)
  /// The first on top.
  case shadow([ShadowLayer])
  case surface(SurfaceStyle)
  /// The name of a layout's case.
  case layout(String)
  case image(ImageToken)
}

extension Theme {
  /// What a token is under the given traits; those that are unspecified are read as their defaults.
  public func value(of token: TokenID, with traits: TraitCollection) -> TokenValue {
    value(of: token, combination: traits.combination)
  }

  /// What a token is under a combination of traits.
  package func value(of token: TokenID, combination: Int) -> TokenValue {
    value(of: self[token].section.kind, cell(of: token, combination: combination).value)
  }

  /// What a token is for hosts without traits.
  package func fallbackValue(of token: TokenID) -> TokenValue {
    value(of: self[token].section.kind, fallbackCell(of: token).value)
  }

  /// The value of a kind that has a number.
  package func value(of kind: TokenKind, _ number: Int32) -> TokenValue {
    switch kind {
    case .color: .color(colors[Int(number)])
    case .metric: .metric(values.metrics[number])
    case .font: .font(values.fonts[number])
    case .gradient: .gradient(values.gradients[number])
    case .shadow: .shadow(values.shadows[number])
    case .surface: .surface(values.surfaces[number])
    case .layout: .layout(values.layouts[number])
    case .image: .image(values.images[number])
    }
  }
}
