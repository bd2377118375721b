import Testing

@testable import TinctureLint

@Suite("Swatches of colours")
struct ColorSwatchTests {
  private static func block(_ channels: String) -> String { "\u{1B}[48;2;\(channels)m " }

  @Test("each colour of a text has two columns before it, of a translucent one over white and black")
  func marking() {
    let end = "\u{1B}[0m"
    #expect(
      ColorSwatch.marking("from #FF8000 to #00000080.")
        == "from \(Self.block("255;128;0"))\(Self.block("255;128;0"))\(end)#FF8000 to "
        + "\(Self.block("127;127;127"))\(Self.block("0;0;0"))\(end)#00000080.")
  }

  @Test(
    "what is no colour of six or eight digits has none",
    arguments: ["no colour", "#FFF", "#FF80001", "#FF8000x", "#", "# FF8000", "issue #1234567"])
  func others(_ text: String) { #expect(ColorSwatch.marking(text) == text) }
}
