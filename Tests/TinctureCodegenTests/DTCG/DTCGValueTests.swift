import Testing

@Suite("Values of the format dtcg")
struct DTCGValueTests {
  static let colors: [(String, String)] = [
    ("rgb(225 225 235)", ##""srgb", "components": [0.882353, 0.882353, 0.921569], "hex": "#e1e1eb""##),
    ("teal", ##""srgb", "components": [0, 0.501961, 0.501961], "hex": "#008080""##),
    ("black / 20%", ##""srgb", "components": [0, 0, 0], "alpha": 0.2, "hex": "#000000""##),
    ("\"#0000\"", ##""srgb", "components": [0, 0, 0], "alpha": 0, "hex": "#000000""##),
    ("hsl(210 80% 40%)", ##""hsl", "components": [210, 80, 40], "hex": "#1466b8""##),
    ("hsl(-150deg 80% 40%)", ##""hsl", "components": [210, 80, 40], "hex": "#1466b8""##),
    ("hsl(360 80% 40%)", ##""hsl", "components": [0, 80, 40], "hex": "#b81414""##),
    ("hwb(210 10% 20%)", ##""hwb", "components": [210, 10, 20], "hex": "#1a73cc""##),
    ("lab(52% 40 -30)", ##""lab", "components": [52, 40, -30], "hex": "#ab60b1""##),
    (
      "oklch(70% 0.1 250 / 0.5)", ##""oklch", "components": [0.7, 0.1, 250], "alpha": 0.5, "hex": "#6da3da""##
    ),
    (
      "oklch(70% 0.1 250) / 20%", ##""oklch", "components": [0.7, 0.1, 250], "alpha": 0.2, "hex": "#6da3da""##
    ),
    ("oklch(0.7 none none)", ##""oklch", "components": [0.7, "none", "none"], "hex": "#9e9e9e""##),
    ("color(display-p3 0.1 0.4 0.8)", #""display-p3", "components": [0.1, 0.4, 0.8]"#),
    ("color(display-p3 0.5 0.5 0.5)", ##""display-p3", "components": [0.5, 0.5, 0.5], "hex": "#808080""##),
    ("color(xyz 0.2 0.3 0.4)", #""xyz-d65", "components": [0.2, 0.3, 0.4]"#),
    // A component beyond what the format allows: what the theme makes of it.
    ("color(srgb 1.2 0.4 -0.1)", #""display-p3", "components": [1, 0.532319, 0.331566]"#),
    ("oklch(2% 0.3 145)", #""oklch", "components": [0.02, 0.3, 145]"#),
    ("darken(white, 50%)", ##""srgb", "components": [0.388573, 0.388573, 0.388573], "hex": "#636363""##),
  ]

  @Test("a colour stays in the space in which it is written", arguments: colors)
  func color(_ written: String, _ expected: String) throws {
    let output = try DTCG.tokens("palette:\n  a: \(written)\n")
    #expect(output.contains(#""$value": { "colorSpace": \#(expected) }"#), "\(output)")
  }

  @Test("a metric is a dimension in pixels, with the text style that it grows with as our own data")
  func metric() throws {
    let output = try DTCG.tokens("metrics:\n  gap: { any: -8.25, scales: body }\n")
    #expect(
      output.contains(
        """
          "metrics": {
            "$type": "dimension",
            "gap": {
              "$value": { "value": -8.25, "unit": "px" },
              "$extensions": { "org.tincture": { "scales": "body" } }
            }
          }
        """), "\(output)")
  }

  static let families: [(String, String)] = [
    ("system", ##""system-ui""##), ("serif", #"["ui-serif", "serif"]"#),
    ("rounded", #"["ui-rounded", "system-ui"]"#),
    ("monospaced", #"["ui-monospace", "monospace"]"#), ("Lora", ##""Lora""##), (#"'"Odd"'"#, #""\"Odd\"""#),
  ]

  @Test("a font has its family, by the names of CSS for those of the system", arguments: families)
  func family(_ family: String, _ expected: String) throws {
    let output = try DTCG.tokens("fonts:\n  a: { textStyle: body, family: \(family) }\n")
    #expect(output.contains("\"fontFamily\": \(expected),\n"), "\(output)")
  }

  @Test("a font has its real size at each size category, up to its maximum")
  func fontSizes() throws {
    let theme = "fonts:\n  a: { textStyle: footnote, weight: bold, maximumSize: 30 }\n"
    let (base, resolver) = (try DTCG.tokens(theme), try DTCG.resolver(theme))
    #expect(
      base.contains(
        """
              "$value": {
                "fontFamily": "system-ui",
                "fontSize": { "value": 13, "unit": "px" },
                "fontWeight": 700,
                "letterSpacing": { "value": 0, "unit": "px" },
                "lineHeight": 1.385
              },
              "$extensions": {
                "org.tincture": {
                  "textStyle": "footnote",
                  "design": "system",
                  "maximumSize": 30
                }
              }
        """), "\(base)")
    let sizes = resolver.split(separator: "\n").filter { $0.contains("fontSize") }
    let numbers = sizes.map { $0.split(separator: " ")[3].dropLast() }
    // What several contexts share comes first; that at `large` stands in the base.
    #expect(numbers == ["12", "30", "15", "17", "19", "23", "27"].map { $0[...] }, "\(numbers)")
  }

  @Test("a gradient has stops, of which colours by name stay references, and its direction as our own data")
  func gradient() throws {
    let output = try DTCG.tokens(
      """
      palette: { ink: black }
      gradients:
        sky: { from: [50%, 0], to: [25%, 1], stops: [$palette.ink, { color: white / 50%, at: 40% }, white] }
      """)
    #expect(
      output.contains(
        """
            "sky": {
              "$value": [
                { "color": "{palette.ink}", "position": 0 },
                { "color": { "colorSpace": "srgb", "components": [1, 1, 1], "alpha": 0.5, "hex": "#ffffff" }, "position": 0.4 },
                { "color": { "colorSpace": "srgb", "components": [1, 1, 1], "hex": "#ffffff" }, "position": 1 }
              ],
              "$extensions": { "org.tincture": { "from": "top", "to": [0.25, 1] } }
            }
        """), "\(output)")
  }

  @Test("a shadow's blur is twice its radius, and none is a layer that cannot be seen")
  func shadows() throws {
    let output = try DTCG.tokens(
      """
      palette: { ink: black }
      shadows:
        raised: { color: $palette.ink, radius: 4, x: 1, y: -2, inset: true }
        flat: none
      """)
    #expect(
      output.contains(
        """
            "raised": {
              "$value": [
                {
                  "color": "{palette.ink}",
                  "offsetX": { "value": 1, "unit": "px" },
                  "offsetY": { "value": -2, "unit": "px" },
                  "blur": { "value": 8, "unit": "px" },
                  "spread": { "value": 0, "unit": "px" },
                  "inset": true
                }
              ]
            },
            "flat": {
              "$value": [
                {
                  "color": { "colorSpace": "srgb", "components": [0, 0, 0], "alpha": 0, "hex": "#000000" },
        """), "\(output)")
  }
}
