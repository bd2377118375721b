import TestSupport
import Testing
import TinctureTheme

@testable import TinctureLint

/// Where a repaired colour is written, and what stays as it is.
@Suite("Repairs of contrast")
struct ContrastFixTests {
  struct Case: CustomTestStringConvertible {
    let testDescription: String
    let before: String
    let after: String

    init(_ description: String, _ before: String, _ after: String) {
      testDescription = description
      self.before = before
      self.after = after
    }
  }

  static let head = "theme: Test\npalette:\n  grey: \"#999999\"\ncolors:\n  page: white\n"

  static let cases = [
    Case(
      "a hex keeps its quotes, and a comment stays",
      "  label:\n    any: '#999999'   # note\n    on: $colors.page\n",
      "  label:\n    any: '#595959'   # note\n    on: $colors.page\n"),
    Case(
      "a name becomes a hex in quotes",
      "  label: { any: gray, on: $colors.page }\n", "  label: { any: \"#595959\", on: $colors.page }\n"),
    Case(
      "a function of CSS stays one", "  label: { any: rgb(153 153 153), on: $colors.page }\n",
      "  label: { any: rgb(89 89 89), on: $colors.page }\n"),
    Case(
      "commas stay", "  label: { any: \"rgb(153, 153, 153)\", on: $colors.page }\n",
      "  label: { any: \"rgb(89, 89, 89)\", on: $colors.page }\n"),
    Case(
      "a literal beside its opacity", "  label:\n    any: gray / 90%\n    on: $colors.page\n",
      "  label:\n    any: rgb(70 70 70) / 90%\n    on: $colors.page\n"),
    Case(
      "a shared palette colour stays, and the comment names it",
      "  label:\n    any: $palette.grey\n    on: $colors.page\n  rule: $palette.grey\n",
      "  label:\n    any: \"#595959\" # was $palette.grey\n    on: $colors.page\n  rule: $palette.grey\n"),
    Case(
      "a comment that is there is lengthened",
      "  label:\n    any: $palette.grey # soft\n    on: $colors.page\n  rule: $palette.grey\n",
      "  label:\n    any: \"#595959\" # soft; was $palette.grey\n    on: $colors.page\n  rule: $palette.grey\n"
    ),
    Case(
      "within braces the comment comes after them",
      "  label: { on: $colors.page, any: $palette.grey }\n  rule: $palette.grey\n",
      "  label: { on: $colors.page, any: \"#595959\" } # was $palette.grey\n  rule: $palette.grey\n"),
    Case(
      "a call is replaced whole", "  label:\n    any: lighten(black, 60%)\n    on: $colors.page\n",
      "  label:\n    any: \"#595959\" # was lighten(black, 60%)\n    on: $colors.page\n"),
    Case(
      "line ends stay", "  label:\r\n    any: gray\r\n    on: $colors.page\r\n",
      "  label:\r\n    any: \"#595959\"\r\n    on: $colors.page\r\n"),
    Case(
      "where one colour cannot do, each style gets its own",
      "  sheet: { light: white, dark: black }\n  label:\n    any: gray\n    on: $colors.sheet\n",
      "  sheet: { light: white, dark: black }\n  label:\n    any: gray\n    light: \"#595959\" # was gray\n"
        + "    dark: \"#959595\" # was gray\n    on: $colors.sheet\n"),
    Case(
      "a graphic needs less, and high contrast counts too",
      "  icon: { any: \"#999999\", on: $colors.page, role: graphic }\n",
      "  icon: { any: \"#767676\", on: $colors.page, role: graphic }\n"),
    Case(
      "all pairs of a variant at once: what it lies on, and what lies on it",
      "  card: { any: \"#999999\", on: $colors.page, role: graphic }\n"
        + "  text: { any: white, on: $colors.card }\n",
      "  card: { any: \"#595959\", on: $colors.page, role: graphic }\n"
        + "  text: { any: white, on: $colors.card }\n"),
    Case(
      "a token that takes its value from it is served by its repair",
      "  label: { any: \"#999999\", on: $colors.page }\n  title: { any: $colors.label, on: $colors.page }\n",
      "  label: { any: \"#595959\", on: $colors.page }\n  title: { any: $colors.label, on: $colors.page }\n"),
    // Left as it is.
    Case(
      "what other tokens share by an anchor",
      "  label: &label { any: gray, on: $colors.page }\n  title: *label\n",
      "  label: &label { any: gray, on: $colors.page }\n  title: *label\n"),
    Case(
      "where no lightness is enough", "  label: { any: black / 30%, on: $colors.page }\n",
      "  label: { any: black / 30%, on: $colors.page }\n"),
    Case(
      "a value over several lines", "  label:\n    any: \"rgb(153\n      153 153)\"\n    on: $colors.page\n",
      "  label:\n    any: \"rgb(153\n      153 153)\"\n    on: $colors.page\n"),
  ]

  /// Without the rules that would mend something else as well.
  private static let withoutTidying = LintConfiguration(
    rules: Dictionary(
      uniqueKeysWithValues: [
        "literal-in-semantic", "redundant-variant", "unused-palette-color", "ambiguous-variant",
      ].map { (RuleID($0), RuleSetting(.off)) }))

  @Test("a repaired colour stands where the value stood, and nothing else changes", arguments: cases)
  func repair(_ test: Case) {
    let run = FixRun(Self.head + test.before, configuration: Self.withoutTidying)
    #expect(run.text == Self.head + test.after)
    let isLeft = test.before == test.after
    #expect(run.after.contains { $0.rule.name == "contrast" } == isLeft)
    #expect(run.before.contains { $0.rule.name == "contrast" })
  }

  @Test("a palette colour that nothing else uses is repaired itself")
  func ownPalette() {
    let theme =
      "theme: T\npalette:\n  grey: \"#999\" # soft\ncolors:\n  page: white\n  label: { any: $palette.grey, on: $colors.page }\n"
    #expect(FixRun(theme).text == theme.replacing("\"#999\"", with: "\"#595959\""))
  }

  @Test("the grey icon of the first neumorphic buttons is found and repaired")
  func neumorphic() throws {
    let bytes = try FileReader.read(ThemesFolder.path("neumorphic.yaml"), limit: 1 << 20)
    let text = String(decoding: bytes, as: UTF8.self)
    let icon = "    description: A button's symbol at rest.\n    light: "
    let broken = text.replacing(icon + "$palette.slate", with: icon + "\"#8E8E93\"")
    #expect(broken != text)
    let run = FixRun(broken, configuration: Self.withoutTidying)
    let finding = try #require(run.before.first { $0.rule.name == "contrast" })
    #expect(finding.subject == "colors.icon")
    #expect(!run.after.contains { $0.rule.name == "contrast" })
    #expect(run.text.count == broken.count)
  }
}
