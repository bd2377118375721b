import Foundation
import Testing

@testable import TinctureCommand

@Suite("tincture resolve")
struct ResolveCommandTests {
  static let theme = """
    theme: Day
    palette:
      ink: "#1A1A1E"
    colors:
      label: { light: $palette.ink, dark: white, fallback: red }
      tint:
        any: color(display-p3 0.1 0.4 0.8)
        dark+highContrast: "#78C8FF80"
      button:
        fill: $colors.tint / 50%
    """

  private struct Output: Decodable, Equatable {
    struct Token: Decodable, Equatable {
      var token: String
      var kind: String
      var hex: String
      var components: [Double]
      var colorSpace: String
      var variant: String?
    }
    var theme: String
    var traits: [String: String]
    var tokens: [Token]
  }

  @Test("JSON is one object with the theme, all five traits and the tokens")
  func json() throws {
    let run = ToolRun(
      "resolve", "-", "--style", "dark", "--contrast=high", "--format", "json", input: Self.theme)
    let output = try JSONDecoder().decode(Output.self, from: Data(run.output.utf8))
    #expect(run.status == .success && output.theme == "Day")
    #expect(
      output.traits == [
        "style": "dark", "contrast": "highContrast", "level": "base", "gamut": "srgb", "size": "large",
      ])
    typealias Token = Output.Token
    let half = 128.0 / 255
    #expect(
      output.tokens == [
        Token(
          token: "palette.ink", kind: "color", hex: "#1A1A1E",
          components: [26.0 / 255, 26.0 / 255, 30.0 / 255, 1],
          colorSpace: "srgb", variant: nil),
        Token(
          token: "colors.label", kind: "color", hex: "#FFFFFF", components: [1, 1, 1, 1], colorSpace: "srgb",
          variant: "dark"),
        Token(
          token: "colors.tint", kind: "color", hex: "#78C8FF80",
          components: [120.0 / 255, 200.0 / 255, 1, half], colorSpace: "srgb", variant: "dark+highContrast"),
        Token(
          token: "colors.button.fill", kind: "color", hex: "#78C8FF80",
          components: [120.0 / 255, 200.0 / 255, 1, 0.5], colorSpace: "srgb", variant: nil),
      ])
    // A null stands there, rather than nothing.
    #expect(run.output.contains("\"variant\": null"))
  }

  @Test("a Display P3 colour keeps its components, and its hex is its sRGB mapping")
  func displayP3() throws {
    let run = ToolRun("resolve", "-", "colors.tint", "-f", "json", input: Self.theme)
    let token = try JSONDecoder().decode(Output.self, from: Data(run.output.utf8)).tokens[0]
    #expect(token.colorSpace == "display-p3" && token.components == [0.1, 0.4, 0.8, 1])
    #expect(token.hex.count == 7 && token.variant == "any")
  }

  @Test("text is an aligned table; swatches are for terminals")
  func table() {
    let run = ToolRun("resolve", "-", "colors", "--style", "dark", input: Self.theme)
    #expect(
      run.output == """
        Day: dark, normalContrast, base, srgb, large

        colors.label        #FFFFFF    dark
        colors.tint         #0068D3    any   display-p3
        colors.button.fill  #0068D380        display-p3

        """)
    #expect(ToolRun("resolve", "-", "--color", "always", input: Self.theme).output.contains("\u{1B}[48;2;"))
    #expect(
      !ToolRun("resolve", "-", input: Self.theme, isTerminal: true, variables: ["NO_COLOR": "1"]).output
        .contains("\u{1B}"))
  }

  @Test("--all is the matrix of the appearances that the theme uses")
  func matrix() throws {
    let run = ToolRun("resolve", "-", "--all", "colors.label", "colors.tint", input: Self.theme)
    #expect(
      run.output == """
        Day

                      light    light+highContrast  dark     dark+highContrast
        colors.label  #1A1A1E  #1A1A1E             #FFFFFF  #FFFFFF
        colors.tint   #0068D3  #0068D3             #0068D3  #78C8FF80

        """)
    struct Matrix: Decodable {
      struct Appearance: Decodable {
        var name: String
        var traits: [String: String]
        var tokens: [Output.Token]
      }
      var appearances: [Appearance]
    }
    let json = ToolRun("resolve", "-", "--all", "--format", "json", input: Self.theme).output
    let matrix = try JSONDecoder().decode(Matrix.self, from: Data(json.utf8))
    #expect(matrix.appearances.map(\.name) == ["light", "light+highContrast", "dark", "dark+highContrast"])
    #expect(matrix.appearances.allSatisfy { $0.tokens.count == 4 && $0.traits.count == 5 })
  }

  static let refused: [([String], String)] = [
    (["-", "colors.lable"], "did you mean 'colors.label'?"),
    (["-", "--style", "drak"], "did you mean 'dark'?"),
    (["-", "--size", "huge"], "--size cannot be 'huge'"),
    ([], "'tincture resolve' needs a PATH"),
  ]

  @Test("what is not there is refused with what may be meant", arguments: refused)
  func refusals(_ arguments: [String], _ complaint: String) {
    let run = ToolRun(["resolve"] + arguments, input: Self.theme)
    #expect(run.status == .failure && run.output.isEmpty && run.errors.contains(complaint), "\(run.errors)")
  }

  @Test("a theme with errors resolves nothing")
  func errors() {
    let run = ToolRun("resolve", "-", input: "theme: A\ncolors: { label: $colors.x }\n")
    #expect(run.status == .findings && run.output.isEmpty && run.errors.contains("[unresolved-reference]"))
  }
}
