import Testing
import TinctureTheme

@testable import TinctureLint

/// The examples of each rule are its documentation and its tests.
@Suite("The examples of rules")
struct RuleExampleTests {
  struct Case: CustomTestStringConvertible {
    let rule: RuleDescription
    let example: RuleExample
    let isTriggering: Bool

    var testDescription: String {
      "\(rule.id) \(isTriggering ? "triggered by" : "at ease with") \(example.text)"
    }
  }

  static let cases = RuleRegistry.descriptions.flatMap { rule in
    rule.triggering.map { Case(rule: rule, example: $0, isTriggering: true) }
      + rule.nonTriggering.map { Case(rule: rule, example: $0, isTriggering: false) }
  }

  @Test("findings stand at the markers, and nowhere else", arguments: cases)
  func findings(_ test: Case) {
    let loaded = ThemeLoader.load(path: "example.yaml", bytes: Array(test.example.text.utf8))
    if test.rule.category != .correctness { #expect(loaded.diagnostics.isEmpty) }
    // A rule that must be asked for is.
    let level = RuleSetting.Level.severity(test.rule.severity ?? .warning)
    let linter = Linter(configuration: LintConfiguration(rules: [test.rule.id: RuleSetting(level)]))
    let places = linter.findings(in: loaded).filter { $0.rule == test.rule.id }.map { Int($0.span.start) }
    #expect(places == test.example.markedOffsets)
    #expect(places.isEmpty != test.isTriggering)
  }

  @Test("every rule has examples of both kinds, a rationale and a name of its own")
  func descriptions() {
    let descriptions = RuleRegistry.descriptions
    #expect(Set(descriptions.map(\.id)).count == descriptions.count)
    for rule in descriptions {
      #expect(
        !rule.triggering.isEmpty && !rule.nonTriggering.isEmpty && !rule.rationale.isEmpty, "\(rule.id)")
    }
  }
}
