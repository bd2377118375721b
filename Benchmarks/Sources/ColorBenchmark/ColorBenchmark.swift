import Tincture

#if canImport(Darwin)
  import Darwin
#else
  import Glibc
#endif

/// Times the colour science, each figure beside one `pow` call of the same run.
@main
struct ColorBenchmark {
  /// Inputs, so that nothing can be computed ahead of time.
  static let colors: [RGBABytes] = (0..<1024).map { index in
    let bits = UInt32(truncatingIfNeeded: (index &+ 1) &* 2_654_435_761)
    return RGBABytes(
      red: UInt8(truncatingIfNeeded: bits >> 24), green: UInt8(truncatingIfNeeded: bits >> 16),
      blue: UInt8(truncatingIfNeeded: bits >> 8))
  }

  /// The least nanoseconds that one call took, over several rounds of all inputs.
  static func nanoseconds(rounds: Int, _ body: (Int) -> Double) -> Double {
    let clock = ContinuousClock()
    var best = Double.infinity
    var sink = 0.0
    for _ in 0..<rounds {
      let elapsed = clock.measure {
        for index in 0..<1024 { sink += body(index) }
      }
      let seconds = Double(elapsed.components.seconds) + Double(elapsed.components.attoseconds) * 1e-18
      best = min(best, seconds * 1e9 / 1024)
    }
    // The sum is used, so that no call may be left out.
    if sink == .infinity { print(sink) }
    return best
  }

  static func report(_ name: String, _ time: Double, power: Double, target: String) {
    func rounded(_ value: Double) -> Double { (value * 10).rounded() / 10 }
    print("\(name): \(rounded(time)) ns, \(rounded(time / power)) × pow (target: \(target))")
  }

  static func main() {
    let unit = colors.map { Double($0.red) / 255 + 0.01 }
    let rgba = colors.map { RGBAColor($0) }
    let power = nanoseconds(rounds: 500) { pow(unit[$0], 2.4) }
    print("pow: \((power * 10).rounded() / 10) ns")
    let contrast = nanoseconds(rounds: 500) { colors[$0].contrastRatio(to: colors[1023 - $0]) }
    report("WCAG contrast of two 8-bit colours", contrast, power: power, target: "15 ns")
    let values = rgba.map(\.colorValue)
    let trip = nanoseconds(rounds: 200) {
      values[$0].converted(to: .oklch).converted(to: .sRGB).components.first
    }
    report("sRGB to OKLCH and back", trip, power: power, target: "200 ns")
    let repair = nanoseconds(rounds: 20) { index in
      switch rgba[index].repairedContrast(over: CollectionOfOne(rgba[1023 - index]), ratio: 4.5) {
      case .repaired(let color): color.red
      case .unchanged, .impossible: 0
      }
    }
    // Those that need none are quick; only the others count.
    let needed = (0..<1024).filter { colors[$0].contrastRatio(to: colors[1023 - $0]) < 4.5 }.count
    report(
      "one contrast repair", repair * 1024 / Double(needed), power: power, target: "20 000 ns")
  }
}
