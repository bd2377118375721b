import Testing

@testable import TinctureLint

@Suite("The rule redundant-variant")
struct RedundantVariantRuleTests {
  private let run = RuleRun(RedundantVariantRule.self)

  /// A value of a colour, and the messages about it.
  static let messages: [(value: String, messages: [String])] = [
    (
      "{ any: red, dark: \"#F00\" }",
      ["'dark' of colors.a changes nothing, since 'any' gives the same"]
    ),
    (
      "{ any: red, light: blue, dark: lime }",
      ["'any' of colors.a never wins, since 'light', 'dark' are the more specific"]
    ),
    // All that are told can go together.
    (
      "{ any: red, light: red, dark: red }",
      [
        "'light' of colors.a changes nothing, since 'any' gives the same",
        "'dark' of colors.a changes nothing, since 'any' gives the same",
      ]
    ),
    // Without the one the other would lie in the dark by the cascade's resets alone.
    ("{ light: red, dark: red }", []),
    // It says what would be ambiguous without it.
    ("{ any: red, dark: blue, highContrast: lime, dark+highContrast: blue }", []),
    // What the cascade decides is the author's to say first.
    ("{ light: red, dark: blue, highContrast: lime }", []),
    // Neither of two is missed where both give the same.
    (
      "{ light: red, dark: blue, highContrast: blue, dark+highContrast: blue, light+highContrast: blue }",
      [
        "'highContrast' of colors.a never wins, since 'light+highContrast', 'dark' are the more specific",
        "'dark+highContrast' of colors.a changes nothing, since 'dark' gives the same",
      ]
    ),
    (
      "{ light: red, dark: blue, highContrast: blue, dark+highContrast: blue }",
      [
        "'dark+highContrast' of colors.a changes nothing, since 'dark' gives the same"
      ]
    ),
    ("{ any: red, fallback: red, dark: blue }", []),
  ]

  @Test("it names the variant and what serves without it", arguments: messages)
  func message(_ value: String, _ messages: [String]) {
    #expect(run.messages("colors:\n  a: \(value)\n") == messages)
  }

  @Test("values are compared as resolved under the traits where the variant wins")
  func resolved() {
    let head = "palette:\n  p: red\ncolors:\n  c: { light: red, dark: blue }\n"
    #expect(run.subjects(head + "  a: { any: $palette.p, dark: \"#F00\" }\n") == ["colors.a"])
    #expect(run.subjects(head + "  a: { any: $colors.c, dark: blue }\n") == ["colors.a"])
    #expect(run.subjects(head + "  a: { any: $colors.c, dark: red }\n").isEmpty)
    #expect(run.subjects(head + "  a: { any: invert(invert($palette.p)), dark: red }\n").isEmpty)
    #expect(
      run.subjects(head + "shadows:\n  a: { any: { color: red }, dark: { color: $palette.p } }\n") == [
        "shadows.a"
      ]
    )
    #expect(run.subjects(head + "images:\n  b: x\n  a: { any: $images.b, dark: x }\n") == ["images.a"])
    #expect(
      run.subjects(head + "fonts:\n  a: { any: body, dark: { textStyle: body, weight: bold } }\n").isEmpty)
  }

  /// A section before and after its repair.
  static let fixes: [(before: String, after: String)] = [
    (
      "metrics:\n  a:\n    any: 4 # four\n    dark: 4\n    dark+highContrast: 5\n",
      "metrics:\n  a:\n    any: 4 # four\n    dark+highContrast: 5\n"
    ),
    // A comment is not taken away unasked.
    ("metrics:\n  a:\n    any: 4\n    dark: 4 # four\n", "metrics:\n  a:\n    any: 4\n    dark: 4 # four\n"),
    ("metrics:\n  a: { any: 4, dark: 4, scales: body }\n", "metrics:\n  a: { any: 4, scales: body }\n"),
    ("metrics:\n  a: { any: 4, dark: 4, light: 4 }\n", "metrics:\n  a: { any: 4 }\n"),
  ]

  @Test("the variant is taken away, and nothing else", arguments: fixes)
  func fix(_ before: String, _ after: String) {
    #expect(run.fixed(before) == after)
  }

  @Test("what ambiguous-variant adds is not taken away again")
  func together() {
    let rules = RuleRegistry.all.map { $0.description.id }.filter {
      ![AmbiguousVariantRule.description.id, RedundantVariantRule.description.id].contains($0)
    }
    let configuration = LintConfiguration(
      rules: Dictionary(uniqueKeysWithValues: rules.map { ($0, RuleSetting(.off)) }))
    let theme = "theme: T\nmetrics:\n  a: { any: 1, dark: 2, highContrast: 3 }\n"
    let run = FixRun(theme, configuration: configuration, choosesFirst: true)
    #expect(run.text == theme.replacing(" }", with: ", dark+highContrast: 2 }"))
    #expect(run.rounds == 1 && run.after.isEmpty)
  }
}
