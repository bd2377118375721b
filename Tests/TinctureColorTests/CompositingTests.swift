import Testing
import TinctureColor

@Suite("Compositing")
struct CompositingTests {
  struct Case: Decodable, Sendable {
    let layers: [String]
    let srgb: [Double]
  }

  static let vectors = Vectors<Case>.read("alpha-composite")

  @Test("layers composite as the oracle has it", arguments: vectors.cases)
  func layers(vector: Case) {
    let result = RGBAColor.composite(vector.layers.map(RGBAColor.hex))
    #expect(result.distance(to: vector.srgb) <= Self.vectors.tolerance)
  }

  @Test("nothing over nothing is clear")
  func clear() {
    #expect(RGBAColor.composite([]).alpha == 0)
    let clear = RGBAColor(red: 1, green: 1, blue: 1, alpha: 0)
    #expect(clear.composited(over: clear) == RGBAColor(red: 0, green: 0, blue: 0, alpha: 0))
  }

  @Test("a Display P3 layer keeps what it has outside of sRGB")
  func wide() {
    let green = RGBAColor(red: 0, green: 1, blue: 0, alpha: 0.9, colorSpace: .displayP3)
    let result = green.composited(over: .hex("#00FF00"))
    #expect(result.colorSpace == .displayP3)
    #expect(green.withAlpha(1).composited(over: .hex("#000")) == green.withAlpha(1))
  }
}
