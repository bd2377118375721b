extension ColorSpace {
  /// CIE LCH (D50): lightness 0...100, chroma, about 0...150, and hue in degrees.
  public static let lch = ColorSpace(polar: "lch", base: .lab, chroma: 150, achromatic: 0.0015)
}
