import Testing
import TinctureTheme

@testable import TinctureLint

@Suite("The linter")
struct LinterTests {
  private func findings(_ text: String, _ configuration: LintConfiguration = LintConfiguration())
    -> [Diagnostic]
  {
    Linter(configuration: configuration).findings(
      in: ThemeLoader.load(path: "theme.yaml", bytes: Array(text.utf8)))
  }

  @Test("rules check what is sound beside the faults of loading, and all findings come in order of place")
  func soundPart() {
    let findings = findings(
      """
      theme: Test
      colors:
        a-b: "#111"
        broken: $colors.nothing
        aB: "#222"
        brokenToo: { light: $palette.nothing }
        night: { light: white }
      """, LintConfiguration(rules: [RuleID("inconsistent-naming"): RuleSetting(.off)]))
    #expect(
      findings.map(\.rule.name) == [
        "unresolved-reference", "name-collision", "unresolved-reference", "missing-dark",
      ])
  }

  @Test("a configuration turns a rule off or changes its severity")
  func configuration() {
    let text = "theme: Test\ncolors:\n  a: { light: white }\n"
    let rule = RuleID("missing-dark")
    #expect(findings(text).map(\.severity) == [.warning])
    #expect(
      findings(text, LintConfiguration(rules: [rule: RuleSetting(.severity(.error))])).map(\.severity) == [
        .error
      ])
    #expect(findings(text, LintConfiguration(rules: [rule: RuleSetting(.off)])).isEmpty)
  }

  private static let two = "theme: Test\ncolors:\n  a: { light: white }\n  old: { b: { light: white } }\n"

  @Test("an override is for the tokens and the files that it names, and a later one wins")
  func overrides() {
    let rule = RuleID("missing-dark")
    func subjects(_ overrides: [LintConfiguration.Override]) -> [String] {
      findings(Self.two, LintConfiguration(overrides: overrides)).map {
        "\($0.severity) \($0.subject ?? "")"
      }
    }
    let off = [rule: RuleSetting(.off)]
    let error = [rule: RuleSetting(.severity(.error))]
    #expect(subjects([]) == ["warning colors.a", "warning colors.old.b"])
    #expect(subjects([.init(tokens: [GlobPattern("colors.old.*")], rules: off)]) == ["warning colors.a"])
    #expect(
      subjects([
        .init(tokens: [GlobPattern("*")], rules: off), .init(tokens: [GlobPattern("*.b")], rules: error),
      ]) == ["error colors.old.b"])
    #expect(subjects([.init(files: ["/elsewhere.yaml"], rules: off)]).count == 2)
    #expect(subjects([.init(files: ["theme.yaml"], rules: off)]).isEmpty)
  }

  @Test("options differ from token to token")
  func optionOverrides() {
    let theme =
      "theme: T\ncolors:\n  page: white\n  a: { any: \"#767676\", on: $colors.page }\n"
      + "  b: { any: \"#767676\", on: $colors.page }\n"
    let rules = [RuleID("contrast"): RuleSetting(options: ["highContrastText": .number(4.5)])]
    let configuration = LintConfiguration(overrides: [.init(tokens: [GlobPattern("colors.a")], rules: rules)])
    #expect(findings(theme, configuration).map(\.subject) == ["colors.b"])
  }
}
