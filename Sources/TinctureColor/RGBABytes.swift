/// A colour in 8 bits a component, in sRGB, as it is written in hex.
public struct RGBABytes: Hashable, Sendable {
  public var red: UInt8
  public var green: UInt8
  public var blue: UInt8
  /// Opacity, 0 (clear) ... 255 (opaque).
  public var alpha: UInt8

  public init(red: UInt8, green: UInt8, blue: UInt8, alpha: UInt8 = 255) {
    self.red = red
    self.green = green
    self.blue = blue
    self.alpha = alpha
  }

  /// A component, 0...1, in 8 bits: times 255, halves rounded up, clamped to 0...255; 0 for what is no number.
  ///
  /// What falls short of a half by less than a millionth counts as a half, so that a conversion's last digits do not
  /// decide.
  public static func quantized(_ component: Double) -> UInt8 {
    // The conversion rounds down, since the value is not negative.
    UInt8(component.clampedToUnit * 255 + 0.500_001)
  }
}

extension RGBAColor {
  /// The colour in 8 bits, halves rounded up. A Display P3 colour is mapped into sRGB first.
  public var bytes: RGBABytes {
    let color = converted(to: .sRGB)
    return RGBABytes(
      red: RGBABytes.quantized(color.red), green: RGBABytes.quantized(color.green),
      blue: RGBABytes.quantized(color.blue), alpha: RGBABytes.quantized(color.alpha))
  }

  /// An sRGB colour of 8 bits a component.
  public init(_ bytes: RGBABytes) {
    self.init(
      red: Double(bytes.red) / 255, green: Double(bytes.green) / 255, blue: Double(bytes.blue) / 255,
      alpha: Double(bytes.alpha) / 255)
  }
}
