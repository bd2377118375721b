import Testing
import TinctureTheme

@testable import TinctureLint

/// What the rule `minimum-text-size` says, and what its options change.
@Suite("The rule minimum-text-size")
struct MinimumTextSizeRuleTests {
  /// A theme and the messages.
  static let messages: [(theme: String, messages: [String])] = [
    // The least size of all categories is told.
    (
      """
      theme: T
      fonts:
        a: { textStyle: body, size: 12 }
        b: caption2
      """,
      ["fonts.a is 9.88 of the 11 points needed under xSmall"]
    ),
    (
      """
      theme: T
      fonts:
        a: { textStyle: body, size: 10, maximumSize: 10 }
      """,
      ["fonts.a is 8.23 of the 11 points needed under xSmall"]
    ),
    // A reference is reported where the font is written.
    (
      """
      theme: T
      fonts:
        a: { light: caption2, dark: { textStyle: caption2, size: 9 } }
        b: $fonts.a
      """,
      ["fonts.a is 9 of the 11 points needed under dark+size<=large"]
    ),
    (
      """
      theme: T
      fonts:
        a: { any: footnote, size<=small: { textStyle: body, size: 13 } }
      """,
      ["fonts.a is 10.7 of the 11 points needed under xSmall"]
    ),
  ]

  @Test("it says what is wrong, by how much and under which traits", arguments: messages)
  func message(_ theme: String, _ messages: [String]) {
    #expect(RuleRun.messages(of: MinimumTextSizeRule.self, in: theme) == messages)
  }

  /// An option, and a theme that fails with one of its values and passes with the other; nil is the default.
  static let options: [(option: String, failing: OptionValue?, passing: OptionValue?, theme: String)] = [
    (
      "points", nil, .number(9),
      """
      theme: T
      fonts:
        a: { textStyle: caption2, size: 10 }
      """
    )
  ]

  @Test("each option changes the outcome", arguments: options)
  func option(_ name: String, _ failing: OptionValue?, _ passing: OptionValue?, _ theme: String) {
    func findings(_ value: OptionValue?) -> [Diagnostic] {
      RuleRun.findings(of: MinimumTextSizeRule.self, in: theme, options: value.map { [name: $0] } ?? [:])
    }
    #expect(!findings(failing).isEmpty)
    #expect(findings(passing).isEmpty)
  }

  @Test("every option of the rule is in the table above")
  func allOptions() {
    #expect(
      Set(MinimumTextSizeRule.optionDescriptions.map(\.name)) == Set(Self.options.map(\.option)))
  }
}
