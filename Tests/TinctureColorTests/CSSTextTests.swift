import TestSupport
import Testing
import TinctureColor

@Suite("Writing CSS colours")
struct CSSTextTests {
  @Test("writing then reading is the identity", arguments: ColorSpace.all)
  func identity(space: ColorSpace) throws {
    var random = SeededGenerator.printed("\(#function) \(space.name)")
    for index in 0..<10_000 {
      var components = ColorComponents(0, 0, 0)
      for (number, description) in space.components.enumerated() {
        let value = Double.random(in: 0...1, using: &random) * description.reference
        // Every other colour has few digits, as people write them.
        components[number] = index % 2 == 0 ? value : (value * 100).rounded() / 100
      }
      let alpha = index % 3 == 0 ? Double.random(in: 0...1, using: &random) : 1
      let missing = MissingComponents(rawValue: index % 5 == 0 ? UInt8.random(in: 0...15, using: &random) : 0)
      let color = ColorValue(space, components, alpha: alpha, missing: missing)
      let text = color.cssText
      let read = try ColorValue(parsing: text)
      guard read == color else {
        Issue.record("\(color) is written \(text) and read \(read)")
        return
      }
    }
  }

  @Test(
    "the form is short",
    arguments: [
      (ColorValue(.sRGB, 1, 0, 0), "#f00"), (ColorValue(.sRGB, 1, 0, 0, alpha: 0.2), "#f003"),
      (ColorValue(.sRGB, 0.2, 0.4, 1.0 / 255), "#336601"),
      (ColorValue(.sRGB, 0.5, 0, 0), "color(srgb 0.5 0 0)"),
      (ColorValue(.hsl, 210, 0.8, 0.07), "hsl(210 80% 7%)"),
      (ColorValue(.oklch, 0.7, 0.1, 250), "oklch(0.7 0.1 250)"),
      (ColorValue(.displayP3, 1, 0, 0.25, alpha: 0.5), "color(display-p3 1 0 0.25 / 0.5)"),
      (ColorValue(.lab, 50, -20, 0), "lab(50 -20 0)"),
    ])
  func form(color: ColorValue, text: String) {
    #expect(color.cssText == text)
  }
}
