/// The two RGB spaces that an interface colour is kept in.
public enum RGBColorSpace: UInt8, Hashable, Sendable, CaseIterable {
  /// IEC 61966-2-1 sRGB.
  case sRGB
  /// Display P3: the DCI-P3 primaries with the D65 white and the sRGB transfer curve.
  case displayP3
}

extension RGBColorSpace {
  /// The space's name in CSS: `srgb` or `display-p3`.
  public var name: String {
    switch self {
    case .sRGB: "srgb"
    case .displayP3: "display-p3"
    }
  }
}

/// A colour that can be shown: gamma-encoded red, green, blue and alpha, each nominally 0...1, not premultiplied.
public struct RGBAColor: Hashable, Sendable {
  public var red: Double
  public var green: Double
  public var blue: Double
  /// Opacity, 0 (clear) ... 1 (opaque).
  public var alpha: Double
  public var colorSpace: RGBColorSpace

  /// A colour from its gamma-encoded components, 0...1.
  public init(
    red: Double, green: Double, blue: Double, alpha: Double = 1, colorSpace: RGBColorSpace = .sRGB
  ) {
    self.red = red
    self.green = green
    self.blue = blue
    self.alpha = alpha
    self.colorSpace = colorSpace
  }
}
