extension ColorSpace {
  /// ProPhoto RGB (ROMM, ISO 22028-2), with a D50 white; components 0...1 inside its gamut.
  public static let proPhotoRGB = ColorSpace(
    rgb: "prophoto-rgb", base: .xyzD50,
    // From the chromaticities of ISO 22028-2, (0.7347 0.2653), (0.1596 0.8404) and (0.0366 0.0001), and the D50 white.
    toBase: Matrix3(
      ColorComponents(0.7977604896723026, 0.13518583717574031, 0.031349349581524806),
      ColorComponents(0.28807112822929337, 0.7118432178101014, 0.00008565396060525903),
      ColorComponents(0, 0, 0.8251046025104602)),
    decode: { abs($0) <= 16 / 512 ? $0 / 16 : signedPower($0, 1.8) },
    encode: { abs($0) >= 1 / 512 ? signedPower($0, 1 / 1.8) : $0 * 16 })
}
