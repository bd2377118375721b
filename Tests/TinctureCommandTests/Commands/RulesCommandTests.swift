import Foundation
import Testing
import TinctureLint

@testable import TinctureCommand

@Suite("tincture rules")
struct RulesCommandTests {
  @Test("every rule is listed once, with its severity")
  func table() {
    let run = ToolRun("rules")
    #expect(run.status == .success && run.errors.isEmpty)
    let lines = run.output.split(separator: "\n")
    for rule in RuleRegistry.descriptions {
      #expect(
        lines.count { $0.hasPrefix("  \(rule.id) ") && $0.contains(" \(rule.severityWord) ") } == 1,
        "\(rule.id)")
    }
    #expect(lines.allSatisfy { $0.count <= 100 })
    #expect(lines.contains { $0.hasPrefix("  unquoted-hex ") && $0.contains(" --fix ") })
    #expect(lines.contains { $0.hasPrefix("  circular-reference ") && !$0.contains(" --fix ") })
    #expect(!run.output.contains("\u{1B}") && ToolRun("rules", isTerminal: true).output.contains("\u{1B}[1m"))
  }

  @Test("a rule is explained, with its examples")
  func explanation() {
    #expect(
      ToolRun("rules", "unquoted-hex").output == """
        unquoted-hex: Unquoted hex colour
          correctness; error, always; since 0.1; --fix mends some of it

          To YAML, `#` after a space begins a comment, so an unquoted `#333` is no value at all, and the
          token is empty. Write the colour in quotes.

        Reported
            theme: Example
            colors:
              label: ↓#333

        Not reported
            theme: Example
            colors:
              label: "#333"   # a comment

        """)
  }

  @Test("a name that is no rule is answered with the one that was likely meant")
  func unknown() {
    let run = ToolRun("rules", "mising-dark")
    #expect(run.status == .failure && run.output.isEmpty)
    #expect(run.errors.contains("there is no rule 'mising-dark'; did you mean 'missing-dark'?"))
  }

  @Test("json has what text has")
  func json() throws {
    let output = ToolRun("rules", "missing-dark", "name-collision", "--format", "json").output
    let root = try #require(try JSONSerialization.jsonObject(with: Data(output.utf8)) as? [String: Any])
    let rules = try #require(root["rules"] as? [[String: Any]])
    #expect(rules.map { $0["name"] as? String } == ["missing-dark", "name-collision"])
    #expect(rules.map { $0["severity"] as? String } == ["warning", "error"])
    #expect(rules.map { $0["changeable"] as? Bool } == [true, false])
    #expect((rules[0]["triggering"] as? [String])?.allSatisfy { $0.contains("↓") } == true)
    #expect((rules[0]["nonTriggering"] as? [String])?.isEmpty == false)
  }

  @Test("markdown of one rule is its part of the reference")
  func markdown() {
    let part = ToolRun("rules", "missing-dark", "--format", "markdown").output
    #expect(part.hasPrefix("### missing-dark\n**Missing dark variant.** Severity: warning."))
    #expect(ToolRun("rules", "--format", "markdown").output.contains("\n" + part))
  }

  /// `tincture rules --format markdown > docs/rules.md` writes it anew; so does `TINCTURE_UPDATE_RULES=1 swift test
  /// --filter RulesCommandTests`.
  @Test("docs/rules.md is what the command prints")
  func reference() throws {
    let expected = DocumentationTests.root.appendingPathComponent("docs/rules.md")
    let output = ToolRun("rules", "--format", "markdown").output
    if ProcessInfo.processInfo.environment["TINCTURE_UPDATE_RULES"] != nil {
      try Data(output.utf8).write(to: expected)
    }
    let text = try String(contentsOf: expected, encoding: .utf8)
    #expect(text == output, "call 'tincture rules --format markdown > docs/rules.md'")
  }
}
