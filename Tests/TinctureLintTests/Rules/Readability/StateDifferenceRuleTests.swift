import Testing
import TinctureTheme

@testable import TinctureLint

/// What the rule `state-difference` says, and what its options change.
@Suite("The rule state-difference")
struct StateDifferenceRuleTests {
  /// A theme and the messages.
  static let messages: [(theme: String, messages: [String])] = [
    // One finding a state.
    (
      """
      theme: T
      surfaces:
        a: { content: white, normal: { fill: "#336699" }, pressed: { fill: "#336699" }, disabled: { content: "#FAFAFA" } }
      """,
      [
        "surfaces.a when pressed differs from normal by 0 of the 0.05 needed",
        "surfaces.a when disabled differs from normal by 0.01 of the 0.05 needed",
      ]
    ),
    (
      """
      theme: T
      colors:
        fill: { light: "#444", dark: "#888", dark+highContrast: black }
      surfaces:
        a: { normal: { fill: black }, selected: { fill: $colors.fill } }
      """,
      [
        "surfaces.a when selected differs from normal by 0 of the 0.05 needed under "
          + "dark+highContrast"
      ]
    ),
    // Strokes and shadows count whatever they are; content that the app gives cannot be judged.
    (
      """
      theme: T
      surfaces:
        a: { normal: { fill: white }, pressed: { stroke: { paint: white, width: 1 } } }
        b: { normal: { fill: white }, pressed: { shadows: { color: white, radius: 1 } } }
        c: { normal: { fill: white }, pressed: { content: black } }
        d: { normal: { fill: white } }
      """,
      []
    ),
    // A translucent fill is drawn over what lies below; over black this is black.
    (
      """
      theme: T
      colors:
        page: { light: white, dark: black }
      surfaces:
        a: { normal: { fill: none }, pressed: { fill: black / 20% }, on: $colors.page }
      """,
      ["surfaces.a when pressed differs from normal by 0 of the 0.05 needed under dark"]
    ),
    // Without `on` it may lie on anything.
    (
      """
      theme: T
      surfaces:
        a: { normal: { fill: none }, pressed: { fill: white / 30% } }
      """,
      ["surfaces.a when pressed differs from normal by 0 of the 0.05 needed"]
    ),
    // Of gradients the greatest difference counts; the third pair is one gradient written from either end.
    (
      """
      theme: T
      gradients:
        up: { from: top, to: bottom, stops: [white, black] }
        down: { from: top, to: bottom, stops: [black, white] }
        across: { from: leading, to: trailing, stops: [white, black] }
        same: { from: bottom, to: top, stops: [black, white] }
      surfaces:
        a: { normal: { fill: $gradients.up }, pressed: { fill: $gradients.down } }
        b: { normal: { fill: $gradients.up }, pressed: { fill: $gradients.across } }
        c: { normal: { fill: $gradients.up }, pressed: { fill: $gradients.same } }
        d: { normal: { fill: $gradients.up }, pressed: { fill: gray } }
      """,
      ["surfaces.c when pressed differs from normal by 0 of the 0.05 needed"]
    ),
    // What another surface says is reported there.
    (
      """
      theme: T
      surfaces:
        plain: { normal: { fill: white }, pressed: { fill: "#FEFEFE" } }
        copy: $surfaces.plain
      """,
      ["surfaces.plain when pressed differs from normal by 0 of the 0.05 needed"]
    ),
  ]

  @Test("it says what is wrong, by how much and under which traits", arguments: messages)
  func message(_ theme: String, _ messages: [String]) {
    #expect(RuleRun.messages(of: StateDifferenceRule.self, in: theme) == messages)
  }

  /// An option, and a theme that fails with one of its values and passes with the other; nil is the default.
  static let options: [(option: String, failing: OptionValue?, passing: OptionValue?, theme: String)] = [
    (
      "difference", nil, .number(0.01),
      """
      theme: T
      surfaces:
        a: { normal: { fill: white }, pressed: { fill: "#F4F4F4" } }
      """
    )
  ]

  @Test("each option changes the outcome", arguments: options)
  func option(_ name: String, _ failing: OptionValue?, _ passing: OptionValue?, _ theme: String) {
    func findings(_ value: OptionValue?) -> [Diagnostic] {
      RuleRun.findings(of: StateDifferenceRule.self, in: theme, options: value.map { [name: $0] } ?? [:])
    }
    #expect(!findings(failing).isEmpty)
    #expect(findings(passing).isEmpty)
  }

  @Test("every option of the rule is in the table above")
  func allOptions() {
    #expect(
      Set(StateDifferenceRule.optionDescriptions.map(\.name)) == Set(Self.options.map(\.option)))
  }
}
