import TinctureColor

/// A colour that depends on traits.
public typealias DynamicColor = Dynamic<RGBAColor>

extension Dynamic<RGBAColor> {
  /// The same colour in another opacity, 0...1; it still depends on the same traits.
  ///
  /// - Parameter alpha: a number outside of 0...1 is the nearer end, and one that is no number is 0.
  public func withAlpha(_ alpha: Double) -> DynamicColor {
    if case .provider(let provider) = source, let variants = provider.variants {
      return DynamicColor(VariantsProvider(variants.map { $0.withAlpha(alpha) }))
    }
    return DynamicColor(OpacityProvider(self, alpha.clampedToUnit))
  }
}

/// A colour in an opacity that takes the place of its own.
///
/// `@unchecked`: for the reason that `ValueProvider` gives.
final class OpacityProvider: ValueProvider<RGBAColor>, @unchecked Sendable {
  let color: DynamicColor
  let opacity: Double

  init(_ color: DynamicColor, _ opacity: Double) {
    self.color = color
    self.opacity = opacity
  }

  override func value(with traits: TraitCollection) -> RGBAColor {
    color.resolved(with: traits).withAlpha(opacity)
  }

  override var fallback: RGBAColor { color.fallback.withAlpha(opacity) }
}
