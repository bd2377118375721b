import Testing
import TinctureCodegen

@Suite("The json format")
struct JSONEmitterTests {
  @Test("tokens that vary alike share their columns, and each has a value a column")
  func whole() throws {
    let output = try Emitted(
      JSONEmitter.self,
      """
      theme: Test
      description: What "this" is.
      palette: { ink: "#336699" }
      colors:
        background: { light: white, dark: black }
        label: { role: text, light: $palette.ink, dark: white, fallback: red, on: $colors.background, deprecated: $palette.ink }
      metrics: { lines: { any: 1, accessibility: 0 } }
      """
    ).text
    #expect(
      output == """
        {
          "theme": "Test",
          "description": "What \\"this\\" is.",
          "source": "test.yaml",
          "columns": {
            "constant": [
              {}
            ],
            "size:accessibility1": [
              {"size": ["xSmall", "small", "medium", "large", "xLarge", "xxLarge", "xxxLarge"]},
              {"size": ["accessibility1", "accessibility2", "accessibility3", "accessibility4", "accessibility5"]}
            ],
            "style": [
              {"style": ["light"]},
              {"style": ["dark"]}
            ]
          },
          "tokens": [
            {
              "token": "palette.ink",
              "kind": "color",
              "columns": "constant",
              "values": [
                {"hex": "#336699", "components": [0.2, 0.4, 0.6, 1], "colorSpace": "srgb"}
              ]
            },
            {
              "token": "colors.background",
              "kind": "color",
              "columns": "style",
              "values": [
                {"hex": "#FFFFFF", "components": [1, 1, 1, 1], "colorSpace": "srgb"},
                {"hex": "#000000", "components": [0, 0, 0, 1], "colorSpace": "srgb"}
              ]
            },
            {
              "token": "colors.label",
              "kind": "color",
              "role": "text",
              "on": ["colors.background"],
              "deprecated": true,
              "replacement": "palette.ink",
              "columns": "style",
              "values": [
                {"hex": "#336699", "components": [0.2, 0.4, 0.6, 1], "colorSpace": "srgb"},
                {"hex": "#FFFFFF", "components": [1, 1, 1, 1], "colorSpace": "srgb"}
              ],
              "fallback": {"hex": "#FF0000", "components": [1, 0, 0, 1], "colorSpace": "srgb"}
            },
            {
              "token": "metrics.lines",
              "kind": "metric",
              "columns": "size:accessibility1",
              "values": [
                {"points": 1},
                {"points": 0}
              ]
            }
          ]
        }

        """)
  }

  @Test("a font has its size in points at each size category that tells")
  func fonts() throws {
    let output = try Emitted(JSONEmitter.self, "theme: Test\nfonts: { hint: footnote }\n").text
    #expect(output.contains(#"{"size": ["xSmall", "small", "medium"]}"#))
    #expect(output.contains(#""size": 13, "pointSize": 44}"#))
  }
}
