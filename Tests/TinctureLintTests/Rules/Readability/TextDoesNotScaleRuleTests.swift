import Testing
import TinctureTheme

@testable import TinctureLint

/// What the rule `text-does-not-scale` says, and what its options change.
@Suite("The rule text-does-not-scale")
struct TextDoesNotScaleRuleTests {
  /// A theme and the messages.
  static let messages: [(theme: String, messages: [String])] = [
    // 13.2 is 1.2 times 11.
    (
      """
      theme: T
      fonts:
        a: { textStyle: body, maximumSize: 20 }
        b: { textStyle: body, size: 11, maximumSize: 13.2 }
      """,
      ["fonts.a grows 1.17 times from large to accessibility5 of the 1.2 times needed"]
    ),
    (
      """
      theme: T
      fonts:
        a: { any: body, dark+accessibility: { textStyle: body, maximumSize: 17 } }
        b: { any: body, accessibility5: $fonts.fixed }
        fixed: { textStyle: caption2, size: 9, maximumSize: 20 }
      """,
      [
        "fonts.a grows 1 times from large to accessibility5 of the 1.2 times needed under dark",
        "fonts.b grows 1.17 times from large to accessibility5 of the 1.2 times needed",
      ]
    ),
  ]

  @Test("it says what is wrong, by how much and under which traits", arguments: messages)
  func message(_ theme: String, _ messages: [String]) {
    #expect(RuleRun.messages(of: TextDoesNotScaleRule.self, in: theme) == messages)
  }

  /// An option, and a theme that fails with one of its values and passes with the other; nil is the default.
  static let options: [(option: String, failing: OptionValue?, passing: OptionValue?, theme: String)] = [
    (
      "growth", nil, .number(1.1),
      """
      theme: T
      fonts:
        a: { textStyle: body, maximumSize: 19 }
      """
    )
  ]

  @Test("each option changes the outcome", arguments: options)
  func option(_ name: String, _ failing: OptionValue?, _ passing: OptionValue?, _ theme: String) {
    func findings(_ value: OptionValue?) -> [Diagnostic] {
      RuleRun.findings(of: TextDoesNotScaleRule.self, in: theme, options: value.map { [name: $0] } ?? [:])
    }
    #expect(!findings(failing).isEmpty)
    #expect(findings(passing).isEmpty)
  }

  @Test("every option of the rule is in the table above")
  func allOptions() {
    #expect(
      Set(TextDoesNotScaleRule.optionDescriptions.map(\.name)) == Set(Self.options.map(\.option)))
  }

  @Test("its help says what holds the font back")
  func help() {
    let theme = """
      theme: T
      fonts:
        a: { textStyle: body, maximumSize: 20 }
        b: { any: body, accessibility: { textStyle: body, size: 6 } }
      """
    #expect(
      RuleRun.findings(of: TextDoesNotScaleRule.self, in: theme).map(\.help) == [
        "raise its maximumSize of 20, or drop it", "let its variants for large sizes be larger",
      ])
  }
}
