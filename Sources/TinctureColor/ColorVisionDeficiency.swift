/// A way in which people see colours otherwise.
public enum ColorVisionDeficiency: Hashable, Sendable {
  /// Weak (severity below 1) or missing (1) long-wave cones: reds.
  case protan(severity: Double)
  /// Weak or missing middle-wave cones: greens.
  case deutan(severity: Double)
  /// Weak or missing short-wave cones: blues.
  case tritan(severity: Double)
  /// No cones at all: luminance alone.
  case achromatopsia
}

extension RGBAColor {
  /// The colour as it may look to a person with a deficiency; an sRGB colour of the same opacity.
  ///
  /// Severities are clamped to 0...1; between the published tenths the matrices are interpolated. The matrix is applied in
  /// linear-light sRGB and the result clipped to 0...1. Sources: Machado, Oliveira and Fernandes (2009); for
  /// achromatopsia, the relative luminance of WCAG 2.2.
  public func simulating(_ deficiency: ColorVisionDeficiency) -> RGBAColor {
    let light = colorSpace == .sRGB ? linear : colorValue.components(in: .sRGBLinear)
    let seen: ColorComponents
    switch deficiency {
    case .protan(let severity): seen = MachadoTables.protan.applied(to: light, severity: severity)
    case .deutan(let severity): seen = MachadoTables.deutan.applied(to: light, severity: severity)
    case .tritan(let severity): seen = MachadoTables.tritan.applied(to: light, severity: severity)
    case .achromatopsia:
      let luminance = RelativeLuminance.of(linear: light)
      seen = ColorComponents(luminance, luminance, luminance)
    }
    return RGBAColor(
      seen.map { TransferFunction.sRGBEncoded($0.clampedToUnit).clampedToUnit }, alpha, .sRGB)
  }
}

extension [Matrix3] {
  /// The matrix of a severity, interpolated between tenths, on linear light.
  fileprivate func applied(to light: ColorComponents, severity: Double) -> ColorComponents {
    let tenths = severity.clampedToUnit * 10
    let lower = Swift.min(Int(tenths), 9)
    let rest = tenths - Double(lower)
    let (a, b) = (self[lower] * light, self[lower + 1] * light)
    return ColorComponents(
      a.first + (b.first - a.first) * rest, a.second + (b.second - a.second) * rest,
      a.third + (b.third - a.third) * rest)
  }
}
