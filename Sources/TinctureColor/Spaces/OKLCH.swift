extension ColorSpace {
  /// OKLCH: the polar form of OKLab: lightness 0...1, chroma, about 0...0.4, and hue in degrees.
  public static let oklch = ColorSpace(
    polar: "oklch", base: .oklab, chroma: 0.4, achromatic: 0.000_004, oklabForm: .polar)
}
