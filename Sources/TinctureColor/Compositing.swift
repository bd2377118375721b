extension RGBAColor {
  /// This colour drawn over another: source-over in gamma-encoded sRGB, as Core Animation, CSS and Android composite.
  ///
  /// The result is not premultiplied; where both are clear it is clear black. Display P3 colours take part with their
  /// values in sRGB's encoding beyond 0...1; the result is Display P3 where it lies outside of sRGB.
  public func composited(over background: RGBAColor) -> RGBAColor {
    if alpha >= 1 { return self }
    let opacity = alpha.clampedToUnit
    let below = background.alpha.clampedToUnit * (1 - opacity)
    let total = opacity + below
    guard total > 0 else { return RGBAColor(red: 0, green: 0, blue: 0, alpha: 0) }
    let (top, bottom) = (encodedSRGB, background.encodedSRGB)
    func mixed(_ top: Double, _ bottom: Double) -> Double { (top * opacity + bottom * below) / total }
    let result = ColorComponents(
      mixed(top.first, bottom.first), mixed(top.second, bottom.second), mixed(top.third, bottom.third))
    if colorSpace == .sRGB, background.colorSpace == .sRGB { return RGBAColor(result, total, .sRGB) }
    return RGBAColor(ColorValue(.sRGB, result, alpha: total))
  }

  /// Layers drawn over each other, the topmost first; clear where there is none.
  public static func composite(_ layers: some BidirectionalCollection<RGBAColor>) -> RGBAColor {
    guard var result = layers.last else { return RGBAColor(red: 0, green: 0, blue: 0, alpha: 0) }
    for layer in layers.dropLast().reversed() { result = layer.composited(over: result) }
    return result
  }

  /// The same colour with another opacity, 0...1, in place of its own; a number outside is the nearer end, and one that is
  /// no number is 0.
  public func withAlpha(_ alpha: Double) -> RGBAColor {
    var color = self
    color.alpha = alpha.clampedToUnit
    return color
  }

  /// The components in sRGB's encoding; outside of 0...1 where the colour is outside of sRGB.
  private var encodedSRGB: ColorComponents {
    colorSpace == .sRGB ? components : colorValue.components(in: .sRGB)
  }
}
