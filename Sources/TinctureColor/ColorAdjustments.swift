/// The changes that a theme makes of its colours. Each keeps the opacity, and maps its result into the gamut of what it is
/// made of: sRGB of sRGB colours, else Display P3.
extension RGBAColor {
  /// A mix with another colour in OKLab, with premultiplied alpha; `fraction` of the way to it, 0...1.
  public func mixed(with other: RGBAColor, fraction: Double) -> RGBAColor {
    if fraction <= 0 || self == other { return self }
    if fraction >= 1 { return other }
    let mix = ColorValue(.oklab, oklab, alpha: alpha).mixed(
      with: ColorValue(.oklab, other.oklab, alpha: other.alpha), fraction: fraction)
    let space: RGBColorSpace = colorSpace == .sRGB && other.colorSpace == .sRGB ? .sRGB : .displayP3
    return RGBAColor(
      oklch: ColorSpace.polar(mix.components), alpha: mix.alpha, mappedInto: space)
  }

  /// The colour with an amount added to its OKLCH lightness, −1...1; hue and chroma are kept as far as the gamut allows.
  public func lightened(by amount: Double) -> RGBAColor {
    if amount == 0 { return self }
    var color = oklch
    color.first = (color.first + amount).clampedToUnit
    return RGBAColor(oklch: color, alpha: alpha, mappedInto: colorSpace)
  }

  /// The colour with an amount taken from its OKLCH lightness, −1...1.
  public func darkened(by amount: Double) -> RGBAColor { lightened(by: -amount) }

  /// The colour with its OKLab lightness mirrored, 1 − L; hue and chroma are kept as far as the gamut allows.
  public func inverted() -> RGBAColor {
    var color = oklch
    color.first = 1 - color.first
    return RGBAColor(oklch: color, alpha: alpha, mappedInto: colorSpace)
  }
}
