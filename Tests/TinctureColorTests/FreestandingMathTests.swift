import TestSupport
import Testing

@testable import TinctureColor

/// The platform's functions are the oracle.
@Suite("Math without a C library")
struct FreestandingMathTests {
  /// Whether two values are the same, or differ by less than a part in 10¹² or an absolute error that cannot matter.
  static func agree(_ value: Double, _ expected: Double, absolute: Double = 0) -> Bool {
    if value.isNaN || expected.isNaN { return value.isNaN && expected.isNaN }
    if value == expected { return value.sign == expected.sign }
    return abs(value - expected) <= max(1e-12 * abs(expected), absolute)
  }

  static let special: [Double] = [
    0, -0.0, 1, -1, 2, -2, 3, -3, 0.5, -0.5, 1e-320, -1e-320, 1e300, -1e300, .infinity, -.infinity, .nan,
  ]

  @Test("powers of colours' exponents agree")
  func powersOfColors() {
    var random = SeededGenerator.printed(#function)
    for _ in 0..<10_000 {
      let base = Double.random(in: 0...1.5, using: &random)
      for exponent in [0.45, 1 / 0.45, 1.8, 1 / 1.8, 563 / 256.0, 256 / 563.0, 2.4, 1.414, 0.56] {
        let (value, expected) = (
          FreestandingMath.power(base, exponent), PlatformMath.power(base, exponent)
        )
        #expect(abs(value - expected) <= 1e-14 * expected, "\(base) to the \(exponent)")
      }
    }
  }

  @Test("powers of all magnitudes agree")
  func powers() {
    var random = SeededGenerator.printed(#function)
    for _ in 0..<100_000 {
      let base = PlatformMath.exponential(.random(in: -700...700, using: &random))
      let exponent = Double.random(in: -5...5, using: &random)
      // Below, values have fewer digits than are compared.
      let expected = PlatformMath.power(base, exponent)
      if expected > 0, expected < 1e-300 { continue }
      #expect(Self.agree(FreestandingMath.power(base, exponent), expected), "\(base) to the \(exponent)")
    }
  }

  @Test("exponentials agree")
  func exponentials() {
    var random = SeededGenerator.printed(#function)
    for _ in 0..<100_000 {
      let value = Double.random(in: -700...720, using: &random)
      #expect(Self.agree(FreestandingMath.exponential(value), PlatformMath.exponential(value)), "\(value)")
    }
  }

  @Test("sines and cosines agree, of all angles that a hue may have", arguments: [1, 10, 1000, 1e6, 2.5e7])
  func sines(limit: Double) {
    var random = SeededGenerator.printed("\(#function) \(limit)")
    for _ in 0..<100_000 {
      let angle = Double.random(in: -limit...limit, using: &random)
      #expect(Self.agree(FreestandingMath.sine(angle), PlatformMath.sine(angle)), "\(angle)")
      #expect(Self.agree(FreestandingMath.cosine(angle), PlatformMath.cosine(angle)), "\(angle)")
    }
    for quarters in 0..<1000 {
      let angle = Double(quarters) * .pi / 2
      #expect(Self.agree(FreestandingMath.sine(angle), PlatformMath.sine(angle)), "\(angle)")
      #expect(Self.agree(FreestandingMath.cosine(angle), PlatformMath.cosine(angle)), "\(angle)")
    }
  }

  @Test("angles of points agree")
  func arcTangents() {
    var random = SeededGenerator.printed(#function)
    for _ in 0..<100_000 {
      let scale = PlatformMath.exponential(.random(in: -30...30, using: &random))
      let (y, x) = (scale * .random(in: -1...1, using: &random), Double.random(in: -1...1, using: &random))
      #expect(Self.agree(FreestandingMath.arcTangent(y, x), PlatformMath.arcTangent(y, x)), "\(y), \(x)")
    }
  }

  @Test("remainders are exactly the same")
  func remainders() {
    var random = SeededGenerator.printed(#function)
    for _ in 0..<100_000 {
      let dividend = Double.random(in: -1e9...1e9, using: &random)
      for divisor in [360, 12, 2 * Double.pi, 0.1] {
        #expect(
          FreestandingMath.remainder(dividend, divisor) == PlatformMath.remainder(dividend, divisor),
          "\(dividend) by \(divisor)")
      }
    }
  }

  @Test("decimal numbers agree")
  func decimals() {
    var random = SeededGenerator.printed(#function)
    for _ in 0..<100_000 {
      let (mantissa, exponent) = (
        UInt64.random(in: 0..<1_000_000_000_000_000_000, using: &random),
        Int.random(in: -280...300, using: &random)
      )
      #expect(
        Self.agree(
          FreestandingMath.decimal(mantissa, exponent: exponent),
          PlatformMath.decimal(mantissa, exponent: exponent)),
        "\(mantissa)e\(exponent)")
    }
    #expect(FreestandingMath.decimal(1, exponent: -2_000_000_000) == 0)
    #expect(FreestandingMath.decimal(0, exponent: 2_000_000_000) == 0)
    #expect(FreestandingMath.decimal(1, exponent: 2_000_000_000) == .infinity)
  }

  @Test("special values are treated as the platform treats them")
  func specialValues() {
    for first in Self.special {
      #expect(
        Self.agree(FreestandingMath.exponential(first), PlatformMath.exponential(first), absolute: 1e-320),
        "exp \(first)")
      // An angle beyond any turn that can be told has a sine and cosine all the same.
      if abs(first) != 1e300 {
        #expect(Self.agree(FreestandingMath.sine(first), PlatformMath.sine(first)), "sin \(first)")
        #expect(Self.agree(FreestandingMath.cosine(first), PlatformMath.cosine(first)), "cos \(first)")
      }
      for second in Self.special {
        #expect(
          Self.agree(
            FreestandingMath.power(first, second), PlatformMath.power(first, second), absolute: 1e-320),
          "pow \(first) \(second)")
        #expect(
          Self.agree(
            FreestandingMath.arcTangent(first, second), PlatformMath.arcTangent(first, second),
            absolute: 1e-320),
          "atan2 \(first) \(second)")
        #expect(
          Self.agree(
            FreestandingMath.remainder(first, second), PlatformMath.remainder(first, second)),
          "fmod \(first) \(second)")
      }
    }
  }
}
