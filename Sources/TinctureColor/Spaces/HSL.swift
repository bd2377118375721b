extension ColorSpace {
  /// HSL: hue in degrees, saturation and lightness 0...1, a rearrangement of sRGB.
  public static let hsl = ColorSpace(
    name: "hsl", base: .sRGB,
    components: [.init(.hue, 360), .init(.saturation, isNonNegative: true), .init(.lightness)],
    toBase: { color in
      // CSS Color 4, 7.1.
      let hue = PlatformMath.wrapped(degrees: color.first)
      let (saturation, lightness) = (color.second, color.third)
      let amount = saturation * min(lightness, 1 - lightness)
      func channel(_ offset: Double) -> Double {
        let k = PlatformMath.remainder(offset + hue / 30, 12)
        return lightness - amount * max(-1, min(k - 3, 9 - k, 1))
      }
      return ColorComponents(channel(0), channel(8), channel(4))
    },
    fromBase: { color in
      let (highest, lowest) = (
        max(color.first, color.second, color.third), min(color.first, color.second, color.third)
      )
      let lightness = (highest + lowest) / 2
      let range = highest - lowest
      let reach = min(lightness, 1 - lightness)
      var saturation = range == 0 || reach == 0 ? 0 : (highest - lightness) / reach
      var hue = ColorSpace.hue(of: color)
      // Out of the gamut saturation may come out negative; the same colour has a positive one on the other side.
      if saturation < 0 {
        saturation = -saturation
        hue = PlatformMath.wrapped(degrees: hue + 180)
      }
      return ColorComponents(hue, saturation, lightness)
    },
    powerless: { abs($0.second) < 1e-6 || abs($0.third) < 1e-9 || abs(1 - $0.third) < 1e-9 ? .first : [] })

  /// The hue of an RGB colour on the hexagon of HSL and HWB, in degrees; 0 of a grey.
  static func hue(of color: ColorComponents) -> Double {
    let (red, green, blue) = (color.first, color.second, color.third)
    let highest = max(red, green, blue)
    let range = highest - min(red, green, blue)
    guard range != 0 else { return 0 }
    let sixth =
      if highest == red {
        (green - blue) / range
      } else if highest == green {
        (blue - red) / range + 2
      } else {
        (red - green) / range + 4
      }
    return PlatformMath.wrapped(degrees: sixth * 60)
  }
}
