import TestSupport
import Testing
import TinctureColor

@Suite("Colour difference")
struct ColorDifferenceTests {
  struct Case: Decodable, Sendable {
    let method: String
    let lab1: [Double]?
    let lab2: [Double]?
    let color1: String?
    let color2: String?
    let deltaE: Double
  }

  static let vectors = Vectors<Case>.read("delta-e")

  @Test("differences agree with the published pairs and the oracle", arguments: vectors.cases)
  func difference(vector: Case) throws {
    let difference: Double
    if let first = vector.lab1, let second = vector.lab2 {
      difference = ColorDifference.ciede2000(
        lab: ColorComponents(first[0], first[1], first[2]), ColorComponents(second[0], second[1], second[2]))
    } else {
      difference = RGBAColor.hex(try #require(vector.color1)).deltaEOK(to: .hex(try #require(vector.color2)))
    }
    #expect(abs(difference - vector.deltaE) <= Self.vectors.tolerance)
  }

  @Test("a colour does not differ from itself, and differences are symmetric")
  func properties() {
    var random = SeededGenerator.printed()
    for _ in 0..<10_000 {
      let (first, second) = (RGBAColor.random(using: &random), RGBAColor.random(using: &random))
      #expect(first.deltaEOK(to: first) == 0)
      #expect(first.ciede2000(to: first) == 0)
      #expect(abs(first.ciede2000(to: second) - second.ciede2000(to: first)) < 1e-9)
      #expect(first.deltaEOK(to: second) == second.deltaEOK(to: first))
    }
  }
}
