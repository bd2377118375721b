import Testing

@testable import TinctureTheme

/// A combination of traits by the terms that are not at their defaults.
private func combination(_ terms: String) -> Int {
  var result = TraitUse.defaultCombination
  for term in terms.split(separator: "+") {
    switch term {
    case "dark": result |= 8
    case "highContrast": result |= 4
    case "elevated": result |= 2
    case "p3": result |= 1
    default:
      for (name, value) in TraitTerm.named where "\(name)" == term {
        if case .size(let size) = value { result = Int(size) << 4 | result & 15 }
      }
    }
  }
  return result
}

@Suite("The cascade")
struct CascadeTests {
  @Test(
    "the most specific variant wins, trait by trait in the order of priority",
    arguments: [
      // variants (the n-th has the colour #00000n), traits, the number of the winner
      ("any", "", 1), ("any", "dark", 1),
      ("light|dark", "", 1), ("light|dark", "dark", 2),
      ("dark|highContrast|any", "dark+highContrast", 1),
      ("dark|highContrast|dark+highContrast|any", "dark+highContrast", 3),
      ("highContrast+dark|any", "dark+highContrast", 1),
      ("highContrast|elevated|any", "highContrast+elevated", 1),
      ("elevated|p3|any", "elevated+p3", 1),
      ("p3|xxLarge|any", "p3+xxLarge", 1),
      ("highContrast+elevated+p3|dark|any", "dark+highContrast+elevated+p3", 2),
      ("light+p3|light|any", "p3", 1),
      ("normalContrast|highContrast", "", 1), ("base|elevated", "elevated", 2),
      ("srgb|p3", "p3", 2),
      // sizes: exact beats narrower beats wider
      ("size>=large|size>=xLarge|xxLarge|any", "xxLarge", 3),
      ("size>=large|size>=xLarge|any", "xxLarge", 2),
      ("size>=large|accessibility|any", "accessibility3", 2),
      ("size<=small|any", "xSmall", 1), ("size<=small|any", "small", 1), ("size<=small|any", "medium", 2),
      ("size>=xxxLarge|any", "xxLarge", 2), ("size>=xxxLarge|any", "accessibility5", 1),
      ("xSmall|size<=xSmall|any", "xSmall", 1), ("size<=xSmall|xSmall|any", "xSmall", 2),
      // nothing matches: the least important trait is reset first
      ("light", "dark", 1), ("light|light+highContrast", "dark+highContrast", 1),
      ("light|dark+highContrast", "dark", 1),
      ("highContrast+light|dark+large|light", "dark+highContrast+accessibility1", 2),
      ("large+p3|large+elevated|light+large", "elevated+p3+small", 3),
      ("elevated+light|light", "dark+elevated", 2),
    ])
  func winner(variants: String, traits: String, expected: Int) {
    let lines = variants.split(separator: "|").enumerated().map { "    \($1): \"#00000\($0 + 1)\"" }
    let theme = ThemeText(colors: "  token:\n" + lines.joined(separator: "\n"))
    #expect(theme.findings == [])
    #expect(theme.hex("colors.token", combination(traits)) == "#00000\(expected)")
  }

  @Test("a fallback serves traits that no variant serves, and hosts without traits")
  func fallback() {
    let theme = ThemeText(
      colors: """
          a: { dark: "#000001", fallback: "#000002" }
          b: { any: "#000003", fallback: "#000004" }
          c: { light: $colors.b, fallback: $colors.b }
          d: { light: $colors.b }
        """)
    #expect(theme.findings == [])
    #expect(theme.hex("colors.a") == "#000002")
    #expect(theme.hex("colors.a", combination("dark")) == "#000001")
    #expect(theme.fallbackHex("colors.a") == "#000002")
    #expect(theme.hex("colors.b") == "#000003")
    #expect(theme.fallbackHex("colors.b") == "#000004")
    #expect(theme.fallbackHex("colors.c") == "#000004", "a fallback's references are fallbacks")
    #expect(theme.fallbackHex("colors.d") == "#000003", "without one, the value of the default traits")
  }

  @Test("a cell says which variant won, and whether traits had to be reset for it")
  func variants() throws {
    let text = ThemeText(
      colors: """
          a: { light+p3: "#000001", light: "#000002", fallback: "#000003" }
          b: "#000004"
          c: { highContrast: "#000005", fallback: "#000006" }
        """)
    let theme = try #require(text.loaded.theme)
    func cell(_ path: String, _ traits: String) throws -> (String?, Bool) {
      let cell = theme.cell(of: try #require(theme.token(at: path)), combination: combination(traits))
      return (theme.variantName(cell.variant), cell.isSubstitute)
    }
    #expect(try cell("colors.a", "p3") == ("light+p3", false))
    #expect(try cell("colors.a", "dark+p3") == ("light", true))
    #expect(try cell("colors.a", "") == ("light", false))
    #expect(try cell("colors.b", "dark") == (nil, false))
    #expect(try cell("colors.c", "") == ("fallback", false))
    #expect(try cell("colors.c", "highContrast") == ("highContrast", false))
  }
}
