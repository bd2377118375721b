import Testing
import TinctureTheme

@testable import TinctureLint

/// What comments in a theme silence, and what is said of those that silence nothing.
@Suite("Comments that silence rules")
struct DisableCommentsTests {
  /// A theme below `theme: T`, and its findings.
  static let cases: [(theme: String, findings: [String])] = [
    ("colors:\n  a: { light: red }\n", ["missing-dark colors.a"]),
    (
      "colors:\n  # tincture:disable missing-dark\n  a: { light: red }\n  b: { light: red }\n",
      ["missing-dark colors.b"]
    ),
    (
      "colors:\n  a: # tincture:disable missing-dark\n    light: red\n  b: { light: red }\n",
      ["missing-dark colors.b"]
    ),
    ("colors:\n  a: { light: red } # tincture:disable missing-dark -- printed\n", []),
    ("colors:\n  # tincture:disable all\n  a: { light: red }\n", []),
    ("colors:\n  # tincture:disable-file missing-dark\n  a: { light: red }\n  b: { light: red }\n", []),
    ("# tincture:disable missing-dark\ncolors:\n  a: { light: red }\n", []),
    // Within a token.
    (
      "colors:\n  a:\n    # tincture:disable missing-dark\n    light: red\n  b: { light: red }\n",
      ["missing-dark colors.b"]
    ),
    (
      "colors:\n  a:\n    light: red # tincture:disable missing-dark\n  b: { light: red }\n",
      ["missing-dark colors.b"]
    ),
    (
      "colors:\n  # tincture:disable missing-dark\n  g:\n    a: { light: red }\n    b: { light: red }\n",
      ["missing-dark colors.g.b"]
    ),
    // Two rules, one of which finds something.
    (
      "colors:\n  # tincture:disable missing-dark, contrast\n  a: { light: red }\n",
      ["superfluous-disable 'contrast' is silenced here, where it finds nothing"]
    ),
    (
      "colors:\n  # tincture:disable mising-dark\n  a: red\n",
      ["superfluous-disable there is no rule 'mising-dark'; did you mean 'missing-dark'?"]
    ),
    (
      "colors:\n  # tincture:disable syntax\n  a: red\n",
      ["superfluous-disable 'syntax' is always an error, so no comment silences it"]
    ),
    ("colors:\n  # tincture:disable\n  a: red\n", ["superfluous-disable the comment names no rule"]),
    (
      "colors:\n  a: red\n# tincture:disable missing-dark\n",
      [
        "superfluous-disable 'missing-dark' is silenced here, where it finds nothing; the comment stands before the token that it "
          + "is for"
      ]
    ),
    // No comments.
    ("colors:\n  a: { any: red, description: \"no # tincture:disable missing-dark\" }\n", []),
    ("colors:\n  a: red\nx-notes: it#tincture:disable missing-dark\n", []),
  ]

  @Test("a comment silences rules for the next token, the one on its line, or the file", arguments: cases)
  func silences(_ theme: String, _ expected: [String]) {
    let loaded = ThemeLoader.load(path: "theme.yaml", bytes: Array("theme: T\n\(theme)".utf8))
    let found = Linter().findings(in: loaded).map { finding in
      if let subject = finding.subject { return "\(finding.rule) \(subject)" }
      let help =
        finding.help.map { $0.hasPrefix("did") || $0.hasPrefix("the comment") ? "; \($0)" : "" } ?? ""
      return "\(finding.rule) \(finding.message)\(help)"
    }
    #expect(found == expected)
  }

  @Test("what is wrong with a comment counts as the project says")
  func severity() {
    let loaded = ThemeLoader.load(
      path: "theme.yaml", bytes: Array("theme: T\ncolors:\n  # tincture:disable contrast\n  a: red\n".utf8))
    func severities(_ level: RuleSetting.Level) -> [Diagnostic.Severity] {
      let rules = [DisableComments.description.id: RuleSetting(level)]
      return Linter(configuration: LintConfiguration(rules: rules)).findings(in: loaded).map(\.severity)
    }
    #expect(severities(.severity(.error)) == [.error])
    #expect(severities(.off).isEmpty)
  }
}
