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
}
