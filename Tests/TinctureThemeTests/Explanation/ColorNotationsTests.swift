import Testing
import TinctureColor

@testable import TinctureTheme

@Suite("Notations of colours")
struct ColorNotationsTests {
  static let cases: [(String, [String])] = [
    ("#333", ["#333333", "rgb(51 51 51)", "hsl(none 0% 20%)", "oklch(32.1% 0 none)"]),
    ("#0064C8", ["#0064C8", "rgb(0 100 200)", "hsl(210 100% 39.2%)", "oklch(51.5% 0.1743 255.8)"]),
    (
      "rgb(60 60 67 / 29%)",
      ["#3C3C434A", "rgb(60 60 67 / 29%)", "hsl(240 5.5% 24.9% / 29%)", "oklch(35.9% 0.012 285.8 / 29%)"]
    ),
    (
      "color(display-p3 0.1 0.4 0.8)",
      [
        "#0068D3", "rgb(0 104 211)", "hsl(210.5 100% 41.4%)", "oklch(52.6% 0.1899 253.1)",
        "color(display-p3 0.1 0.4 0.8)",
      ]
    ),
  ]

  @Test("each can be read by people, and back by CSS", arguments: cases)
  func notations(_ text: String, _ expected: [String]) throws {
    let color = RGBAColor(try ColorValue(parsing: text))
    let notations = ColorNotations(color).all.map(\.text)
    #expect(notations == expected)
    for notation in notations where color.colorSpace == .sRGB {
      #expect(RGBAColor(try ColorValue(parsing: notation)).deltaEOK(to: color) < 0.01)
    }
  }
}
