/// A colour by interface style and contrast.
@usableFromInline
final class ColorVariants: Sendable {
  /// Light, light in high contrast, dark, dark in high contrast.
  let colors: [RGBAColor]

  init(light: RGBAColor, dark: RGBAColor, highContrastLight: RGBAColor, highContrastDark: RGBAColor) {
    colors = [light, highContrastLight, dark, highContrastDark]
  }

  @usableFromInline
  func color(with traits: TraitCollection) -> RGBAColor { colors[traits.appearance >> 2] }
}
