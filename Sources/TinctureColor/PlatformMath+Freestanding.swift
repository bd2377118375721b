/// The functions of a C library's math, for where there is none: Embedded Swift on Linux, WebAssembly without WASI, bare
/// metal.
///
/// Every function is its textbook series after its argument has been reduced to where the series is short; the number of
/// terms is the least whose remainder lies below 2⁻⁵³ there. Relative errors are below 1e-12, of what colours need below
/// 1e-14. It is compiled on all platforms, so that tests can hold it against theirs.
///
/// No fused multiply-add is used: without a C library, WebAssembly has none.
enum FreestandingMath {
  /// `pow`: e to the exponent times the base's logarithm; of a negative base only whole powers are numbers.
  static func power(_ base: Double, _ exponent: Double) -> Double {
    if exponent == 0 || base == 1 { return 1 }
    if base.isNaN || exponent.isNaN { return .nan }
    let magnitude = base == -1 ? 1 : exponential(exponent * logarithm(abs(base)))
    if base.sign == .plus || exponent.isInfinite { return magnitude }
    if abs(remainder(exponent, 2)) == 1 { return -magnitude }
    let isWhole = exponent == exponent.rounded(.towardZero)
    return isWhole || base == 0 || base.isInfinite ? magnitude : .nan
  }

  /// `exp`: Taylor's series of what is left of the value after a whole number of ln 2 is taken away.
  static func exponential(_ value: Double) -> Double {
    if value.isNaN { return value }
    if value > 710 { return .infinity }
    if value < -746 { return 0 }
    let doublings = (value / ln2.high).rounded(.toNearestOrEven)
    // |rest| ≤ ln 2 / 2, so that rest¹⁴/14! < 2⁻⁵⁷.
    let rest = (value - doublings * ln2.high) - doublings * ln2.low
    var sum = 1.0
    for term in (1...13).reversed() { sum = 1 + sum * rest / Double(term) }
    // In two steps, as 2¹⁰²⁴ is beyond what a Double holds.
    let half = Int(doublings) / 2
    return sum * powerOfTwo(half) * powerOfTwo(Int(doublings) - half)
  }

  /// `log`: the area hyperbolic tangent's series, ln m = 2 artanh((m − 1)/(m + 1)), of the significand m in √½...√2.
  static func logarithm(_ value: Double) -> Double {
    if value == 0 { return -.infinity }
    if value.isNaN || value < 0 { return .nan }
    if value == .infinity { return value }
    var exponent = Double(value.exponent)
    var significand = value.significand
    if significand > 1.414_213_562_373_095_1 {
      significand /= 2
      exponent += 1
    }
    // square < 0.0295, so that square¹¹/23 < 2⁻⁵⁷.
    let ratio = (significand - 1) / (significand + 1)
    let square = ratio * ratio
    var sum = 0.0
    for term in (1...10).reversed() { sum = (sum + 1 / Double(2 * term + 1)) * square }
    return exponent * ln2.high + (exponent * ln2.low + 2 * (ratio + ratio * sum))
  }

  /// `sin`.
  static func sine(_ radians: Double) -> Double {
    if radians == 0 { return radians }
    let (quarter, rest) = reduced(radians)
    let value = quarter & 1 == 0 ? sineSeries(rest) : cosineSeries(rest)
    return quarter & 2 == 0 ? value : -value
  }

  /// `cos`.
  static func cosine(_ radians: Double) -> Double {
    let (quarter, rest) = reduced(radians)
    let value = quarter & 1 == 0 ? cosineSeries(rest) : sineSeries(rest)
    return quarter == 1 || quarter == 2 ? -value : value
  }

  /// `atan2`: the angle of a point, −π...π.
  static func arcTangent(_ y: Double, _ x: Double) -> Double {
    if x.isNaN || y.isNaN { return .nan }
    let (height, width) = (abs(y), abs(x))
    var angle: Double
    if height == width {
      angle = height == 0 ? 0 : .pi / 4
    } else if height < width {
      angle = arcTangent(ofFraction: height / width)
    } else {
      angle = .pi / 2 - arcTangent(ofFraction: width / height)
    }
    if x.sign == .minus { angle = .pi - angle }
    return y.sign == .minus ? -angle : angle
  }

