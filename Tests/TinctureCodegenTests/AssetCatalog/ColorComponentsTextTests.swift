import TestSupport
import Testing
import TinctureColor

@testable import TinctureCodegen

@Suite("The components of a catalog's colours")
struct ColorComponentsTextTests {
  static func text(_ component: Double) -> String {
    var text = SourceText()
    ColorComponentsText.append(component, to: &text)
    return String(decoding: text.bytes, as: UTF8.self)
  }

  static let cases: [(Double, String)] = [
    (0, "0.000"), (1, "1.000"), (0.2, "0.200"), (0.25, "0.250"), (0.1235, "0.1235"), (1 / 255, "0.003922"),
    (26 / 255, "0.101961"), (254 / 255, "0.996078"), (1 / 3, "0.333333"), (0.000_000_1, "0.000"),
    (0.999_999_9, "1.000"), (-0.5, "0.000"), (2, "1.000"),
    // Half of a step, which six places round down.
    (1.5 / 255, "0.005882353"),
  ]

  @Test("three places are written, or as many as are exact", arguments: cases)
  func places(_ component: Double, _ expected: String) {
    #expect(Self.text(component) == expected)
  }

  @Test("what is read back has the same eight bits, and differs by less than a millionth")
  func roundTrip() throws {
    var random = SeededGenerator.printed()
    let halves = (0..<255).map { (Double($0) + 0.5) / 255 }
    for component in halves + (0...255).map({ Double($0) / 255 })
      + (0..<1000).map({ _ in Double.random(in: 0...1, using: &random) })
    {
      let text = Self.text(component)
      let back = try #require(Double(text))
      #expect(RGBABytes.quantized(back) == RGBABytes.quantized(component), "\(component)")
      #expect(abs(back - component) < 0.000_001)
      #expect(text.split(separator: ".")[1].count >= 3)
    }
  }
}
