import Testing

@Suite("Resolvers of the format dtcg")
struct DTCGResolverTests {
  /// The names of the modifiers in the order in which they apply, and of each one's contexts.
  private func modifiers(_ theme: String) throws -> (order: [String], contexts: [String]) {
    let lines = try DTCG.resolver(theme).split(separator: "\n").map(String.init)
    let order = lines.compactMap { $0.contains("\"#/modifiers/") ? $0.split(separator: "/").last : nil }
    let contexts = lines.filter {
      $0.hasPrefix("        \"") && !$0.hasPrefix("         ") && $0.contains("\": [")
    }
    return (
      order.map { String($0.prefix { $0 != "\"" }) }, contexts.map { String($0.split(separator: "\"")[1]) }
    )
  }

  static let shapes: [(String, [String], [String])] = [
    ("a: { light: red, dark: blue }", ["style"], ["light", "dark"]),
    ("a: { any: red, highContrast: blue }", ["contrast"], ["normalContrast", "highContrast"]),
    ("a: { any: red, elevated: blue }", ["level"], ["base", "elevated"]),
    ("a: { any: red, p3: blue }", ["gamut"], ["srgb", "p3"]),
    (
      "a: { any: red, accessibility: blue }", ["size"],
      [
        "xSmall", "small", "medium", "large", "xLarge", "xxLarge", "xxxLarge", "accessibility1",
        "accessibility2",
        "accessibility3", "accessibility4", "accessibility5",
      ]
    ),
    (
      "a: { light: red, dark: blue, dark+highContrast: lime }", ["appearance"],
      ["light", "lightHighContrast", "dark", "darkHighContrast"]
    ),
    (
      "a: { any: red, p3: blue, elevated+p3: lime }", ["levelGamut"],
      ["base", "baseP3", "elevated", "elevatedP3"]
    ),
    // Style overrules contrast, as the later modifier overrules the earlier.
    (
      "a: { any: red, highContrast: blue, dark: lime }", ["contrast", "style"],
      ["normalContrast", "highContrast", "light", "dark"]
    ),
    // Different tokens need no product.
    (
      "a: { light: red, dark: blue }, b: { any: red, p3: blue }", ["gamut", "style"],
      ["srgb", "p3", "light", "dark"]
    ),
    // A reference follows its target, and needs none either.
    (
      "a: { light: red, dark: blue }, b: { any: $colors.a, highContrast: $colors.c }, c: { light: red, dark: lime }",
      ["contrast", "style"], ["normalContrast", "highContrast", "light", "dark"]
    ),
    // What is joined is no more than what belongs together.
    (
      "a: { light: red, dark: blue, dark+highContrast: lime }, b: { any: red, p3: blue }",
      ["gamut", "appearance"],
      ["srgb", "p3", "light", "lightHighContrast", "dark", "darkHighContrast"]
    ),
  ]

  @Test(
    "traits are joined to one modifier where a token varies by them together, and only there",
    arguments: shapes)
  func shape(_ colors: String, _ order: [String], _ contexts: [String]) throws {
    let found = try modifiers("colors: { \(colors) }\n")
    #expect(found.order == order)
    #expect(found.contexts.sorted() == contexts.sorted(), "\(found.contexts)")
  }

  @Test("contexts of a product share what each trait changes, and the more specific comes last")
  func layers() throws {
    let resolver = try DTCG.resolver(
      """
      colors:
        a: { any: red, dark: blue, highContrast: lime, dark+highContrast: white }
        b: { light: red, dark: blue }
      """)
    #expect(
      resolver.contains(
        """
                "light": [],
                "lightHighContrast": [{ "$ref": "#/sets/highContrast" }],
                "dark": [{ "$ref": "#/sets/dark" }],
                "darkHighContrast": [
                  { "$ref": "#/sets/highContrast" },
                  { "$ref": "#/sets/dark" },
                  {
                    "colors": {
                      "$type": "color",
                      "a": {
                        "$value": { "colorSpace": "srgb", "components": [1, 1, 1], "hex": "#ffffff" }
                      }
                    }
                  }
                ]
        """), "\(resolver)")
    #expect(resolver.split(separator: "\n").count { $0.contains("\"b\": {") } == 1)
  }

  @Test("a layer gives back the default value where a combination of traits has it again")
  func restored() throws {
    let resolver = try DTCG.resolver("colors:\n  a: { light: red, dark: blue, dark+highContrast: red }\n")
    let layer = try #require(resolver.range(of: "\"darkHighContrast\": ["))
    #expect(resolver[layer.upperBound...].contains("[1, 0, 0]"), "\(resolver)")
  }
}
