extension RGBAColor {
  /// A colour of any space as one that can be shown.
  ///
  /// sRGB (and with it HSL and HWB) and Display P3 values are kept as they are. A colour of another space, or one outside
  /// of its own gamut, becomes sRGB where it lies inside that gamut (by less than a thousandth of it), else Display P3,
  /// mapped into it by CSS Color 4's algorithm if need be. Missing components count as 0.
  ///
  /// All components of the result lie in 0...1.
  public init(_ value: ColorValue) {
    if value.space == .displayP3, RGBGamut.containsEncoded(value.components) {
      self.init(value.components, value.alpha, .displayP3)
      return
    }
    let srgb = value.components(in: .sRGB)
    if RGBGamut.containsEncoded(srgb) {
      self.init(srgb.map { $0.clampedToUnit }, value.alpha, .sRGB)
      return
    }
    let p3 = value.components(in: .displayP3)
    if RGBGamut.containsEncoded(p3) {
      self.init(p3.map { $0.clampedToUnit }, value.alpha, .displayP3)
      return
    }
    self.init(oklch: value.components(in: .oklch), alpha: value.alpha, mappedInto: .displayP3)
  }

  init(_ components: ColorComponents, _ alpha: Double, _ space: RGBColorSpace) {
    self.init(
      red: components.first, green: components.second, blue: components.third, alpha: alpha, colorSpace: space
    )
  }

  /// A colour by its OKLCH components, mapped into the gamut of a space.
  init(oklch: ColorComponents, alpha: Double, mappedInto space: RGBColorSpace) {
    let linear = RGBGamut.of(space).mapped(oklch: oklch)
    self.init(linear.map { TransferFunction.sRGBEncoded($0).clampedToUnit }, alpha, space)
  }

  /// The colour as a value of its space.
  public var colorValue: ColorValue { ColorValue(colorSpace.space, components, alpha: alpha) }

  var components: ColorComponents { ColorComponents(red, green, blue) }

  /// The components in OKLCH.
  var oklch: ColorComponents { ColorSpace.polar(oklab) }

  /// The components in OKLab.
  var oklab: ColorComponents { RGBGamut.of(colorSpace).oklab(ofLinear: linear) }

  /// The components in linear light.
  var linear: ColorComponents { components.map(TransferFunction.sRGBDecoded) }

  /// The same colour in the other space.
  ///
  /// Every sRGB colour lies inside of Display P3. A Display P3 colour outside of sRGB is mapped into it by CSS Color 4's
  /// algorithm.
  public func converted(to space: RGBColorSpace) -> RGBAColor {
    if space == colorSpace { return self }
    let converted = colorValue.components(in: space.space)
    if RGBGamut.containsEncoded(converted) {
      return RGBAColor(converted.map { $0.clampedToUnit }, alpha, space)
    }
    return RGBAColor(oklch: oklch, alpha: alpha, mappedInto: space)
  }
}

extension RGBColorSpace {
  /// The space as one of the registry.
  public var space: ColorSpace {
    switch self {
    case .sRGB: .sRGB
    case .displayP3: .displayP3
    }
  }
}
