import Testing
import TinctureTheme

@testable import TinctureLint

/// What the rule `tap-target` says, and what its options change.
@Suite("The rule tap-target")
struct TapTargetRuleTests {
  /// A theme and the messages.
  static let messages: [(theme: String, messages: [String])] = [
    // Of each axis the greater of the least size and twice the padding counts.
    (
      """
      theme: T
      surfaces:
        a: { minimumSize: { width: 60, height: 32 }, normal: { fill: white }, pressed: { fill: black } }
        b: { padding: { vertical: 21.995, horizontal: 22 }, normal: { fill: white }, disabled: { fill: none } }
      """,
      [
        "surfaces.a may be as small as 60 × 32 of the 44 × 44 points needed",
        "surfaces.b may be as small as 44 × 43.99 of the 44 × 44 points needed",
      ]
    ),
    // Padding that shrinks with the text is too little at small sizes.
    (
      """
      theme: T
      metrics:
        gap: { any: 20, scales: body }
      surfaces:
        BUY_BUTTON: { padding: $metrics.gap, normal: { fill: white } }
      """,
      [
        "surfaces.BUY_BUTTON may be as small as 32.94 × 32.94 of the 44 × 44 points needed under "
          + "size<=large"
      ]
    ),
    // Words count, also those of groups, and not parts of words.
    (
      """
      theme: T
      surfaces:
        buttons: { primary: { normal: { fill: white } } }
        lightSwitch: { normal: { fill: white } }
        buttoned: { normal: { fill: white } }
      """,
      [
        "surfaces.buttons.primary may be as small as 0 × 0 of the 44 × 44 points needed",
        "surfaces.lightSwitch may be as small as 0 × 0 of the 44 × 44 points needed",
      ]
    ),
    // What another control says is reported there.
    (
      """
      theme: T
      surfaces:
        toggle: { normal: { fill: white } }
        myToggle: $surfaces.toggle
        plain: { normal: { fill: white } }
        button: $surfaces.plain
      """,
      [
        "surfaces.toggle may be as small as 0 × 0 of the 44 × 44 points needed",
        "surfaces.button may be as small as 0 × 0 of the 44 × 44 points needed",
      ]
    ),
    (
      """
      theme: T
      metrics:
        tapTarget: 40
        hit-target: { any: 44, size<=small: 43.999 }
        TOUCH_TARGET: $metrics.tapTarget
        taptarget2: 2
        x: { tapTarget: -0.5 }
      """,
      [
        "metrics.tapTarget is 40 of the 44 points needed",
        "metrics.hit-target is 43.99 of the 44 points needed under size<=small",
        "metrics.x.tapTarget is -0.5 of the 44 points needed",
      ]
    ),
  ]

  @Test("it says what is wrong, by how much and under which traits", arguments: messages)
  func message(_ theme: String, _ messages: [String]) {
    #expect(RuleRun.messages(of: TapTargetRule.self, in: theme) == messages)
  }

  /// An option, and a theme that fails with one of its values and passes with the other; nil is the default.
  static let options: [(option: String, failing: OptionValue?, passing: OptionValue?, theme: String)] = [
    (
      "points", nil, .number(32),
      """
      theme: T
      surfaces:
        button: { minimumSize: 40, normal: { fill: white } }
      """
    )
  ]

  @Test("each option changes the outcome", arguments: options)
  func option(_ name: String, _ failing: OptionValue?, _ passing: OptionValue?, _ theme: String) {
    func findings(_ value: OptionValue?) -> [Diagnostic] {
      RuleRun.findings(of: TapTargetRule.self, in: theme, options: value.map { [name: $0] } ?? [:])
    }
    #expect(!findings(failing).isEmpty)
    #expect(findings(passing).isEmpty)
  }

  @Test("every option of the rule is in the table above")
  func allOptions() {
    #expect(
      Set(TapTargetRule.optionDescriptions.map(\.name)) == Set(Self.options.map(\.option)))
  }
}
