import TestSupport
import Testing
import TinctureTheme

@testable import TinctureLint

/// Repairs that only say the same in a better way.
@Suite("Repairs that change no value")
struct ValuePreservingFixTests {
  static let rules: [any Rule.Type] = [
    AmbiguousVariantRule.self, RedundantVariantRule.self, LiteralInSemanticRule.self, OpaqueAlphaRule.self,
  ]

  /// Those rules alone.
  private static var configuration: LintConfiguration {
    let kept = rules.map { $0.description.id }
    let others = RuleRegistry.all.map { $0.description.id }.filter { !kept.contains($0) }
    return LintConfiguration(
      rules: Dictionary(uniqueKeysWithValues: others.map { ($0, RuleSetting(.off)) }))
  }

  /// All appearances at some of the sizes.
  private static let combinations = [0, 2, 3, 5, 8, 11].flatMap { size in
    (0..<16).map { size << 4 | $0 }
  }

  /// The values of a theme, token by token.
  private static func values(of theme: Theme) -> [String: [TokenValue]] {
    var values: [String: [TokenValue]] = [:]
    for token in theme.tokenIDs where theme[token].isSound {
      values[theme.path(of: token)] =
        combinations.map { theme.value(of: token, combination: $0) }
        + [theme.fallbackValue(of: token)]
    }
    return values
  }

  @Test("random themes have the same values after them, and nothing is left to mend")
  func randomThemes() {
    var random = SeededGenerator.printed()
    let linter = Linter(configuration: Self.configuration)
    var fixCount = 0
    for round in 0..<FuzzRounds.count(inTestRun: 6) {
      var bytes = Array(RandomTheme.text(withFaults: false, using: &random).utf8)
      let original = Self.values(of: ThemeLoader.load(path: "theme.yaml", bytes: bytes).soundPart)
      for pass in 0...50 {
        let loaded = ThemeLoader.load(path: "theme.yaml", bytes: bytes)
        #expect(!loaded.diagnostics.hasErrors, "round \(round)")
        #expect(Self.values(of: loaded.soundPart) == original, "round \(round), pass \(pass)")
        var applier = FixApplier()
        // A person who of several remedies takes the first.
        let findings = linter.findings(in: loaded).map { finding in
          var finding = finding
          finding.fixIts = Array(finding.fixIts.prefix(1))
          return finding
        }
        applier.add(findings, in: loaded.sources)
        guard let fixed = applier.fixedFiles.first else { break }
        #expect(pass < 50, "round \(round): fixes do not come to an end")
        fixCount += fixed.fixCount
        bytes = fixed.content
      }
    }
    #expect(fixCount > 0)
  }
}
