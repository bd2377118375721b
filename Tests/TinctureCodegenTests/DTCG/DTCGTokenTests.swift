import Testing

@Suite("Tokens of the format dtcg")
struct DTCGTokenTests {
  static let deprecations: [(String, String)] = [
    ("true", "true"), ("Say \"no\"", #""Say \"no\"""#), ("$colors.new", #""Use {colors.new}.""#),
  ]

  @Test("deprecation says why, or what replaces it", arguments: deprecations)
  func deprecation(_ written: String, _ expected: String) throws {
    let output = try DTCG.tokens(
      "colors:\n  new: black\n  old:\n    any: black\n    deprecated: \(written)\n")
    #expect(output.contains("\"$deprecated\": \(expected)\n"), "\(output)")
  }

  @Test("names and texts of any script are kept, with what JSON escapes")
  func escapes() throws {
    let output = try DTCG.tokens(
      #"""
      colors:
        größe: { any: black, description: "One \"two\" \\ three\n\tfour \u0085" }
        'say "hi" \ there': { any: $colors.größe }
        last: { any: '$colors.say "hi" \ there' }
      """#)
    #expect(output.contains(#""größe": {"#))
    #expect(output.contains(#""$description": "One \"two\" \\ three\n\tfour "#), "\(output)")
    #expect(output.contains(#""say \"hi\" \\ there": {"#))
    #expect(output.contains(#""$value": "{colors.say \"hi\" \\ there}""#))
  }

  @Test("what the format has no place for is our own data, on a line of its own or more")
  func details() throws {
    let output = try DTCG.tokens(
      """
      colors:
        paper: white
        ink: { any: black, on: $colors.paper }
        label:
          any: black
          on: [$colors.paper, $colors.ink]
          distinct: $colors.ink
          role: largeText
          font: $fonts.body
          fallback: gray
      fonts: { body: body }
      """)
    #expect(
      output.contains(#"      "$extensions": { "org.tincture": { "on": ["colors.paper"] } }"#), "\(output)")
    #expect(
      output.contains(
        """
              "$extensions": {
                "org.tincture": {
                  "role": "largeText",
                  "on": ["colors.paper", "colors.ink"],
                  "distinct": ["colors.ink"],
                  "font": "fonts.body",
                  "fallback": { "colorSpace": "srgb", "components": [0.501961, 0.501961, 0.501961], "hex": "#808080" }
                }
              }
        """), "\(output)")
  }

  static let references: [(String, Bool)] = [
    ("$colors.main", true), ("$colors.main / 50%", false), ("lighten($colors.main, 10%)", false),
    ("blue", false),
  ]

  @Test(
    "a plain reference stays one, so that it need not be said again under other traits", arguments: references
  )
  func reference(_ written: String, _ isKept: Bool) throws {
    let theme = "colors:\n  main: { light: red, dark: green }\n  a: \(written)\n"
    #expect(try DTCG.tokens(theme).contains(#""$value": "{colors.main}""#) == isKept)
    #expect(try DTCG.resolver(theme).contains(#""a": {"#) == (!isKept && written != "blue"))
  }

  @Test("a metric that grows a second time is a value, since its reference would give another one")
  func scaledReference() throws {
    let output = try DTCG.tokens(
      "metrics:\n  gap: { any: 8, scales: body }\n  wide: { any: $metrics.gap, scales: title1 }\n  same: $metrics.gap\n"
    )
    #expect(output.contains("\"wide\": {\n      \"$value\": { \"value\": 8, \"unit\": \"px\" }"), "\(output)")
    #expect(output.contains("\"same\": {\n      \"$value\": \"{metrics.gap}\""), "\(output)")
  }

  @Test("what a layer changes is written with all that belongs to the token, which it replaces whole")
  func whole() throws {
    let resolver = try DTCG.resolver(
      "colors:\n  a: { light: red, dark: green, description: D, deprecated: true, role: graphic }\n")
    #expect(
      resolver.contains(
        """
                    "a": {
                      "$value": { "colorSpace": "srgb", "components": [0, 0.501961, 0], "hex": "#008000" },
                      "$description": "D",
                      "$deprecated": true,
                      "$extensions": { "org.tincture": { "role": "graphic" } }
                    }
        """), "\(resolver)")
  }
}
