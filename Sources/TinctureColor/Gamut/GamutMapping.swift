extension RGBGamut {
  /// The deltaE OK that is just noticeable.
  private static let justNoticeable = 0.02
  /// How narrow the search for a chroma becomes.
  private static let epsilon = 0.000_1
  /// How far outside of 0...1 linear light may lie and still count as inside.
  private static let linearTolerance = 0.000_01

  /// A colour mapped into the gamut, in linear light of 0...1.
  ///
  /// A colour inside is unchanged. Else its OKLCH chroma is reduced, lightness and hue kept, until clipping what is left
  /// outside cannot be noticed; beyond white and black it is white and black. Source: CSS Color 4, 13.2.
  func mapped(oklch: ColorComponents) -> ColorComponents {
    guard oklch.first < 1 else { return ColorComponents(1, 1, 1) }
    guard oklch.first > 0 else { return ColorComponents(0, 0, 0) }
    let hue = oklch.third / PlatformMath.degrees
    let (cosine, sine) = (PlatformMath.cosine(hue), PlatformMath.sine(hue))
    func lab(_ chroma: Double) -> ColorComponents {
      ColorComponents(oklch.first, chroma * cosine, chroma * sine)
    }
    let original = linear(ofOKLab: lab(oklch.second))
    if contains(linear: original) { return original.map { $0.clampedToUnit } }
    var clipped = original.map { $0.clampedToUnit }
    if ColorDifference.ok(oklab: oklab(ofLinear: clipped), lab(oklch.second)) < Self.justNoticeable {
      return clipped
    }
    var (low, high) = (0.0, oklch.second)
    var isLowInside = true
    while high - low > Self.epsilon {
      let chroma = (low + high) / 2
      let color = lab(chroma)
      let candidate = linear(ofOKLab: color)
      if isLowInside, contains(linear: candidate) {
        low = chroma
        continue
      }
      clipped = candidate.map { $0.clampedToUnit }
      let difference = ColorDifference.ok(oklab: oklab(ofLinear: clipped), color)
      if difference < Self.justNoticeable {
        if Self.justNoticeable - difference < Self.epsilon { return clipped }
        isLowInside = false
        low = chroma
      } else {
        high = chroma
      }
    }
    return clipped
  }

  @inline(__always) func contains(linear color: ColorComponents) -> Bool {
    color.allSatisfy { $0 >= -Self.linearTolerance && $0 <= 1 + Self.linearTolerance }
  }
}
