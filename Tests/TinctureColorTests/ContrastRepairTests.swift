import TestSupport
import Testing
import TinctureColor

@Suite("Repairing contrast")
struct ContrastRepairTests {
  struct Case: Decodable, Sendable, CustomTestStringConvertible {
    let foreground: String
    let background: String
    let target: Double
    let impossible: Bool?
    let oklchLightness: Double?
    let srgb: [Double]?
    var testDescription: String { "\(foreground) on \(background) at \(target)" }
  }

  static let vectors = Vectors<Case>.read("contrast-fix")

  @Test("a repair is the oracle's, or is impossible", arguments: vectors.cases)
  func repair(vector: Case) throws {
    let repair = RGBAColor.hex(vector.foreground)
      .repairedContrast(over: [RGBAColor.hex(vector.background)], ratio: vector.target)
    switch repair {
    case .unchanged: Issue.record("it is not readable as it is")
    case .impossible: #expect(vector.impossible == true)
    case .repaired(let color):
      // The oracle's answer is not rounded; ours lies at most one step of a byte farther, to hold in 8 bits.
      #expect(color.distance(to: try #require(vector.srgb)) <= Self.vectors.tolerance)
    }
  }

  @Test(
    "a repaired colour reaches its ratio in 8 bits, on one background and on several, and no nearer one does")
  func properties() {
    var random = SeededGenerator.printed()
    for index in 0..<10_000 {
      let foreground = RGBAColor.randomBytes(using: &random)
      let backgrounds = (0..<(index % 3 + 1)).map { _ in RGBAColor.randomBytes(using: &random) }
      let ratio = [3, 4.5, 7][index % 3]
      func least(_ color: RGBAColor) -> Double {
        backgrounds.map { color.bytes.contrastRatio(to: $0.bytes) }.min() ?? 21
      }
      switch foreground.repairedContrast(overEach: backgrounds.map { [$0] }, ratio: ratio) {
      case .unchanged: #expect(least(foreground) >= ratio)
      case .repaired(let color):
        #expect(least(color) >= ratio, "\(foreground.hex) on \(backgrounds.map(\.hex))")
      case .impossible(let best, let bestRatio):
        #expect(bestRatio < ratio && least(best) < ratio)
        // Black and white are the ends of every lightness.
        #expect(max(least(.hex("#000")), least(.hex("#FFF"))) < ratio || backgrounds.count > 1)
      }
    }
  }

  @Test("translucent colours and backgrounds are repaired as they will be seen")
  func translucent() throws {
    var random = SeededGenerator.printed()
    for _ in 0..<2_000 {
      let foreground = RGBAColor.randomBytes(using: &random).withAlpha(.random(in: 0.3...1, using: &random))
      let stack = [
        RGBAColor.randomBytes(using: &random).withAlpha(.random(in: 0.2...1, using: &random)),
        RGBAColor.randomBytes(using: &random),
      ]
      guard case .repaired(let color) = foreground.repairedContrast(over: stack, ratio: 4.5) else { continue }
      #expect(color.contrastRatio(over: stack) >= 4.5)
      #expect(RGBAColor(color.bytes).contrastRatio(over: stack) >= 4.5)
      #expect(color.alpha == foreground.alpha)
    }
  }

  @Test("extreme ratios do not trap")
  func extremes() {
    let color = RGBAColor.hex("#808080")
    #expect(color.repairedContrast(over: [.hex("#FFF")], ratio: .nan) == .unchanged)
    #expect(color.repairedContrast(over: [.hex("#FFF")], ratio: 0) == .unchanged)
    #expect(color.repairedContrast(over: [.hex("#FFF")], ratio: 21) == .repaired(.hex("#000")))
    guard
      case .impossible(let best, let ratio) = color.repairedContrast(over: [.hex("#FFF")], ratio: .infinity)
    else {
      Issue.record("no colour has an infinite ratio")
      return
    }
    #expect(best == .hex("#000") && ratio == 21)
  }
}
