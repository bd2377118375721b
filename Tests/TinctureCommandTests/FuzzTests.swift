import Foundation
import TestSupport
import Testing
import TinctureCodegen
import TinctureLint
import TinctureTheme

/// Themes with random damage and faults. `make fuzz` takes many more rounds than a test run.
@Suite("Damaged themes")
struct FuzzTests {
  private static let root = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
    .deletingLastPathComponent()
    .deletingLastPathComponent()

  private static func files(_ folder: String) -> [[UInt8]] {
    let names = (try? FileManager.default.contentsOfDirectory(atPath: root.path + "/" + folder)) ?? []
    return names.sorted().filter { $0.hasSuffix(".yaml") }.compactMap {
      (try? Data(contentsOf: root.appendingPathComponent(folder + "/" + $0))).map { Array($0) }
    }
  }

  private static let words = [
    "\n", "\n  ", " ", "\t", ": ", "{", "}", "[", "]", ",", "#", "\"", "'", "&a ", "*a", "<<: *a", "!x ", "|",
    ">", "-",
    "? ", "$palette.", "$colors.label", " / 50%", "mix(", ")", "dark", "light+highContrast", "size>=xLarge",
    "any",
    "on", "fallback", "extends", "theme", "\u{FEFF}", "\u{A0}", "\r", "é", "\u{2028}", "1e999", "-0", "nan",
    "99999999999",
    "color(display-p3 ", "oklch(", "none", "---\n", "...\n", "%", "@", "`", "$metrics.", "invert(", "stops: ",
    "normal: ", "scales: body", "textStyle: ", "shadows: ", "tint: ",
  ]

  private static func damaged(_ text: [UInt8], _ random: inout some RandomNumberGenerator) -> [UInt8] {
    var text = text
    for _ in 0..<Int.random(in: 1...3, using: &random) {
      let place = Int.random(in: 0...text.count, using: &random)
      let end = min(text.count, place + Int.random(in: 0...24, using: &random))
      switch Int.random(in: 0..<5, using: &random) {
      case 0: text.removeSubrange(place..<end)
      case 1: text.insert(contentsOf: text[place..<end], at: Int.random(in: 0...text.count, using: &random))
      case 2: if place < text.count { text[place] = UInt8.random(in: 0...255, using: &random) }
      default:
        text.insert(contentsOf: words.randomElement(using: &random).map { Array($0.utf8) } ?? [], at: place)
      }
    }
    return text
  }

  @Test("damage is reported in its place, fixes come to an end, and what is sound can be generated")
  func damage() throws {
    var random = SeededGenerator.printed()
    let kinds = [
      Self.files("Themes") + Self.files("Tests/Generated/Themes"), Self.files("Tests/Fixtures/traps"),
    ].map { $0.filter { $0.count < 20_000 } }
    for round in 0..<FuzzRounds.count(inTestRun: 400) {
      let theme = try #require(kinds.randomElement(using: &random)?.randomElement(using: &random))
      let text = Self.damaged(theme, &random)
      Self.check(text, "round \(round)")
    }
  }

  @Test("so it is in random themes of all sections, with faults and without")
  func faults() {
    var random = SeededGenerator.printed()
    for round in 0..<FuzzRounds.count(inTestRun: 30) {
      let theme = Array(RandomTheme.text(withFaults: round % 4 > 0, using: &random).utf8)
      Self.check(round % 3 > 0 ? theme : Self.damaged(theme, &random), "round \(round)")
    }
  }

  private static func check(_ text: [UInt8], _ name: String) {
    var text = text
    for _ in 0..<20 {
      let loaded = ThemeLoader.load(path: "theme.yaml", bytes: text)
      let findings = Linter().findings(in: loaded)
      for finding in findings {
        for span in [finding.span] + finding.related.map(\.span) + finding.fixIts.flatMap(\.edits).map(\.span)
        {
          #expect(span.range.upperBound <= loaded.sources[span.file].bytes.count, "\(name)")
        }
      }
      #expect(findings.map(\.span) == findings.map(\.span).sorted(), "\(name)")
      #expect(Set(findings).count == findings.count, "\(name)")
      #expect((loaded.theme == nil) == loaded.diagnostics.hasErrors, "\(name)")
      if let theme = loaded.theme {
        for emitter in EmitterRegistry.all {
          let emitter = emitter.init(options: EmitterOptions())
          #expect(
            emitter.emit(theme).files.map(\.content) == emitter.emit(theme).files.map(\.content), "\(name)")
        }
      }
      var applier = FixApplier()
      applier.add(findings, in: loaded.sources)
      guard let fixed = applier.fixedFiles.first else { return }
      #expect(fixed.content != text, "\(name)")
      text = fixed.content
    }
    Issue.record("fixes do not come to an end: \(name)")
  }
}
