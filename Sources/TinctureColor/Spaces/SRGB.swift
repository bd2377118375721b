extension ColorSpace {
  /// sRGB (IEC 61966-2-1), gamma-encoded; components 0...1 inside its gamut.
  public static let sRGB = ColorSpace(
    name: "srgb", base: .sRGBLinear, components: rgbComponents,
    toBase: { $0.map(TransferFunction.sRGBDecoded) },
    fromBase: { $0.map(TransferFunction.sRGBEncoded) }, gamut: .sRGB)
}

/// The curve between encoded and linear light of sRGB and Display P3.
enum TransferFunction {
  /// Linear light of an encoded component; mirrored below zero, as CSS Color 4 extends it.
  @inline(__always) static func sRGBDecoded(_ value: Double) -> Double {
    let magnitude = abs(value)
    if magnitude <= 0.04045 { return value / 12.92 }
    let linear = Roots.power12Over5((magnitude + 0.055) / 1.055)
    return value < 0 ? -linear : linear
  }

  /// The encoded component of linear light; mirrored below zero.
  @inline(__always) static func sRGBEncoded(_ value: Double) -> Double {
    let magnitude = abs(value)
    if magnitude <= 0.0031308 { return value * 12.92 }
    let encoded = 1.055 * Roots.power5Over12(magnitude) - 0.055
    return value < 0 ? -encoded : encoded
  }
}
