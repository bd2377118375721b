import Tincture

/// What a token of a theme may be read as.
public protocol ThemeValue: TableValue {
  /// The value of a token under the given traits; nil where the token is of another kind.
  ///
  /// - Parameters:
  ///   - token: one of this theme, not of another or of an earlier load.
  ///   - traits: nil for a host without traits.
  static func value(of token: TokenID, in theme: Theme, with traits: TraitCollection?) -> Self?

  /// The kind of the tokens that have such values.
  static var tokenKind: TokenKind { get }
}

extension ThemeValue {
  fileprivate static func number(of token: TokenID, _ theme: Theme, _ traits: TraitCollection?) -> Int32? {
    theme.valueNumber(of: token, tokenKind, traits)
  }
}

extension RGBAColor: ThemeValue {
  public static var tokenKind: TokenKind { .color }

  public static func value(of token: TokenID, in theme: Theme, with traits: TraitCollection?) -> RGBAColor? {
    number(of: token, theme, traits).map { theme.colors[Int($0)] }
  }
}

extension Double: ThemeValue {
  public static var tokenKind: TokenKind { .metric }

  public static func value(of token: TokenID, in theme: Theme, with traits: TraitCollection?) -> Double? {
    number(of: token, theme, traits).map { theme.values.metrics[$0] }
  }
}

extension FontToken: ThemeValue {
  public static var tokenKind: TokenKind { .font }

  public static func value(of token: TokenID, in theme: Theme, with traits: TraitCollection?) -> FontToken? {
    number(of: token, theme, traits).map { theme.values.fonts[$0] }
  }
}

extension ColorGradient: ThemeValue {
  public static var tokenKind: TokenKind { .gradient }

  public static func value(of token: TokenID, in theme: Theme, with traits: TraitCollection?)
    -> ColorGradient?
  {
    number(of: token, theme, traits).map { theme.values.gradients[$0] }
  }
}

extension [ShadowLayer]: ThemeValue {
  public static var tokenKind: TokenKind { .shadow }

  public static func value(of token: TokenID, in theme: Theme, with traits: TraitCollection?)
    -> [ShadowLayer]?
  {
    number(of: token, theme, traits).map { theme.values.shadows[$0] }
  }
}

extension SurfaceStyle: ThemeValue {
  public static var tokenKind: TokenKind { .surface }

  public static func value(of token: TokenID, in theme: Theme, with traits: TraitCollection?) -> SurfaceStyle?
  {
    number(of: token, theme, traits).map { theme.values.surfaces[$0] }
  }
}

extension ImageToken: ThemeValue {
  public static var tokenKind: TokenKind { .image }

  public static func value(of token: TokenID, in theme: Theme, with traits: TraitCollection?) -> ImageToken? {
    number(of: token, theme, traits).map { theme.values.images[$0] }
  }
}

extension Theme {
  /// The number of a token's value among those of its kind; nil where the token is of another kind than it must be.
  func valueNumber(of token: TokenID, _ kind: TokenKind, _ traits: TraitCollection?) -> Int32? {
    guard self.kind(of: token) == kind else { return nil }
    guard let traits else { return fallbackCell(of: token).value }
    return cell(of: token, combination: traits.combination).value
  }
}
