import TestSupport
import Testing
import TinctureColor

@Suite("Colours that can be shown")
struct RGBAColorTests {
  struct Quantized: Decodable, Sendable {
    let component: Double
    let byte: UInt8
  }

  static let quantized = Vectors<Quantized>.read("quantize")

  @Test("eight bits round half up", arguments: quantized.cases)
  func quantize(vector: Quantized) {
    #expect(RGBABytes.quantized(vector.component) == vector.byte)
  }

  @Test(
    "sRGB and Display P3 are kept, others become sRGB where they are inside of it, else Display P3",
    arguments: [
      ("#336699", RGBColorSpace.sRGB), ("hsl(120 50% 50%)", .sRGB), ("color(srgb 0.1 0.2 0.3)", .sRGB),
      ("color(display-p3 0.5 0.5 0.5)", .displayP3), ("color(display-p3 1 0 0)", .displayP3),
      ("oklch(0.6 0.1 20)", .sRGB), ("lab(50 10 10)", .sRGB), ("oklch(0.7 0.25 145)", .displayP3),
      ("color(rec2020 0 1 0)", .displayP3), ("color(srgb 1.2 0 0)", .displayP3), ("oklch(1 0 0)", .sRGB),
      ("color(srgb-linear 0.2 0.3 0.4)", .sRGB),
    ])
  func spaces(text: String, space: RGBColorSpace) throws {
    let color = RGBAColor(try ColorValue(parsing: text))
    #expect(color.colorSpace == space)
    for component in [color.red, color.green, color.blue] { #expect((0...1).contains(component)) }
  }

  @Test(
    "hex is upper case, with the opacity where it is translucent, and of Display P3 its sRGB mapping",
    arguments: [
      ("#abc", "#AABBCC"), ("#12345678", "#12345678"), ("#123456ff", "#123456"),
      ("rgb(0 0 0 / 99.9%)", "#000000"),
      ("color(display-p3 1 1 1)", "#FFFFFF"), ("color(display-p3 0.5 0.5 0.5)", "#808080"),
      ("transparent", "#00000000"),
    ])
  func hex(text: String, hex: String) throws {
    #expect(RGBAColor(try ColorValue(parsing: text)).hex == hex)
  }

  @Test("sRGB to Display P3 and back is the identity")
  func conversion() {
    var random = SeededGenerator.printed()
    for _ in 0..<10_000 {
      let color = RGBAColor.random(using: &random)
      let back = color.converted(to: .displayP3).converted(to: .sRGB)
      #expect(back.distance(to: [color.red, color.green, color.blue, 1]) < 1e-6)
    }
  }

  @Test(
    "hex digits that are none are refused",
    arguments: ["", "#", "#1", "#12", "#12345", "#1234567", "#123456789", "123", "#12G"])
  func refusedHex(text: String) {
    #expect(RGBAColor(hex: text) == nil)
  }
}
