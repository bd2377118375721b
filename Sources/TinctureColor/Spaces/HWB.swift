extension ColorSpace {
  /// HWB: hue in degrees, whiteness and blackness 0...1, a rearrangement of sRGB.
  public static let hwb = ColorSpace(
    name: "hwb", base: .sRGB, components: [.init(.hue, 360), .init(.whiteness), .init(.blackness)],
    toBase: { color in
      // CSS Color 4, 8.1.
      let (white, black) = (color.second, color.third)
      guard white + black < 1 else {
        let gray = white / (white + black)
        return ColorComponents(gray, gray, gray)
      }
      let pure = ColorSpace.hsl.toBase(ColorComponents(color.first, 1, 0.5))
      return pure.map { $0 * (1 - white - black) + white }
    },
    fromBase: { color in
      let lowest = min(color.first, color.second, color.third)
      let highest = max(color.first, color.second, color.third)
      return ColorComponents(hue(of: color), lowest, 1 - highest)
    },
    powerless: { $0.second + $0.third >= 1 - 1e-6 ? .first : [] })
}
