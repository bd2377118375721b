import TestSupport
import Testing
import TinctureTheme

@testable import TinctureLint

@Suite("The rules about the palette")
struct PaletteRuleTests {
  // MARK: unused-palette-color

  /// A theme, and the palette colours that nothing refers to.
  static let uses: [(theme: String, unused: [String])] = [
    ("palette:\n  a: red\n  b: blue\ncolors:\n  c: $palette.a\n", ["palette.b"]),
    ("palette:\n  a: red\n  b: $palette.a\ncolors:\n  c: lime\n", ["palette.b"]),
    ("palette:\n  a: red\ncolors:\n  c: { any: lime, fallback: $palette.a }\n", []),
    ("palette:\n  a: red\ncolors:\n  c: { any: lime, on: $palette.a }\n", []),
    ("palette:\n  a: red\ncolors:\n  c: { any: lime, distinct: [$palette.a] }\n", []),
    ("palette:\n  a: red\ncolors:\n  c: { any: lime, deprecated: $palette.a }\n", []),
    ("palette:\n  a: red\nimages:\n  c: { any: x, tint: $palette.a }\n", []),
    ("palette:\n  a: red\ngradients:\n  c: { stops: [white, \"mix(red, $palette.a)\"] }\n", []),
    ("palette:\n  a: red\n", []),
    // What could not be read may use it.
    ("palette:\n  a: red\ncolors:\n  c: { light: $palette.x, dark: $palette.a / x }\n", []),
  ]

  @Test("a palette colour is used by values and attributes", arguments: uses)
  func unused(_ theme: String, _ unused: [String]) {
    #expect(RuleRun(UnusedPaletteColorRule.self).subjects(theme) == unused)
  }

  @Test("what a base brings need not be used, and what it uses is")
  func base() throws {
    let folder = try TemporaryFolder()
    _ = try folder.write(
      "base.yaml", "theme: B\npalette:\n  a: red\n  b: blue\ncolors:\n  c: $palette.b\n")
    let path = try folder.write(
      "theme.yaml", "theme: T\nextends: base.yaml\npalette:\n  b: lime\n  d: teal\n")
    let findings = Linter(configuration: RuleRun(UnusedPaletteColorRule.self).configuration)
      .findings(in: ThemeLoader.load(path: path))
    #expect(findings.map(\.message) == ["nothing refers to palette.d"])
  }

  // MARK: literal-in-semantic

  /// What stands below a palette of `ink` and `paper`, before and after its repair.
  static let literals: [(before: String, after: String)] = [
    ("colors:\n  a: \"#102030\" # ink\n", "colors:\n  a: $palette.ink # ink\n"),
    ("colors:\n  a: '#102030'\n", "colors:\n  a: $palette.ink\n"),
    (
      "colors:\n  a: { light: rgb(16 32 48), dark: white }\n",
      "colors:\n  a: { light: $palette.ink, dark: white }\n"
    ),
    ("colors:\n  a: rgb(16 32 48) / 20%\n", "colors:\n  a: $palette.ink / 20%\n"),
    (
      "colors:\n  a: \"mix(#102030, white, 20%)\"\n", "colors:\n  a: \"mix($palette.ink, white, 20%)\"\n"
    ),
    (
      "gradients:\n  a: { stops: [\"#102030\", { color: \"#FAFAF5\", at: 1 }] }\n",
      "gradients:\n  a: { stops: [\"$palette.ink\", { color: \"$palette.paper\", at: 1 }] }\n"
    ),
    (
      "shadows:\n  a:\n    - { color: \"#102030\", radius: 2 }\n",
      "shadows:\n  a:\n    - { color: \"$palette.ink\", radius: 2 }\n"
    ),
    (
      "surfaces:\n  a: { normal: { fill: rgb(16 32 48), stroke: { paint: \"#FAFAF5\", width: 2 } } }\n",
      "surfaces:\n  a: { normal: { fill: $palette.ink, stroke: { paint: \"$palette.paper\", width: 2 } } }\n"
    ),
    // Another opacity is another colour.
    ("colors:\n  a: rgb(16 32 48 / 50%)\n", "colors:\n  a: rgb(16 32 48 / 50%)\n"),
    // What several tokens share, or a fallback, is left to a person.
    ("x-a: &a \"#102030\"\ncolors:\n  a: *a\n", "x-a: &a \"#102030\"\ncolors:\n  a: $palette.ink\n"),
    (
      "colors:\n  a: { any: red, fallback: \"#102030\" }\n",
      "colors:\n  a: { any: red, fallback: \"#102030\" }\n"
    ),
  ]

