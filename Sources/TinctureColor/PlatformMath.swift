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
#else
  private func pow(_ base: Double, _ exponent: Double) -> Double { FreestandingMath.power(base, exponent) }
  private func sin(_ radians: Double) -> Double { FreestandingMath.sine(radians) }
  private func cos(_ radians: Double) -> Double { FreestandingMath.cosine(radians) }
  private func exp(_ value: Double) -> Double { FreestandingMath.exponential(value) }
  private func atan2(_ y: Double, _ x: Double) -> Double { FreestandingMath.arcTangent(y, x) }
  private func fmod(_ a: Double, _ b: Double) -> Double { FreestandingMath.remainder(a, b) }
#endif

/// The platform's mathematical functions, the only thing that this module imports; our own where it has none.
enum PlatformMath {
  @inline(__always) static func power(_ base: Double, _ exponent: Double) -> Double { pow(base, exponent) }
  @inline(__always) static func hypotenuse(_ a: Double, _ b: Double) -> Double {
    (a * a + b * b).squareRoot()
  }
  @inline(__always) static func sine(_ radians: Double) -> Double { sin(radians) }
  @inline(__always) static func cosine(_ radians: Double) -> Double { cos(radians) }
  @inline(__always) static func exponential(_ value: Double) -> Double { exp(value) }
  @inline(__always) static func arcTangent(_ y: Double, _ x: Double) -> Double { atan2(y, x) }
  @inline(__always) static func remainder(_ dividend: Double, _ divisor: Double) -> Double {
    fmod(dividend, divisor)
  }

  /// A whole number times a power of ten, exactly rounded but in Embedded Swift, which reads no numbers from text by itself.
  static func decimal(_ mantissa: UInt64, exponent: Int) -> Double {
    #if hasFeature(Embedded)
      FreestandingMath.decimal(mantissa, exponent: exponent)
    #else
      Double("\(mantissa)e\(exponent)") ?? 0
    #endif
  }

  /// Degrees of one radian.
  static let degrees = 180 / Double.pi

  /// A hue in 0..<360.
  @inline(__always) static func wrapped(degrees hue: Double) -> Double {
    if hue >= 0, hue < 360 { return hue }
    let rest = remainder(hue, 360)
    let positive = rest < 0 ? rest + 360 : rest
    return positive == 360 ? 0 : positive
  }
}

extension Double {
  /// The value within 0...1; 0 where it is not a number.
  @inline(__always) package var clampedToUnit: Double { self > 0 ? (self < 1 ? self : 1) : 0 }
}
