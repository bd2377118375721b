/// A gamut that a screen may have.
public enum ColorGamut: Hashable, Sendable, CaseIterable {
  case sRGB, displayP3, rec2020

  /// The gamma-encoded space of its primaries.
  public var space: ColorSpace {
    switch self {
    case .sRGB: .sRGB
    case .displayP3: .displayP3
    case .rec2020: .rec2020
    }
  }

  private var rgb: RGBGamut {
    switch self {
    case .sRGB: .sRGB
    case .displayP3: .displayP3
    case .rec2020: .rec2020
    }
  }

  /// A colour mapped into the gamut by CSS Color 4's algorithm; unchanged, in its own space, where it lies inside.
  func mapped(_ color: ColorValue) -> ColorValue {
    if color.isInGamut(self) { return color }
    let linear = rgb.mapped(oklch: color.components(in: .oklch))
    let encode = self == .rec2020 ? ColorSpace.rec2020Encoded : TransferFunction.sRGBEncoded
    let encoded = linear.map { encode($0).clampedToUnit }
    return ColorValue(space, encoded, alpha: color.alpha, missing: color.missing.intersection(.alpha))
  }
}

extension ColorValue {
  /// Whether the colour lies inside of a gamut, by less than a thousandth of a component.
  public func isInGamut(_ gamut: ColorGamut) -> Bool {
    RGBGamut.containsEncoded(components(in: gamut.space))
  }

  /// The colour mapped into a gamut: unchanged where it lies inside, else in the gamut's own space.
  ///
  /// Source: CSS Color 4, 13.2: OKLCH chroma is reduced until clipping cannot be noticed.
  public func mapped(into gamut: ColorGamut) -> ColorValue { gamut.mapped(self) }
}
