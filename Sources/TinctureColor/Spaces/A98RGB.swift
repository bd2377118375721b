extension ColorSpace {
  /// Adobe RGB (1998); components 0...1 inside its gamut.
  public static let a98RGB = ColorSpace(
    rgb: "a98-rgb", base: .xyzD65,
    // CSS Color 4, 10.5, in rational form; the curve is a power of 563/256.
    toBase: Matrix3(
      ColorComponents(573_536 / 994_567, 263_643 / 1_420_810, 187_206 / 994_567),
      ColorComponents(591_459 / 1_989_134, 6_239_551 / 9_945_670, 374_412 / 4_972_835),
      ColorComponents(53_769 / 1_989_134, 351_524 / 4_972_835, 4_929_758 / 4_972_835)),
    decode: { signedPower($0, 563 / 256) }, encode: { signedPower($0, 256 / 563) })

  /// A power of the magnitude, with the sign kept.
  static func signedPower(_ value: Double, _ exponent: Double) -> Double {
    let power = PlatformMath.power(abs(value), exponent)
    return value < 0 ? -power : power
  }
}
