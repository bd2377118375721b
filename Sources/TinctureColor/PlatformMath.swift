#if canImport(Darwin)
  import Darwin
#elseif canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#elseif canImport(WASILibc)
  import WASILibc
#elseif canImport(Android)
  import Android
#endif

/// The platform's mathematical functions; the only thing that this module imports.
enum PlatformMath {
  @inline(__always) static func power(_ base: Double, _ exponent: Double) -> Double { pow(base, exponent) }
  @inline(__always) static func hypotenuse(_ a: Double, _ b: Double) -> Double {
    (a * a + b * b).squareRoot()
  }
  @inline(__always) static func sine(_ radians: Double) -> Double { sin(radians) }
  @inline(__always) static func cosine(_ radians: Double) -> Double { cos(radians) }
  @inline(__always) static func exponential(_ value: Double) -> Double { exp(value) }
  @inline(__always) static func arcTangent(_ y: Double, _ x: Double) -> Double { atan2(y, x) }

  /// Degrees of one radian.
  static let degrees = 180 / Double.pi

  /// A hue in 0..<360.
  @inline(__always) static func wrapped(degrees hue: Double) -> Double {
    if hue >= 0, hue < 360 { return hue }
    let rest = hue.truncatingRemainder(dividingBy: 360)
    let positive = rest < 0 ? rest + 360 : rest
    return positive == 360 ? 0 : positive
  }
}

extension Double {
  /// The value within 0...1; 0 where it is not a number.
  @inline(__always) package var clampedToUnit: Double { self > 0 ? (self < 1 ? self : 1) : 0 }
}
