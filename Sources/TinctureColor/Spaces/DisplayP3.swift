extension ColorSpace {
  /// Display P3: the DCI-P3 primaries, the D65 white and the curve of sRGB; components 0...1 inside its gamut.
  public static let displayP3 = ColorSpace(
    rgb: "display-p3", base: .xyzD65, toBase: displayP3Primaries, decode: TransferFunction.sRGBDecoded,
    encode: TransferFunction.sRGBEncoded, gamut: .displayP3)

  /// CSS Color 4, 10.4, in rational form.
  static let displayP3Primaries = Matrix3(
    ColorComponents(608_311 / 1_250_200, 189_793 / 714_400, 198_249 / 1_000_160),
    ColorComponents(35_783 / 156_275, 247_089 / 357_200, 198_249 / 2_500_400),
    ColorComponents(0, 32_229 / 714_400, 5_220_557 / 5_000_800))
}