  @Test("a literal that the palette has becomes a reference", arguments: literals)
  func literal(_ before: String, _ after: String) {
    let palette = "palette:\n  ink: \"#102030\"\n  paper: \"#FAFAF5\"\n"
    #expect(RuleRun(LiteralInSemanticRule.self).fixed(palette + before) == palette + after)
  }

  @Test("of several palette colours that are the same a person chooses")
  func choice() {
    let text = "palette:\n  ink: \"#102030\"\n  g: { night: \"#102030\" }\ncolors:\n  a: \"#102030\"\n"
    let findings = RuleRun(LiteralInSemanticRule.self).findings(text)
    #expect(
      findings.map(\.message) == [
        "colors.a has the literal #102030, which the palette has as 'ink' and 'g.night'"
      ])
    #expect(
      findings.flatMap(\.fixIts).map(\.message) == ["write '$palette.ink'", "write '$palette.g.night'"])
    #expect(RuleRun(LiteralInSemanticRule.self).fixed(text) == text)
  }

  @Test("a literal in a fallback is told, too")
  func fallback() {
    let text = "palette:\n  ink: \"#102030\"\ncolors:\n  a: { any: red, fallback: \"#102030\" }\n"
    #expect(RuleRun(LiteralInSemanticRule.self).subjects(text) == ["colors.a"])
  }

  // MARK: near-duplicate

  /// A palette, and the colours that can hardly be told from another.
  static let duplicates: [(palette: String, subjects: [String])] = [
    ("  a: \"#5A5A66\"\n  b: \"#5A5B66\"\n", ["palette.b"]),
    ("  a: black\n  b: \"#000\"\n  c: rgb(0 0 0)\n", ["palette.b", "palette.c"]),
    ("  a: black\n  b: $palette.a\n", []),
    ("  a: black\n  b: black / 50%\n", []),
    ("  a: black / 50%\n  b: rgb(0 0 0 / 50%)\n", ["palette.b"]),
    ("  a: \"#5A5A66\"\n  b: \"#6A5B66\"\n", []),
  ]

  @Test("two colours of the palette can be told apart", arguments: duplicates)
  func duplicate(_ palette: String, _ subjects: [String]) {
    #expect(RuleRun(NearDuplicateRule.self).subjects("palette:\n" + palette) == subjects)
  }

  @Test("the option 'difference' sets how far apart they must be")
  func difference() {
    let text = "palette:\n  a: \"#5A5A66\"\n  b: \"#5A5F66\"\n  c: black\n  d: black\n"
    func subjects(_ difference: Double) -> [String] {
      RuleRun(NearDuplicateRule.self, options: ["difference": .number(difference)]).subjects(text)
    }
    #expect(subjects(0.001) == ["palette.d"])
    #expect(subjects(0.05) == ["palette.b", "palette.d"])
    #expect(subjects(0) == ["palette.d"])
    #expect(subjects(1) == ["palette.b", "palette.c", "palette.d"])
  }

  @Test("the message has both colours and the distance")
  func duplicateMessage() {
    #expect(
      RuleRun(NearDuplicateRule.self).messages("palette:\n  a: black\n  b: \"#000\"\n") == [
        "palette.b is the same colour as palette.a, #000000"
      ])
    let near = RuleRun(NearDuplicateRule.self).messages("palette:\n  a: \"#5A5A66\"\n  b: \"#5A5B66\"\n")
    #expect(
      near.first?.hasPrefix(
        "palette.b (#5A5B66) can hardly be told from palette.a (#5A5A66): they differ by 0.00")
        == true && near.first?.hasSuffix("(deltaE OK) of the 0.01 needed") == true)
  }
}
