extension ColorSpace {
  /// Linear-light sRGB; components 0...1 inside its gamut.
  public static let sRGBLinear = ColorSpace(
    rgb: "srgb-linear", base: .xyzD65, toBase: sRGBPrimaries, decode: { $0 }, encode: { $0 })

  /// CSS Color 4, 10.2: the primaries and the D65 white of sRGB, in rational form.
  static let sRGBPrimaries = Matrix3(
    ColorComponents(506_752 / 1_228_815, 87_881 / 245_763, 12_673 / 70_218),
    ColorComponents(87_098 / 409_605, 175_762 / 245_763, 12_673 / 175_545),
    ColorComponents(7_918 / 409_605, 87_881 / 737_289, 1_001_167 / 1_053_270))
}
