extension ColorSpace {
  /// OKLab (Ottosson 2020): perceptual lightness 0...1 and two opponent axes, about −0.4...0.4.
  public static let oklab = ColorSpace(
    name: "oklab", base: .xyzD65, components: [.init(.lightness), .init(.a, 0.4), .init(.b, 0.4)],
    toBase: { OKLabMatrices.lmsToXYZ * (OKLabMatrices.labToLMS * $0).map { $0 * $0 * $0 } },
    fromBase: { OKLabMatrices.lmsToLab * (OKLabMatrices.xyzToLMS * $0).map(Roots.cube) },
    oklabForm: .cartesian)
}

/// The matrices of OKLab, as CSS Color 4 has them: recalculated for its white.
enum OKLabMatrices {
  static let xyzToLMS = Matrix3(
    ColorComponents(0.8190224379967030, 0.3619062600528904, -0.1288737815209879),
    ColorComponents(0.0329836539323885, 0.9292868615863434, 0.0361446663506424),
    ColorComponents(0.0481771893596242, 0.2642395317527308, 0.6335478284694309))
  static let lmsToLab = Matrix3(
    ColorComponents(0.2104542683093140, 0.7936177747023054, -0.0040720430116193),
    ColorComponents(1.9779985324311684, -2.4285922420485799, 0.4505937096174110),
    ColorComponents(0.0259040424655478, 0.7827717124575296, -0.8086757549230774))
  static let lmsToXYZ = xyzToLMS.inverse
  static let labToLMS = lmsToLab.inverse
}
