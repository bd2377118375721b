import Testing

@testable import TinctureTheme

@Suite("Tokens that are suggested for a name")
struct ReferenceSuggestionTests {
  @Test(
    "a token is never told to refer to itself, to another kind, or from the palette to what varies",
    arguments: [
      "palette: { body: body }",
      "colors: { body: { dark: body, light: red } }",
      "colors: { a: { body: body } }",
      "palette: { body: body }\ncolors: { body: red }",
      "palette: { red1: $palette.red }",
      "fonts: { a: { textStyle: body, size: $metrics.b } }\ncolors: { b: red }",
      "metrics: { a: { any: $metrics.bb } }\nfonts: { bb: body }",
    ])
  func unfit(_ section: String) {
    let text = ThemeText("theme: Test\n" + section + "\n")
    #expect(text.loaded.diagnostics.count == 1)
    let finding = text.loaded.diagnostics.first
    #expect(finding?.help?.contains("$") != true && finding?.fixIts.isEmpty == true, "\(text.findings)")
  }

  @Test("the other token of a name is suggested")
  func fit() {
    let text = ThemeText("theme: Test\npalette: { body: red }\ncolors: { body: body }\n")
    #expect(text.fixed == "theme: Test\npalette: { body: red }\ncolors: { body: $palette.body }\n")
  }

  @Test("arithmetic is told for what it is", arguments: ["* 2", "+ $metrics.b", "- 1"])
  func arithmetic(_ rest: String) {
    let text = ThemeText("theme: Test\nmetrics: { a: $metrics.b \(rest), b: 3 }\n")
    #expect(
      text.findings.first?.contains("there is no token 'metrics.b \(rest)', and no arithmetic") == true,
      "\(text.findings)")
    #expect(text.loaded.diagnostics.first?.help?.hasPrefix("refer to $metrics.b alone") == true)
  }
}
