import Testing
import TinctureTheme

@testable import TinctureLint

/// The examples of each rule are its documentation and its tests.
@Suite("The examples of rules")
struct RuleExampleTests {
  struct Case: CustomTestStringConvertible {
    let rule: RuleDescription
    let example: Example
    let isTriggering: Bool

    var testDescription: String {
      "\(rule.id) \(isTriggering ? "triggered by" : "at ease with") \(example.text)"
    }
  }

  static let cases = RuleRegistry.all.flatMap { rule in
    rule.description.triggering.map { Case(rule: rule.description, example: $0, isTriggering: true) }
      + rule.description.nonTriggering.map { Case(rule: rule.description, example: $0, isTriggering: false) }
  }

  @Test("findings stand at the markers, and nowhere else", arguments: cases)
  func findings(_ test: Case) {
    let loaded = ThemeLoader.load(path: "example.yaml", bytes: Array(test.example.text.utf8))
    #expect(loaded.diagnostics.isEmpty)
    let places = Linter().findings(in: loaded).filter { $0.rule == test.rule.id }.map { Int($0.span.start) }
    #expect(places == test.example.markedOffsets)
    #expect(places.isEmpty != test.isTriggering)
  }

  @Test("every rule has examples of both kinds, a rationale and a name of its own")
  func descriptions() {
    let descriptions = RuleRegistry.all.map { $0.description }
    #expect(Set(descriptions.map(\.id)).count == descriptions.count)
    for rule in descriptions {
      #expect(
        !rule.triggering.isEmpty && !rule.nonTriggering.isEmpty && !rule.rationale.isEmpty, "\(rule.id)")
    }
  }
}
