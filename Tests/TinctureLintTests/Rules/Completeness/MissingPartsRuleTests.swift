import Testing

@testable import TinctureLint

/// What a token of a theme may lack.
@Suite("The rules of what is missing")
struct MissingPartsRuleTests {
  private static let page = "colors:\n  page: { light: white, dark: black }\n"

  /// Names of colours, and whether they are by that drawn on something.
  static let names: [(name: String, isDrawn: Bool)] = [
    ("label", true), ("primaryLabel", true), ("primary-labels", true), ("hint_text", true), ("Icon", true),
    ("errorTextColor", true), ("icon-colour", true), ("onTint", true), ("on-background", true),
    ("label2", true),
    ("pageTitle", true), ("foreground", true), ("glyph", true), ("tab icons", true),
    ("labelBackground", false), ("iconFill", false), ("onboarding", false), ("texture", false),
    ("color", false), ("onyx", false), ("tint", false), ("context", false), ("subtitleLine", false),
  ]

  @Test("a colour that is by its name drawn on something needs a pair", arguments: names)
  func name(_ name: String, _ isDrawn: Bool) {
    let messages = RuleRun(MissingPairRule.self).messages(
      Self.page + "  \(name): { light: red, dark: lime }\n")
    #expect(
      messages
        == (isDrawn
          ? [
            "colors.\(name) is by its name drawn on something and has no 'on', so its contrast is not checked"
          ] : []))
  }

  @Test("a colour's group counts as its name does, unless it is a background")
  func group() {
    let text =
      Self.page
      + "  label:\n    primary: { light: red, dark: lime }\n    background: { light: red, dark: lime }\n    cardFill: red\n"
    #expect(
      RuleRun(MissingPairRule.self).messages(text) == [
        "colors.label.primary is by the name of its group 'label' drawn on something and has no 'on', so its contrast "
          + "is not checked"
      ])
  }

  /// A colour, and whether it needs a pair.
  static let colors: [(color: String, isReported: Bool)] = [
    ("a: { any: red, role: graphic }", true), ("a: { any: red, role: largeText }", true),
    ("a: { any: red, role: decorative }", false), ("label: { any: red, role: decorative }", false),
    ("label: { any: red, on: $colors.page }", false), ("a: red", false),
    // Its contrast is checked where it is defined.
    ("text: { any: red, on: $colors.page }\n  label: $colors.text", false),
    ("text: { any: red, on: $colors.page }\n  b: { any: $colors.text }\n  label: $colors.b", false),
    ("text: { any: red, on: $colors.page }\n  label: { any: $colors.text, dark: blue }", true),
    ("text: { any: red, on: $colors.page }\n  label: $colors.text / 50%", true),
  ]

  @Test("a role needs a pair; decoration and aliases of what has one do not", arguments: colors)
  func pair(_ color: String, _ isReported: Bool) {
    #expect(RuleRun(MissingPairRule.self).messages(Self.page + "  \(color)\n").isEmpty != isReported)
  }

  @Test("the help shows how to write the pair")
  func help() {
    let run = RuleRun(MissingPairRule.self)
    #expect(
      run.findings(Self.page + "  label: red\n").map(\.help) == [
        "name what it is drawn on, in place of the bare value: { any: …, on: $colors.background }"
      ])
    #expect(
      run.findings("colors:\n  cardBackground: white\n  label: { any: red, dark: lime }\n").map(\.help) == [
        "name what it is drawn on, such as 'on: $colors.cardBackground', or say 'role: decorative'"
      ])
  }

  @Test("a description is missing from what may have one, and from bare values")
  func description() {
    let text =
      "palette:\n  p: red\n" + Self.page
      + "  a: { any: red, description: A }\nmetrics:\n  m: 4\nfonts:\n  f: { textStyle: body }\n"
    let findings = RuleRun(MissingDescriptionRule.self).findings(text)
    #expect(findings.map(\.subject) == ["colors.page", "metrics.m", "fonts.f"])
    #expect(
      findings.map { $0.help?.hasPrefix("a bare value") } == [false, true, false])
  }

  @Test("a colour on another must vary by contrast, by itself or by what it refers to")
  func highContrast() {
    let run = RuleRun(MissingHighContrastRule.self)
    let text =
      Self.page
        + """
          a: { light: red, dark: lime, on: $colors.page }
          b: { light: red, dark: lime, dark+highContrast: white, on: $colors.page }
          c: { any: $colors.b, on: $colors.page }
          d: { any: red, highContrast: red, on: $colors.page }
          e: { any: red, role: decorative, on: $colors.page }
          f: red

        """
    #expect(run.subjects(text) == ["colors.a", "colors.d"])
    #expect(run.messages(text).first == "colors.a is the same in high contrast")
  }
}
