import TestSupport
import Testing
import TinctureColor

@Suite("Gamuts")
struct GamutTests {
  struct Case: Decodable, Sendable, CustomTestStringConvertible {
    let text: String
    let srgb: [Double]
    var testDescription: String { text }
  }

  static let vectors = Vectors<Case>.read("gamut-map")

  @Test("a mapping into sRGB agrees with the oracle", arguments: vectors.cases)
  func mapping(vector: Case) throws {
    let color = RGBAColor(try ColorValue(parsing: vector.text).mapped(into: .sRGB).converted(to: .sRGB))
    #expect(color.distance(to: vector.srgb) <= Self.vectors.tolerance, "\(color)")
  }

  @Test("a mapped colour is in gamut, and is unchanged if it was", arguments: ColorGamut.allCases)
  func properties(gamut: ColorGamut) {
    var random = SeededGenerator.printed("\(#function) \(gamut)")
    for _ in 0..<10_000 {
      let color = ColorValue(
        .oklch, .random(in: 0...1, using: &random), .random(in: 0...0.4, using: &random),
        .random(in: 0...360, using: &random))
      let mapped = color.mapped(into: gamut)
      #expect(mapped.isInGamut(gamut))
      if color.isInGamut(gamut) { #expect(mapped == color) }
      #expect(mapped.mapped(into: gamut) == mapped)
    }
  }

  @Test("each gamut lies in the next", arguments: ["#F00", "#0F0", "#00F", "#FFF", "#808080"])
  func nesting(hex: String) {
    let color = RGBAColor.hex(hex).colorValue
    for gamut in ColorGamut.allCases { #expect(color.isInGamut(gamut)) }
    #expect(!ColorValue(.displayP3, 0, 1, 0).isInGamut(.sRGB))
    #expect(!ColorValue(.rec2020, 0, 1, 0).isInGamut(.displayP3))
  }
}
