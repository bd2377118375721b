import Foundation
import TestSupport
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
  func findings(_ test: Case) throws {
    let folder = try TemporaryFolder()
    let bytes = Array(test.example.text.utf8)
    let loaded: LoadedTheme
    switch test.example.setting {
    case .text: loaded = ThemeLoader.load(path: "example.yaml", bytes: bytes)
    case .file: loaded = ThemeLoader.load(path: try folder.write("example.yaml", test.example.text))
    case .elsewhere: return
    }
    if test.rule.category != .correctness || !test.isTriggering { #expect(loaded.diagnostics.isEmpty) }
    let places = test.rule.findings(in: loaded).map { Int($0.span.start) }
    #expect(places == test.example.markedOffsets)
    #expect(places.isEmpty != test.isTriggering)
  }

  @Test("what no text shows is found where it is")
  func elsewhere() throws {
    let examples = RuleRegistry.descriptions.flatMap { rule in
      rule.triggering.filter { $0.setting == .elsewhere }.map { _ in rule.id }
    }
    #expect(examples == [.unreadableFile])
    let folder = try TemporaryFolder()
    #expect(ThemeLoader.load(path: folder("example.yaml")).diagnostics.map(\.rule) == [.unreadableFile])
  }

  @Test("every rule has examples of both kinds, a rationale and a name of its own")
  func descriptions() {
    let descriptions = RuleRegistry.descriptions
    #expect(Set(descriptions.map(\.id)).count == descriptions.count)
    for rule in descriptions {
      #expect(
        !rule.triggering.isEmpty && !rule.nonTriggering.isEmpty && !rule.rationale.isEmpty, "\(rule.id)")
      #expect(!rule.summary.isEmpty && rule.summary.count < 300, "\(rule.id)")
    }
  }

  @Test("every rule that loading upholds is described")
  func loadingRules() throws {
    let source = URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
      .deletingLastPathComponent().deletingLastPathComponent()
      .appendingPathComponent("Sources/TinctureTheme/Diagnostics/RuleID.swift")
    let text = try String(contentsOf: source, encoding: .utf8)
    let names = text.matches(of: /= RuleID\("([a-z-]+)"\)/).map { String($0.1) }
    #expect(names.count > 25 && names.sorted() == LoadingRules.all.map(\.id.name).sorted())
  }
}
