/// The Accessible Perceptual Contrast Algorithm, APCA-W3 0.1.9 with the constants 0.0.98G-4g.
enum APCA {
  /// The screen luminance of an sRGB colour, by a plain power curve.
  static func luminance(of color: RGBAColor) -> Double {
    let components = color.colorSpace == .sRGB ? color.components : color.colorValue.components(in: .sRGB)
    func decoded(_ value: Double) -> Double { PlatformMath.power(max(value, 0), 2.4) }
    return 0.2126729 * decoded(components.first) + 0.7151522 * decoded(components.second)
      + 0.0721750 * decoded(components.third)
  }

  /// The lightness contrast of two luminances.
  static func contrast(text: Double, background: Double) -> Double {
    func clamped(_ luminance: Double) -> Double {
      luminance > 0.022 ? luminance : luminance + PlatformMath.power(0.022 - luminance, 1.414)
    }
    let (text, background) = (clamped(text), clamped(background))
    if abs(text - background) < 0.0005 { return 0 }
    if background > text {
      let contrast = (PlatformMath.power(background, 0.56) - PlatformMath.power(text, 0.57)) * 1.14
      return contrast < 0.1 ? 0 : (contrast - 0.027) * 100
    }
    let contrast = (PlatformMath.power(background, 0.65) - PlatformMath.power(text, 0.62)) * 1.14
    return contrast > -0.1 ? 0 : (contrast + 0.027) * 100
  }
}

extension RGBAColor {
  /// The lightness contrast of text in this colour on a background, about −108 (light on dark) ... 106 (dark on light).
  ///
  /// Translucent colours are composited as for `contrastRatio(to:)`. It is advice beside WCAG's ratio, and not symmetric.
  /// Source: APCA-W3 0.1.9, constants 0.0.98G-4g.
  public func lightnessContrast(on background: RGBAColor) -> Double {
    lightnessContrast(over: CollectionOfOne(background))
  }

  /// The lightness contrast of text in this colour on a stack of backgrounds, the topmost first.
  public func lightnessContrast(over backgrounds: some BidirectionalCollection<RGBAColor>) -> Double {
    worst(over: backgrounds) {
      APCA.contrast(text: APCA.luminance(of: $0), background: APCA.luminance(of: $1))
    }
  }
}
