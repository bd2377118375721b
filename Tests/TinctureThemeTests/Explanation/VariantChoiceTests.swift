import TestSupport
import Testing

@testable import TinctureTheme

@Suite("How a variant was chosen")
struct VariantChoiceTests {
  /// The choice as text: the winner, what was reset, and the losers with their reasons.
  private static func text(_ choice: VariantChoice, in theme: Theme) -> String {
    var text = choice.winner.map(theme.key) ?? "fallback"
    for reset in choice.resets { text += " | \(reset.trait.phrase) \(reset.from) → \(reset.to)" }
    for loser in choice.losers {
      let reason =
        switch loser.reason {
        case .names(let trait): "names \(trait.phrase)"
        case .precedes(let first, let second): "\(first.phrase) before \(second.phrase)"
        case .singleSize: "single size"
        case .narrowerSizes: "narrower sizes"
        case .writtenLater: "later"
        }
      text += " | over \(theme.key(ofVariant: loser.variant)): \(reason)"
    }
    return text
  }

  static let cases: [(variants: String, traits: Int, expected: String)] = [
    ("any", 0, "any"),
    ("light|dark", 8, "dark"),
    ("dark|highContrast|any", 12, "dark | over highContrast: style before contrast | over any: names style"),
    (
      "dark|highContrast|dark+highContrast", 12,
      "dark+highContrast | over dark: names contrast | over highContrast: names style"
    ),
    ("highContrast+elevated+p3|dark", 15, "dark | over highContrast+elevated+p3: style before contrast"),
    ("highContrast|elevated", 6, "highContrast | over elevated: contrast before level"),
    ("elevated|p3", 3, "elevated | over p3: level before gamut"),
    ("p3|large", 1, "p3 | over large: gamut before size"),
    ("any|large", 0, "large | over any: names size"),
    ("size>=large|large", 0, "large | over size>=large: single size"),
    (
      "size<=xxLarge|size>=medium|any", 0,
      "size<=xxLarge | over size>=medium: narrower sizes | over any: names size"
    ),
    ("size<=accessibility4|size>=small", 0, "size>=small | over size<=accessibility4: later"),
    ("dark+size>=small|dark+large", 8, "dark+large | over dark+size>=small: single size"),
    ("dark+large|dark+highContrast", 12, "dark+highContrast | over dark+large: contrast before size"),
    // Nothing matches: what was reset is told, the least important trait first.
    ("light", 8, "light | style dark → light"),
    (
      "light|light+normalContrast", 12,
      "light+normalContrast | contrast highContrast → normalContrast | style dark → light | over light: names contrast"
    ),
    (
      "light+normalContrast", 13,
      "light+normalContrast | gamut p3 → srgb | contrast highContrast → normalContrast | style dark → light"
    ),
    ("dark", 0, "fallback"),
    ("dark", 4, "fallback | contrast highContrast → normalContrast"),
  ]

  @Test(
    "it tells what was reset, and by which trait the winner beats each other that matches", arguments: cases)
  func choice(_ variants: String, _ appearance: Int, _ expected: String) throws {
    let lines = variants.split(separator: "|").enumerated().map { "    \($1): \"#00000\($0 + 1)\"" }
    // With a fallback, no traits go without a value.
    let text = ThemeText(colors: "  token:\n" + lines.joined(separator: "\n") + "\n    fallback: black\n")
    let theme = try #require(text.loaded.theme)
    let token = try #require(theme.token(at: "colors.token"))
    let choice = theme.variantChoice(of: token, combination: TraitUse.defaultCombination | appearance)
    #expect(Self.text(choice, in: theme) == expected)
  }

  @Test("a bare value is one that serves all traits")
  func bare() throws {
    let theme = try #require(ThemeText(colors: "  token: white").loaded.theme)
    let choice = theme.variantChoice(of: TokenID(0), combination: TraitUse.defaultCombination | 8)
    #expect(choice.isBare && choice.losers.isEmpty && choice.others.isEmpty && choice.resets.isEmpty)
  }

  @Test(
    "the winner is that of the theme's tables, matches after the resets, and no loser is more specific",
    arguments: ["neumorphic.yaml", "pizzeria.yaml", "system.yaml", "collect.yaml"])
  func agrees(_ name: String) throws {
    let theme = try #require(ThemeLoader.load(path: ThemesFolder.path(name)).theme)
    let variants = theme.origins.syntax.variants
    for token in theme.tokenIDs {
      for column in 0..<theme[token].use.columnCount {
        let combination = theme[token].use.combination(ofColumn: column)
        let choice = theme.variantChoice(of: token, combination: combination)
        let cell = theme.cell(of: token, combination: combination)
        #expect(choice.winner == theme.variant(of: token, giving: cell))
        #expect(choice.resets.isEmpty || cell.isSubstitute || choice.winner == nil)
        guard let winner = choice.winner else { continue }
        #expect(!choice.others.contains(winner))
        #expect(
          choice.losers.allSatisfy {
            variants[$0.variant].selector.specificity <= variants[winner].selector.specificity
          })
      }
    }
  }
}
