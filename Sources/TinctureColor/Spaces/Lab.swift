extension ColorSpace {
  // CIE 15:2004, with the exact fractions of the standard's intent.
  private static let kappa = 24_389.0 / 27
  private static let epsilon = 216.0 / 24_389
  /// The D50 white, from its chromaticity.
  private static let white = ColorComponents(0.3457 / 0.3585, 1, (1 - 0.3457 - 0.3585) / 0.3585)

  /// CIE Lab (D50): lightness 0...100 and two opponent axes, about −125...125.
  public static let lab = ColorSpace(
    name: "lab", base: .xyzD50, components: [.init(.lightness, 100), .init(.a, 125), .init(.b, 125)],
    toBase: { color in
      let y = (color.first + 16) / 116
      func decoded(_ f: Double) -> Double {
        let cube = f * f * f
        return cube > epsilon ? cube : (116 * f - 16) / kappa
      }
      return ColorComponents(
        decoded(y + color.second / 500) * white.first,
        color.first > kappa * epsilon ? y * y * y : color.first / kappa,
        decoded(y - color.third / 200) * white.third)
    },
    fromBase: { color in
      func encoded(_ value: Double) -> Double {
        value > epsilon ? Roots.cube(value) : (kappa * value + 16) / 116
      }
      let (x, y, z) = (
        encoded(color.first / white.first), encoded(color.second), encoded(color.third / white.third)
      )
      return ColorComponents(116 * y - 16, 500 * (x - y), 200 * (y - z))
    })
}
