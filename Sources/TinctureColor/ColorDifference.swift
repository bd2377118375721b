/// How different two colours look.
public enum ColorDifference {
  /// CIEDE2000 of two colours in CIE Lab of one white; about 1 is just noticeable, 100 is black to white.
  ///
  /// Source: Sharma, Wu and Dalal (2005), “The CIEDE2000 color-difference formula”.
  public static func ciede2000(lab first: ColorComponents, _ second: ColorComponents) -> Double {
    let pow7 = 6_103_515_625.0  // 25⁷
    func powered7(_ value: Double) -> Double {
      let square = value * value
      return square * square * square * value
    }
    let meanChroma =
      (PlatformMath.hypotenuse(first.second, first.third)
        + PlatformMath.hypotenuse(second.second, second.third)) / 2
    let c7 = powered7(meanChroma)
    let g = 0.5 * (1 - (c7 / (c7 + pow7)).squareRoot())
    let (a1, a2) = (first.second * (1 + g), second.second * (1 + g))
    let (chroma1, chroma2) = (
      PlatformMath.hypotenuse(a1, first.third), PlatformMath.hypotenuse(a2, second.third)
    )
    func hue(_ a: Double, _ b: Double) -> Double {
      a == 0 && b == 0
        ? 0 : PlatformMath.wrapped(degrees: PlatformMath.arcTangent(b, a) * PlatformMath.degrees)
    }
    let (hue1, hue2) = (hue(a1, first.third), hue(a2, second.third))
    let isGray = chroma1 * chroma2 == 0

    let lightness = second.first - first.first
    let chroma = chroma2 - chroma1
    var turn = isGray ? 0 : hue2 - hue1
    if turn > 180 { turn -= 360 } else if turn < -180 { turn += 360 }
    func radians(_ degrees: Double) -> Double { degrees / PlatformMath.degrees }
    let hueDifference = 2 * (chroma1 * chroma2).squareRoot() * PlatformMath.sine(radians(turn / 2))

    let meanLightness = (first.first + second.first) / 2
    let meanChromaPrime = (chroma1 + chroma2) / 2
    var meanHue = hue1 + hue2
    if !isGray {
      if abs(hue1 - hue2) > 180 { meanHue += meanHue < 360 ? 360 : -360 }
      meanHue /= 2
    }
    let t =
      1 - 0.17 * PlatformMath.cosine(radians(meanHue - 30)) + 0.24 * PlatformMath.cosine(radians(2 * meanHue))
      + 0.32 * PlatformMath.cosine(radians(3 * meanHue + 6)) - 0.20
      * PlatformMath.cosine(radians(4 * meanHue - 63))
    let offset = (meanHue - 275) / 25
    let theta = 30 * PlatformMath.exponential(-offset * offset)
    let mean7 = powered7(meanChromaPrime)
    let rotation = -2 * (mean7 / (mean7 + pow7)).squareRoot() * PlatformMath.sine(radians(2 * theta))
    let off50 = (meanLightness - 50) * (meanLightness - 50)
    let scaledLightness = lightness / (1 + 0.015 * off50 / (20 + off50).squareRoot())
    let scaledChroma = chroma / (1 + 0.045 * meanChromaPrime)
    let scaledHue = hueDifference / (1 + 0.015 * meanChromaPrime * t)
    let sum =
      scaledLightness * scaledLightness + scaledChroma * scaledChroma + scaledHue * scaledHue
      + rotation * scaledChroma * scaledHue
    return max(sum, 0).squareRoot()
  }

  /// The distance of two colours in OKLab; about 0.02 is just noticeable, 1 is black to white. Source: CSS Color 4, deltaE OK.
  public static func ok(oklab first: ColorComponents, _ second: ColorComponents) -> Double {
    let (l, a, b) = (first.first - second.first, first.second - second.second, first.third - second.third)
    return (l * l + a * a + b * b).squareRoot()
  }
}

extension ColorValue {
  /// CIEDE2000 to another colour, in CIE Lab (D50); opacities are not considered.
  public func ciede2000(to other: ColorValue) -> Double {
    ColorDifference.ciede2000(lab: components(in: .lab), other.components(in: .lab))
  }

  /// DeltaE OK to another colour; opacities are not considered.
  public func deltaEOK(to other: ColorValue) -> Double {
    ColorDifference.ok(oklab: components(in: .oklab), other.components(in: .oklab))
  }
}

extension RGBAColor {
  /// CIEDE2000 to another colour, in CIE Lab (D50); opacities are not considered.
  public func ciede2000(to other: RGBAColor) -> Double { colorValue.ciede2000(to: other.colorValue) }

  /// DeltaE OK to another colour; opacities are not considered.
  public func deltaEOK(to other: RGBAColor) -> Double { ColorDifference.ok(oklab: oklab, other.oklab) }
}
