import Testing
import TinctureTheme

@testable import TinctureCodegen

@Suite("The entries of a colorset")
struct ColorSetVariantsTests {
  static let cases: [(String, String)] = [
    ("black", "any black"),
    ("{ light: black, dark: white }", "any black, dark white"),
    ("{ light: black, dark: black }", "any black"),
    ("{ any: gray, highContrast: black }", "any gray, any high black, dark high black"),
    (
      "{ light: gray, light+highContrast: black, dark: white }",
      "any gray, dark white, any high black, dark high white"
    ),
    ("{ any: gray, dark+highContrast: white }", "any gray, dark high white"),
    (
      "{ light: gray, dark: white, light+highContrast: black, dark+highContrast: white }",
      "any gray, dark white, any high black, dark high white"
    ),
    // Whichever comes first, it is white.
    (
      "{ light: gray, dark: white, light+highContrast: white, dark+highContrast: white }",
      "any gray, dark white, any high white"
    ),
    ("{ light: gray, dark: white, dark+highContrast: gray }", "any gray, dark white, dark high gray"),
    // What a catalog cannot tell apart has its default.
    ("{ any: gray, elevated: white, dark+elevated: black }", "any gray"),
    ("{ any: gray, accessibility: white }", "any gray"),
    // Where one gamut differs, each has all entries.
    ("{ any: gray, p3: red }", "any srgb gray, any p3 red"),
    (
      "{ light: gray, light+p3: red, dark: white }",
      "any srgb gray, dark srgb white, any p3 red, dark p3 white"
    ),
    ("{ any: gray, elevated+p3: red }", "any gray"),
    // Without styles there is the fallback, so that light is said.
    ("{ light: black, dark: white, fallback: gray }", "any gray, light black, dark white"),
    ("{ light: black, dark: white, fallback: black }", "any black, dark white"),
    ("{ light: black, dark: gray, fallback: gray }", "any gray, light black"),
    ("{ any: black, fallback: gray }", "any gray, light black, dark black"),
    (
      "{ light: gray, dark: white, light+highContrast: black, fallback: red }",
      "any red, light gray, dark white, light high black"
    ),
    (
      "{ light: gray, dark: gray, dark+highContrast: white, fallback: gray }", "any gray, dark high white"
    ),
    (
      "{ light: black, light+p3: red, fallback: gray }",
      "any srgb gray, light srgb black, dark srgb black, any p3 gray, light p3 red, dark p3 black"
    ),
  ]

  @Test("there are as many as every appearance needs", arguments: cases)
  func entries(_ value: String, _ expected: String) throws {
    let loaded = ThemeLoader.load(path: "t.yaml", bytes: Array("theme: T\ncolors:\n  a: \(value)\n".utf8))
    let theme = try #require(loaded.theme, "\(loaded.diagnostics.map(\.message))")
    let names = ["#000000": "black", "#FFFFFF": "white", "#808080": "gray", "#FF0000": "red"]
    let entries = ColorSetVariants(TokenID(0), of: theme).entries.map { entry in
      let terms =
        ["\(entry.luminosity)"] + (entry.isHighContrast ? ["high"] : [])
        + (entry.gamut == .any ? [] : ["\(entry.gamut)"])
      return (terms + [names[theme.colors[Int(entry.color)].hex] ?? "?"]).joined(separator: " ")
    }
    #expect(entries.joined(separator: ", ") == expected)
  }
}
