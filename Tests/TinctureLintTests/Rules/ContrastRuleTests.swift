import Testing
import TinctureTheme

@testable import TinctureLint

/// What the rule `contrast` says, and what its options change.
@Suite("The rule contrast")
struct ContrastRuleTests {
  private func findings(_ text: String, _ options: [String: OptionValue] = [:]) -> [Diagnostic] {
    let loaded = ThemeLoader.load(path: "theme.yaml", bytes: Array(text.utf8))
    let rules = [ContrastRule.description.id: RuleSetting(options: options)]
    return Linter(configuration: LintConfiguration(rules: rules)).findings(in: loaded)
      .filter { $0.rule == ContrastRule.description.id }
  }

  /// The body of `colors` on a white page, and the messages.
  static let messages: [(colors: String, messages: [String])] = [
    (
      "a: { any: \"#777\", on: $colors.page }",
      [
        "colors.a on colors.page has 4.47:1 of the 4.5:1 needed under normalContrast and of the 7:1 needed under "
          + "highContrast"
      ]
    ),
    (
      "a: { light: \"#777\", light+highContrast: black, dark: black, on: $colors.page }",
      ["colors.a on colors.page has 4.47:1 of the 4.5:1 needed under light+normalContrast"]
    ),
    (
      "a: { any: black, elevated: \"#999\", on: $colors.page, role: graphic }",
      [
        "colors.a on colors.page has 2.84:1 of the 3:1 needed under normalContrast+elevated and of the 4.5:1 needed "
          + "under highContrast+elevated"
      ]
    ),
    // Only on one of two backgrounds.
    (
      "b: \"#EEE\"\n  a: { any: \"#767676\", highContrast: black, on: [$colors.page, $colors.b] }",
      ["colors.a on colors.b has 3.91:1 of the 4.5:1 needed under normalContrast"]
    ),
    // One finding for all backgrounds of a variant, the worst first.
    (
      "b: \"#EEE\"\n  a: { any: \"#777\", highContrast: black, on: [$colors.page, $colors.b] }",
      [
        "colors.a on colors.b has 3.85:1 of the 4.5:1 needed under normalContrast, and too little on colors.page"
      ]
    ),
    // A translucent background is drawn over what it lies on.
    (
      "veil: { any: black / 50%, on: $colors.page, role: decorative }\n  "
        + "a: { any: \"#555\", highContrast: black, on: $colors.veil }",
      [
        "colors.a on colors.veil has 1.87:1 of the 4.5:1 needed under normalContrast",
        "colors.a on colors.veil has 5.28:1 of the 7:1 needed under highContrast",
      ]
    ),
    // What is left translucent is seen over black and over white.
    (
      "veil: white / 50%\n  a: { any: black, on: $colors.veil }",
      [
        "colors.a on colors.veil has 5.28:1 of the 7:1 needed under highContrast"
      ]
    ),
    ("a: { any: white, on: $colors.page, role: decorative }", []),
  ]

  @Test("it names the pair, the ratio, the need and the traits", arguments: messages)
  func message(_ colors: String, _ messages: [String]) {
    let found = findings("theme: T\ncolors:\n  page: white\n  \(colors)\n")
    #expect(found.map(\.message) == messages)
  }

  @Test("its help has the colours as they meet, what APCA says, and the colour that would do")
  func help() {
    let found = findings("theme: T\ncolors:\n  page: white\n  a: { any: \"#777\", on: $colors.page }\n")
    #expect(
      found.first?.help
        == "#777777 on #FFFFFF (APCA Lc 71); the nearest lightness that is enough is #595959")
    #expect(
      found.first?.related.map(\.message) == [
        "#777777, the colour of colors.a", "#FFFFFF, the colour of colors.page",
      ])
  }

  @Test("a gradient counts by its worst stop, and a surface by its fill at rest")
  func backgrounds() {
    let theme = """
      theme: T
      gradients:
        sky: { stops: [white, "#777"] }
      surfaces:
        card: { normal: { fill: "#777" }, pressed: { fill: black } }
      colors:
        a: { any: black, on: $gradients.sky }
        b: { any: black, on: $surfaces.card }

      """
    #expect(
      findings(theme).map(\.message) == [
        "colors.a on gradients.sky has 4.68:1 of the 7:1 needed under highContrast",
        "colors.b on surfaces.card has 4.68:1 of the 7:1 needed under highContrast",
      ])
  }

  @Test("the content of a surface is checked on its fills, but not again where its colour is reported itself")
  func contents() {
    let surfaces = """
      surfaces:
        button:
          content: CONTENT
          normal: { fill: "#334" }
          pressed: { fill: "#88A" }
          selected: { stroke: { paint: white, width: 2 } }
          disabled: { fill: "#AAA" }
      colors:
        page: "#334"
        label: { any: "#99B", on: $colors.page }

      """
    func messages(_ content: String) -> [String] {
      findings("theme: T\n" + surfaces.replacing("CONTENT", with: content)).map(\.message)
    }
    #expect(messages("$colors.label").count == 1)
    #expect(messages("$colors.label").first?.hasPrefix("colors.label on colors.page has ") == true)
    #expect(
      messages("white").filter { $0.hasPrefix("the content") } == [
        "the content of surfaces.button on its pressed fill has 3.41:1 of the 4.5:1 needed under normalContrast and of the "
          + "7:1 needed under highContrast"
      ])
  }

  @Test("a font decides by its size at each category what its text needs")
  func fonts() {
    let theme = """
      theme: T
      fonts:
        body: { textStyle: body }
      colors:
        page: white
        a: { any: "#767676", on: $colors.page, font: $fonts.body }

      """
    #expect(
      findings(theme).map(\.message) == [
        "colors.a on colors.page has 4.54:1 of the 7:1 needed under highContrast+size<=large"
      ])
  }

  /// An option, a value that makes the theme pass, and the body of `colors` that fails without it.
  static let options: [(option: String, value: Double, colors: String)] = [
    ("text", 4, "a: { any: \"#777\", highContrast: black, on: $colors.page }"),
    ("largeText", 2, "a: { any: \"#999\", highContrast: black, on: $colors.page, role: largeText }"),
    ("graphic", 2, "a: { any: \"#999\", highContrast: black, on: $colors.page, role: graphic }"),
    ("highContrastText", 4.5, "a: { any: \"#767676\", on: $colors.page }"),
    ("highContrastLargeText", 3, "a: { any: \"#888\", on: $colors.page, role: largeText }"),
    ("highContrastGraphic", 3, "a: { any: \"#888\", on: $colors.page, role: graphic }"),
  ]

  @Test("each option changes what is needed", arguments: options)
  func option(_ name: String, _ value: Double, _ colors: String) {
    let theme = "theme: T\ncolors:\n  page: white\n  \(colors)\n"
    #expect(!findings(theme).isEmpty)
    #expect(findings(theme, [name: .number(value)]).isEmpty)
  }

  @Test("every option of the rule is in the table above")
  func allOptions() {
    #expect(ContrastRule.optionDescriptions.map(\.name) == Self.options.map(\.option))
  }
}
