import Testing
import TinctureTheme

@testable import TinctureLint

/// What the rule `distinct-colors` says, and what its options change.
@Suite("The rule distinct-colors")
struct DistinctColorsRuleTests {
  /// A theme and the messages.
  static let messages: [(theme: String, messages: [String])] = [
    (
      """
      theme: T
      colors:
        a: { any: "#5A8F00", distinct: $colors.b }
        b: "#D0533A"
      """,
      [
        "colors.a and colors.b differ by 3.56 of the 10 needed with deuteranopia, and 2.06 with "
          + "achromatopsia"
      ]
    ),
    // A pair that both name is checked once.
    (
      """
      theme: T
      colors:
        a: { light: black, dark: white, dark+highContrast: "#111", distinct: $colors.b }
        b: { any: black, light: white, distinct: $colors.a }
      """,
      [
        "colors.a and colors.b differ by 2.96 of the 10 needed with normal vision, protanopia, "
          + "deuteranopia, tritanopia and achromatopsia under dark+highContrast"
      ]
    ),
    // Each kind of vision has its traits where these differ.
    (
      """
      theme: T
      colors:
        a: { light: "#7A8F00", dark: "#777", distinct: $colors.b }
        b: { light: "#C04020", dark: "#787878" }
      """,
      [
        "colors.a and colors.b differ by 0.39 of the 10 needed with normal vision, protanopia, "
          + "tritanopia and achromatopsia under dark, and 0.39 with deuteranopia"
      ]
    ),
    // A translucent colour is drawn over what either lies on.
    (
      """
      theme: T
      colors:
        page: black
        a: { any: white / 50%, on: $colors.page, distinct: [$colors.b, $colors.c] }
        b: "#808080"
        c: { any: black / 30% }
      """,
      [
        "colors.a and colors.b differ by 0.18 of the 10 needed with normal vision, protanopia, "
          + "deuteranopia, tritanopia and achromatopsia"
      ]
    ),
    // Without `on` it is drawn over black and over white.
    (
      """
      theme: T
      colors:
        a: { any: black / 10%, distinct: $colors.b }
        b: white / 1%
      """,
      [
        "colors.a and colors.b differ by 0.4 of the 10 needed with normal vision, protanopia, "
          + "deuteranopia, tritanopia and achromatopsia"
      ]
    ),
  ]

  @Test("it says what is wrong, by how much and under which traits", arguments: messages)
  func message(_ theme: String, _ messages: [String]) {
    #expect(RuleRun.messages(of: DistinctColorsRule.self, in: theme) == messages)
  }

  /// An option, and a theme that fails with one of its values and passes with the other; nil is the default.
  static let options: [(option: String, failing: OptionValue?, passing: OptionValue?, theme: String)] = [
    (
      "difference", nil, .number(3),
      """
      theme: T
      colors:
        a: { any: "#666", distinct: $colors.b }
        b: "#777"
      """
    ),
    (
      "deficiencies", nil, .words(["tritan", "achromatopsia"]),
      """
      theme: T
      colors:
        a: { any: "#7A8F00", distinct: $colors.b }
        b: "#C04020"
      """
    ),
    (
      "severity", nil, .number(0.2),
      """
      theme: T
      colors:
        a: { any: "#7A8F00", distinct: $colors.b }
        b: "#C04020"
      """
    ),
  ]

  @Test("each option changes the outcome", arguments: options)
  func option(_ name: String, _ failing: OptionValue?, _ passing: OptionValue?, _ theme: String) {
    func findings(_ value: OptionValue?) -> [Diagnostic] {
      RuleRun.findings(of: DistinctColorsRule.self, in: theme, options: value.map { [name: $0] } ?? [:])
    }
    #expect(!findings(failing).isEmpty)
    #expect(findings(passing).isEmpty)
  }

  @Test("every option of the rule is in the table above")
  func allOptions() {
    #expect(
      Set(DistinctColorsRule.optionDescriptions.map(\.name)) == Set(Self.options.map(\.option)))
  }
}