  /// `fmod`, exactly: the greatest multiple by a power of two that fits is taken away until none does.
  static func remainder(_ dividend: Double, _ divisor: Double) -> Double {
    let limit = abs(divisor)
    guard dividend.isFinite, limit > 0 else { return .nan }
    if limit == .infinity { return dividend }
    var rest = abs(dividend)
    while rest >= limit {
      var multiple = Double(sign: .plus, exponent: rest.exponent - limit.exponent, significand: limit)
      // Its quotient by the rest lies in 1...2, so that the difference is exact (Sterbenz).
      if multiple > rest { multiple /= 2 }
      rest -= multiple
    }
    return dividend.sign == .minus ? -rest : rest
  }

  /// What `strtod` makes of a whole number and a power of ten, but for the last digits: the power is made of exact ones,
  /// each of which rounds the product once more.
  static func decimal(_ mantissa: UInt64, exponent: Int) -> Double {
    if exponent < -350 { return 0 }
    if exponent > 310 { return mantissa == 0 ? 0 : .infinity }
    var value = Double(mantissa)
    var rest = abs(exponent)
    while rest > 0 {
      // 10²² is the last power of ten that a Double holds exactly.
      let step = min(rest, 22)
      let power = (0..<step).reduce(1.0) { product, _ in product * 10 }
      value = exponent < 0 ? value / power : value * power
      rest -= step
    }
    return value
  }
}

extension FreestandingMath {
  /// ln 2 in two parts, of which the first has 32 bits: its product with an exponent is exact.
  private static var ln2: (high: Double, low: Double) {
    (0.6931471803691238, 1.9082149292705877e-10)
  }

  private static func powerOfTwo(_ exponent: Int) -> Double {
    Double(sign: .plus, exponent: exponent, significand: 1)
  }

  /// How many quarter turns an angle has, 0...3, and what is left, −π/4...π/4.
  ///
  /// π/2 stands in three parts, the first two of 28 bits, so that their products with up to 2²⁴ quarter turns are exact:
  /// the billion degrees that a hue may have are fewer. Beyond, whole turns are taken away with less precision.
  private static func reduced(_ radians: Double) -> (quarter: Int, rest: Double) {
    guard radians.isFinite else { return (0, .nan) }
    let angle = abs(radians) < 2.6e7 ? radians : remainder(radians, 2 * .pi)
    let quarters = (angle / (.pi / 2)).rounded(.toNearestOrEven)
    let rest = ((angle - quarters * halfPi.0) - quarters * halfPi.1) - quarters * halfPi.2
    return (Int(quarters) & 3, rest)
  }

  private static var halfPi: (Double, Double, Double) {
    (1.570796325802803, 9.920935739593517e-10, 5.721188726109832e-18)
  }

  /// Taylor's series, up to x¹⁷/17!; (π/4)¹⁹/19! < 2⁻⁶³.
  private static func sineSeries(_ x: Double) -> Double {
    let square = x * x
    var sum = 0.0
    for term in (1...8).reversed() { sum = (1 - sum) * square / Double(2 * term * (2 * term + 1)) }
    return x - x * sum
  }

  /// Taylor's series, up to x¹⁶/16!; (π/4)¹⁸/18! < 2⁻⁵⁸.
  private static func cosineSeries(_ x: Double) -> Double {
    let square = x * x
    var sum = 1.0
    for term in (1...8).reversed() { sum = 1 - sum * square / Double(2 * term * (2 * term - 1)) }
    return sum
  }

  /// The arc tangent of 0...1.
  ///
  /// It is halved once, arctan x = 2 arctan(x / (1 + √(1 + x²))), and before that turned by π/4 above tan(π/8).
  private static func arcTangent(ofFraction value: Double) -> Double {
    if value > 0.414_213_562_373_095 {
      return .pi / 4 + halvedArcTangent((value - 1) / (value + 1))
    }
    return halvedArcTangent(value)
  }

  /// The arc tangent of a value within ±tan(π/8), by Gregory's series of half the angle.
  private static func halvedArcTangent(_ value: Double) -> Double {
    let half = value / (1 + (1 + value * value).squareRoot())
    // square < 0.0396, so that square¹²/25 < 2⁻⁵⁷.
    let square = half * half
    var sum = 0.0
    for term in (1...11).reversed() { sum = (1 / Double(2 * term + 1) - sum) * square }
    return 2 * (half - half * sum)
  }
}
