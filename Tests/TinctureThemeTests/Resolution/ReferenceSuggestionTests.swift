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

  @Test("an opacity without its '/' is told, and so is how a colour is written")
  func spelling() {
    func help(_ value: String) -> String? {
      let text = "theme: T\ncolors: { ink: black, a: \(value) }\n"
      return ThemeLoader.load(path: "theme.yaml", bytes: Array(text.utf8)).diagnostics.first?.help
    }
    #expect(help("$colors.ink 65%") == "an opacity follows a '/': $colors.ink / 65%")
    let written = "a colour is written \"#336699\", rgb(51 102 153) or by its name in CSS"
    #expect(
      help("UIColor.black") == written && help("rgb(26 26)") == written && help("\"#FAFAF\"") == written)
    #expect(help("blck") == "did you mean 'black'?")
  }
}
