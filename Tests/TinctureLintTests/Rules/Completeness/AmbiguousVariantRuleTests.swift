import Testing

@testable import TinctureLint

@Suite("The rule ambiguous-variant")
struct AmbiguousVariantRuleTests {
  private let run = RuleRun(AmbiguousVariantRule.self)

  /// A value of a colour, and the messages about it.
  static let messages: [(value: String, messages: [String])] = [
    (
      "{ any: red, dark: blue, highContrast: lime }",
      [
        "'dark' and 'highContrast' of colors.a both match dark+highContrast, and 'dark' wins only by the rule that the "
          + "interface style comes before the contrast"
      ]
    ),
    (
      "{ any: red, p3: blue, accessibility: lime }",
      [
        "'p3' and 'accessibility' of colors.a both match p3+accessibility, and 'p3' wins only by the rule that the "
          + "display gamut comes before the text size"
      ]
    ),
    (
      "{ any: red, size>=large: blue, size<=xLarge: lime }",
      [
        "'size<=xLarge' and 'size>=large' of colors.a both match large…xLarge, and 'size<=xLarge' wins only by the "
          + "narrower range of text sizes"
      ]
    ),
    // Of what two variants surpass, the surpassed is not told.
    (
      "{ any: red, dark: blue, elevated: lime, elevated+p3: teal, dark+elevated+p3: navy }",
      [
        "'dark' and 'elevated' of colors.a both match dark+elevated+srgb, and 'dark' wins only by the rule that the "
          + "interface style comes before the level"
      ]
    ),
    // The same colour is the same whichever wins, also where references and calls give it.
    ("{ any: red, dark: blue, highContrast: \"#00F\" }", []),
    ("{ any: red, dark: \"alpha(blue, 50%)\", highContrast: rgb(0 0 255 / 50%) }", []),
    // One is more specific in every trait.
    ("{ accessibility: red, accessibility2: blue, any: lime }", []),
    // They never match together.
    ("{ any: red, light+elevated: blue, dark+highContrast: lime }", []),
    ("{ any: red, xSmall: blue, accessibility: lime }", []),
  ]

  @Test("it names both variants, where they match, and why one wins", arguments: messages)
  func message(_ value: String, _ messages: [String]) {
    #expect(run.messages("colors:\n  a: \(value)\n") == messages)
  }

  @Test("values are compared as resolved, of several parts too")
  func values() {
    let head = "colors:\n  c: { light: red, dark: blue }\n"
    let parts = "{ stops: [red, white] }"
    #expect(
      run.messages(
        head + "gradients:\n  a: { any: { stops: [red, lime] }, p3: \(parts), elevated: \(parts) }\n"
      )
      .isEmpty)
    #expect(
      run.messages(
        head + "gradients:\n  b: \(parts)\n"
          + "  a: { any: { stops: [red, lime] }, p3: \(parts), elevated: $gradients.b }\n"
      ).isEmpty)
    #expect(
      run.messages(
        head + "gradients:\n  a: { any: { stops: [red, lime] }, p3: \(parts), elevated: "
          + "{ stops: [$colors.c, white] } }\n"
      ).count == 1)
  }

  /// A section before and after its repair.
  static let fixes: [(before: String, after: String)] = [
    (
      "colors:\n  a:\n    any: red # the first\n    highContrast: lime\n    dark: \"#00F\" # at night\n    description: A\n",
      "colors:\n  a:\n    any: red # the first\n    highContrast: lime\n    dark: \"#00F\" # at night\n"
        + "    dark+highContrast: \"#00F\"\n    description: A\n"
    ),
    (
      "metrics:\n  a: { any: 1, highContrast: 2, accessibility: 3 }\n",
      "metrics:\n  a: { any: 1, highContrast: 2, accessibility: 3, highContrast+accessibility: 2 }\n"
    ),
    // The narrower of two ranges is meant.
    (
      "metrics:\n  a: { any: 1, highContrast+size>=xxLarge: 2, dark+accessibility2: 3 }\r\n",
      "metrics:\n  a: { any: 1, highContrast+size>=xxLarge: 2, dark+accessibility2: 3, "
        + "dark+accessibility2+highContrast: 3 }\r\n"
    ),
    // Two ranges that cross have no key in common, and a value of several lines is not written twice.
    (
      "metrics:\n  a: { any: 1, size>=large: 2, size<=xLarge: 3 }\n",
      "metrics:\n  a: { any: 1, size>=large: 2, size<=xLarge: 3 }\n"
    ),
    (
      "fonts:\n  a:\n    any: body\n    highContrast:\n      textStyle: title1\n    dark:\n      textStyle: title2\n",
      "fonts:\n  a:\n    any: body\n    highContrast:\n      textStyle: title1\n    dark:\n      textStyle: title2\n"
    ),
    (
      "fonts:\n  a: { any: body, highContrast: title1, dark: title2 }\n",
      "fonts:\n  a: { any: body, highContrast: title1, dark: title2, dark+highContrast: title2 }\n"
    ),
    (
      "shadows:\n  a:\n    any: none\n    p3: none\n    highContrast:\n      - { color: red }\n    dark:\n      - { color: blue }\n",
      "shadows:\n  a:\n    any: none\n    p3: none\n    highContrast:\n      - { color: red }\n    dark:\n      - { color: blue }\n"
    ),
    // Where what is added competes with what is there, more is said.
    (
      "metrics:\n  a: { any: 1, dark: 2, highContrast: 3, elevated: 4 }\n",
      "metrics:\n  a: { any: 1, dark: 2, highContrast: 3, dark+highContrast: 2, elevated: 4, "
        + "dark+elevated: 2, highContrast+elevated: 3, dark+highContrast+elevated: 2 }\n"
    ),
  ]

  @Test("the variant that names both is offered with either value, the winner's first", arguments: fixes)
  func fix(_ before: String, _ after: String) {
    #expect(run.fixed(before, choosesFirst: true) == after)
    // Which is meant, only a person knows.
    #expect(run.fixed(before) == before)
    #expect(run.findings(before).allSatisfy { $0.fixIts.isEmpty || $0.fixIts.count == 2 })
  }
}
