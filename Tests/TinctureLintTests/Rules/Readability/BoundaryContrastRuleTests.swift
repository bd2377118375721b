import Testing
import TinctureTheme

@testable import TinctureLint

/// What the rule `boundary-contrast` says, and what its options change.
@Suite("The rule boundary-contrast")
struct BoundaryContrastRuleTests {
  /// A theme and the messages.
  static let messages: [(theme: String, messages: [String])] = [
    (
      """
      theme: T
      colors:
        page: { light: white, dark: black }
      surfaces:
        card: { normal: { fill: "#EEE" }, on: $colors.page }
      """,
      [
        "the boundary of surfaces.card on colors.page has 1.16:1 of the 3:1 needed under "
          + "light+normalContrast and of the 4.5:1 needed under light+highContrast"
      ]
    ),
    // One finding a background; in high contrast more is needed.
    (
      """
      theme: T
      colors:
        page: white
        sky: "#DDD"
      surfaces:
        card: { normal: { fill: "#767676" }, on: [$colors.page, $colors.sky] }
      """,
      [
        "the boundary of surfaces.card on colors.sky has 3.34:1 of the 4.5:1 needed under "
          + "highContrast"
      ]
    ),
    // One of both is enough.
    (
      """
      theme: T
      colors:
        page: white
      surfaces:
        a: { normal: { fill: white, stroke: { paint: "#555", width: 1 } }, on: $colors.page }
        b: { normal: { fill: black, stroke: { paint: "#EEE", width: 1 } }, on: $colors.page }
      """,
      []
    ),
    // What is translucent is drawn over the fill, and a gradient counts by its worst stop.
    (
      """
      theme: T
      colors:
        page: white
      surfaces:
        a: { normal: { fill: white, stroke: { paint: black / 10%, width: 1 } }, on: $colors.page }
        b: { normal: { fill: { stops: [black, "#AAA"] } }, on: $colors.page }
      """,
      [
        "the boundary of surfaces.a on colors.page has 1.25:1 of the 3:1 needed under "
          + "normalContrast and of the 4.5:1 needed under highContrast",
        "the boundary of surfaces.b on colors.page has 2.32:1 of the 3:1 needed under "
          + "normalContrast and of the 4.5:1 needed under highContrast",
      ]
    ),
    (
      """
      theme: T
      gradients:
        night: { stops: [black, "#222"] }
      surfaces:
        card: { normal: { fill: black / 40% }, on: $gradients.night }
      """,
      [
        "the boundary of surfaces.card on gradients.night has 1:1 of the 3:1 needed under "
          + "normalContrast and of the 4.5:1 needed under highContrast"
      ]
    ),
    // Nothing is drawn that could be seen, or missed.
    (
      """
      theme: T
      colors:
        page: white
      surfaces:
        link: { normal: { fill: none }, on: $colors.page }
        ghost: { normal: { fill: transparent }, pressed: { fill: black / 5% }, on: $colors.page }
      """,
      []
    ),
  ]

  @Test("it says what is wrong, by how much and under which traits", arguments: messages)
  func message(_ theme: String, _ messages: [String]) {
    #expect(RuleRun.messages(of: BoundaryContrastRule.self, in: theme) == messages)
  }

  /// An option, and a theme that fails with one of its values and passes with the other; nil is the default.
  static let options: [(option: String, failing: OptionValue?, passing: OptionValue?, theme: String)] = [
    (
      "ratio", nil, .number(2),
      """
      theme: T
      colors:
        page: { any: white, highContrast: black }
      surfaces:
        card: { normal: { fill: "#999" }, on: $colors.page }
      """
    ),
    (
      "highContrastRatio", nil, .number(3),
      """
      theme: T
      colors:
        page: white
      surfaces:
        card: { normal: { fill: "#888" }, on: $colors.page }
      """
    ),
    (
      "interactiveOnly", nil, .flag(true),
      """
      theme: T
      colors:
        page: white
      surfaces:
        card: { normal: { fill: white }, on: $colors.page }
      """
    ),
  ]

  @Test("each option changes the outcome", arguments: options)
  func option(_ name: String, _ failing: OptionValue?, _ passing: OptionValue?, _ theme: String) {
    func findings(_ value: OptionValue?) -> [Diagnostic] {
      RuleRun.findings(of: BoundaryContrastRule.self, in: theme, options: value.map { [name: $0] } ?? [:])
    }
    #expect(!findings(failing).isEmpty)
    #expect(findings(passing).isEmpty)
  }

  @Test("every option of the rule is in the table above")
  func allOptions() {
    #expect(
      Set(BoundaryContrastRule.optionDescriptions.map(\.name)) == Set(Self.options.map(\.option)))
  }

  @Test("its help has the colours as they meet, and the remedy")
  func help() {
    let theme = """
      theme: T
      colors:
        page: white
      surfaces:
        a: { normal: { fill: "#EEE" }, on: $colors.page }
        b: { normal: { fill: "#EEE", stroke: { paint: black / 20%, width: 1 } }, on: $colors.page }
      """
    #expect(
      RuleRun.findings(of: BoundaryContrastRule.self, in: theme).map(\.help) == [
        "its fill is #EEEEEE on #FFFFFF; make it lighter or darker, or add a stroke",
        "its fill is #EEEEEE on #FFFFFF and its stroke is #BEBEBE on #FFFFFF; make the fill or the stroke lighter or "
          + "darker",
      ])
  }

  @Test("interactiveOnly checks a surface that declares a state under some traits")
  func interactive() {
    let theme = """
      theme: T
      colors:
        page: white
      surfaces:
        a:
          light: { normal: { fill: white } }
          dark: { normal: { fill: white }, disabled: { content: gray } }
          on: $colors.page
      """
    #expect(
      RuleRun.findings(of: BoundaryContrastRule.self, in: theme, options: ["interactiveOnly": .flag(true)])
        .count
        == 1)
  }
}
