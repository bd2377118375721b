import Testing
import TinctureTheme

@testable import TinctureLint

/// What the rule `high-contrast-weaker` says, and what its options change.
@Suite("The rule high-contrast-weaker")
struct HighContrastWeakerRuleTests {
  /// A theme and the messages.
  static let messages: [(theme: String, messages: [String])] = [
    (
      """
      theme: T
      colors:
        page: white
        a: { any: black, highContrast: "#222", on: $colors.page }
      """,
      [
        "colors.a on colors.page has only 15.9:1 under highContrast, and 21:1 without high "
          + "contrast"
      ]
    ),
    // One finding a variant.
    (
      """
      theme: T
      colors:
        page: { light: white, dark: black }
        a: { light: black, dark: "#CCC", dark+highContrast: "#BBB", dark+highContrast+elevated: "#AAA", on: $colors.page }
      """,
      [
        "colors.a on colors.page has only 10.93:1 under dark+highContrast+base, and 13.07:1 "
          + "without high contrast",
        "colors.a on colors.page has only 9.03:1 under dark+highContrast+elevated, and 13.07:1 "
          + "without high contrast",
      ]
    ),
    // The background may be to blame.
    (
      """
      theme: T
      colors:
        page: { any: white, highContrast: "#CCC" }
        a: { any: "#767676", on: $colors.page }
        b: { any: $colors.page, highContrast: white, on: $colors.a }
      """,
      [
        "colors.a on colors.page has only 2.82:1 under highContrast, and 4.54:1 without high "
          + "contrast"
      ]
    ),
    // A translucent background is drawn over what it lies on; what is decorative need not stand out.
    (
      """
      theme: T
      colors:
        page: white
        veil: { any: black / 10%, highContrast: black / 20%, on: $colors.page, role: decorative }
        a: { any: black, on: $colors.veil }
      """,
      [
        "colors.a on colors.veil has only 13.07:1 under highContrast, and 16.74:1 without high "
          + "contrast"
      ]
    ),
    (
      """
      theme: T
      colors:
        page: white
        a: { highContrast: "#222", fallback: black, on: $colors.page }
      """,
      [
        "colors.a on colors.page has only 15.9:1 under highContrast, and 21:1 without high "
          + "contrast"
      ]
    ),
  ]

  @Test("it says what is wrong, by how much and under which traits", arguments: messages)
  func message(_ theme: String, _ messages: [String]) {
    #expect(RuleRun.messages(of: HighContrastWeakerRule.self, in: theme) == messages)
  }
}
