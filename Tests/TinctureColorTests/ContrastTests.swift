import TestSupport
import Testing
import TinctureColor

@Suite("Contrast")
struct ContrastTests {
  struct Ratio: Decodable, Sendable {
    let foreground: String
    let background: String
    let ratio: Double
  }

  struct Lightness: Decodable, Sendable {
    let text: String
    let background: String
    let lc: Double
  }

  static let ratios = Vectors<Ratio>.read("wcag-contrast")
  static let lightnesses = Vectors<Lightness>.read("apca")

  @Test("WCAG's ratio agrees with the oracle", arguments: ratios.cases)
  func ratio(vector: Ratio) {
    let ratio = RGBAColor.hex(vector.foreground).contrastRatio(to: .hex(vector.background))
    #expect(abs(ratio - vector.ratio) <= Self.ratios.tolerance)
  }

  @Test("APCA's lightness contrast agrees with the published values", arguments: lightnesses.cases)
  func lightness(vector: Lightness) {
    let lightness = RGBAColor.hex(vector.text).lightnessContrast(on: .hex(vector.background))
    #expect(abs(lightness - vector.lc) <= Self.lightnesses.tolerance)
  }

  @Test("contrast is symmetric, at least 1 and at most 21, and the table of bytes agrees")
  func properties() {
    var random = SeededGenerator.printed()
    for _ in 0..<10_000 {
      let (first, second) = (RGBAColor.randomBytes(using: &random), RGBAColor.randomBytes(using: &random))
      let ratio = first.contrastRatio(to: second)
      #expect(ratio == second.contrastRatio(to: first))
      #expect((1...21).contains(ratio))
      #expect(abs(first.bytes.contrastRatio(to: second.bytes) - ratio) < 1e-12)
    }
  }

  @Test("a translucent background counts over black and white, and a stack from the bottom up")
  func translucent() {
    let text = RGBAColor.hex("#000")
    let glass = RGBAColor.hex("#FFFFFF80")
    #expect(text.contrastRatio(to: glass) == text.contrastRatio(to: glass.composited(over: .hex("#000"))))
    #expect(
      text.contrastRatio(over: [glass, .hex("#F00")])
        == text.contrastRatio(to: glass.composited(over: .hex("#F00"))))
  }

  @Test(
    "readable is the nearer of black and white that reaches the ratio, else the better",
    arguments: [
      ("#FFF", 4.5, "#000000"), ("#000", 4.5, "#FFFFFF"), ("#888", 3, "#FFFFFF"), ("#888", 4.5, "#000000"),
      ("#777", 4.6, "#000000"), ("#777", 21, "#000000"), ("#333", 21, "#FFFFFF"),
    ])
  func readable(background: String, ratio: Double, expected: String) {
    #expect(RGBAColor.readable(on: .hex(background), ratio: ratio).hex == expected)
  }
}
