import Testing
import TinctureTheme

@testable import TinctureLint

/// What the rule `elevated-not-lighter` says, and what its options change.
@Suite("The rule elevated-not-lighter")
struct ElevatedNotLighterRuleTests {
  /// A theme and the messages.
  static let messages: [(theme: String, messages: [String])] = [
    (
      """
      theme: T
      colors:
        page: { light: white, dark: "#222", dark+elevated: black }
        a: { any: gray, on: $colors.page }
      """,
      [
        "colors.page is darker under dark+elevated than at the base level: #000000 has a luminance "
          + "of 0%, and #222222 of 1.59%"
      ]
    ),
    // What does not vary by style is so in the dark as well; what nothing lies on may be as it likes.
    (
      """
      theme: T
      colors:
        page: { base: "#222", elevated: "#111" }
        unused: { base: "#222", elevated: "#111" }
      surfaces:
        card: { normal: { fill: white }, on: $colors.page }
      """,
      [
        "colors.page is darker under dark+elevated than at the base level: #111111 has a luminance "
          + "of 0.56%, and #222222 of 1.59%"
      ]
    ),
    // A copy is reported where it is written.
    (
      """
      theme: T
      colors:
        page: { any: white, dark: "#222", dark+elevated: "#333", dark+highContrast+elevated: "#111" }
        alias: $colors.page
        a: { any: gray, on: [$colors.page, $colors.alias] }
      """,
      [
        "colors.page is darker under dark+highContrast+elevated than at the base level: #111111 "
          + "has a luminance of 0.56%, and #222222 of 1.59%"
      ]
    ),
    (
      """
      theme: T
      colors:
        page: { light: white, dark: "#222" }
        veil: { base: white / 20%, elevated: white / 10%, on: $colors.page }
        a: { any: gray, on: $colors.veil }
      """,
      [
        "colors.veil is darker under dark+elevated than at the base level: #FFFFFF1A has a "
          + "luminance of 3.96%, and #FFFFFF33 of 7.65%"
      ]
    ),
  ]

  @Test("it says what is wrong, by how much and under which traits", arguments: messages)
  func message(_ theme: String, _ messages: [String]) {
    #expect(RuleRun.messages(of: ElevatedNotLighterRule.self, in: theme) == messages)
  }
}
