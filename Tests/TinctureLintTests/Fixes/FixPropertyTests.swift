import TestSupport
import Testing
import TinctureTheme

@testable import TinctureLint

/// What holds of `--fix` for any theme.
@Suite("Fixing random themes")
struct FixPropertyTests {
  @Test(
    "of themes of all sections, sound or not, what can be fixed is, within the reported places, and for good")
  func allSections() throws {
    var random = SeededGenerator.printed()
    for number in 0..<30 { try check(RandomTheme.text(withFaults: number % 2 == 0, using: &random)) }
  }

  @Test("of themes whose colours lie on each other, too")
  func pairs() throws {
    var random = SeededGenerator.printed()
    var mended = 0
    for _ in 0..<40 {
      var theme = RandomPairs(random: random)
      let run = try check(theme.text())
      random = theme.random
      let isContrast: (Diagnostic) -> Bool = { $0.rule == ContrastRule.description.id }
      mended += run.before.count(where: isContrast) - run.after.count(where: isContrast)
    }
    // Themes that are all in order would prove nothing.
    #expect(mended > 40)
  }

  @discardableResult
  private func check(_ text: String) throws -> FixRun {
    let run = FixRun(text)
    try #require(run.rounds < 30, "fixing comes to no end: \(text)\n=====")
    #expect(!run.after.contains { FixApplier.safeFix(of: $0) != nil }, "a fix is left: \(text)\n\(run.text)")
    #expect(Self.keepsWhatIsOutside(of: run.firstEdits, text, run.firstText), "\(text)")
    let wasSound = !ThemeLoader.load(path: "theme.yaml", bytes: Array(text.utf8)).diagnostics.hasErrors
    if wasSound {
      let loaded = ThemeLoader.load(path: "theme.yaml", bytes: Array(run.text.utf8))
      #expect(!loaded.diagnostics.hasErrors, "\(text)\n\(run.text)\n\(loaded.diagnostics.map(\.message))")
    }
    return run
  }

  /// Whether a text holds, in order, all that stands outside of the edits in another.
  private static func keepsWhatIsOutside(of edits: [FixIt.Edit], _ before: String, _ after: String) -> Bool {
    let (old, new) = (Array(before.utf8), Array(after.utf8)[...])
    var rest = new
    var position = 0
    for edit in edits.sorted(by: { $0.span < $1.span }) {
      let start = max(position, edit.span.range.lowerBound)
      guard let end = rest.end(of: old[position..<start]) else { return false }
      rest = rest[end...]
      position = max(position, edit.span.range.upperBound)
    }
    return rest.end(of: old[position...]) != nil
  }
}

extension ArraySlice<UInt8> {
  /// Where the first occurrence of some bytes ends.
  fileprivate func end(of part: ArraySlice<UInt8>) -> Int? {
    if part.isEmpty { return startIndex }
    var start = startIndex
    while start + part.count <= endIndex {
      if self[start..<start + part.count].elementsEqual(part) { return start + part.count }
      start += 1
    }
    return nil
  }
}

/// The text of a random theme whose colours lie on each other, in all the ways in which a colour can be written.
private struct RandomPairs {
  var random: SeededGenerator

  mutating func text() -> String {
    let lineBreak = isOne(in: 4) ? "\r\n" : "\n"
    var lines = ["theme: Pairs", "palette:"]
    for number in 0..<3 { lines.append("  p\(number): \"\(hex())\"") }
    lines.append("colors:")
    lines.append("  page: { light: \(isOne(in: 2) ? "white" : "\"\(hex())\""), dark: black }")
    for number in 0..<6 {
      let backgrounds = ["page"] + (0..<number).map { "c\($0)" }
      let role = ["text", "graphic", "largeText", "decorative"].randomElement(using: &random) ?? "text"
      let attributes = [
        "on: [\(backgrounds.shuffled(using: &random).prefix(2).map { "$colors.\($0)" }.joined(separator: ", "))]",
        "role: \(role)",
      ]
      let keys =
        [["any"], ["light", "dark"], ["light", "dark", "dark+highContrast"], ["any", "highContrast"]]
        .randomElement(using: &random) ?? ["any"]
      if isOne(in: 3) {
        let entries = keys.map { "\($0): \(value(number, isFlow: true))" } + attributes
        lines.append("  c\(number): { \(entries.joined(separator: ", ")) }")
      } else {
        lines.append("  c\(number):")
        for key in keys {
          lines.append("    \(key): \(value(number, isFlow: false))\(isOne(in: 4) ? "  # note" : "")")
        }
        lines += attributes.map { "    \($0)" }
      }
    }
    return lines.joined(separator: lineBreak) + (isOne(in: 4) ? "" : lineBreak)
  }

  private mutating func value(_ number: Int, isFlow: Bool) -> String {
    switch Int.random(in: 0..<9, using: &random) {
    case 0: return "$palette.p\(Int.random(in: 0..<3, using: &random))"
    case 1: return "'\(hex())'"
    case 2: return ["gray", "navy", "tomato", "gold"].randomElement(using: &random) ?? "gray"
    case 3: return "rgb(\(byte()) \(byte()) \(byte()))"
    case 4: return "\"rgb(\(byte()), \(byte()), \(byte()))\""
    case 5: return "gray / 80%"
    case 6: return "\"mix($palette.p0, \(hex()), 40%)\""
    case 7 where number > 0: return "$colors.c\(Int.random(in: 0..<number, using: &random))"
    default: return "\"\(hex())\""
    }
  }

  private mutating func isOne(in count: Int) -> Bool { Int.random(in: 0..<count, using: &random) == 0 }

  private mutating func byte() -> Int { Int.random(in: 0...255, using: &random) }

  private mutating func hex() -> String {
    let digits = String(Int.random(in: 0..<1 << 24, using: &random), radix: 16, uppercase: true)
    return "#" + String(repeating: "0", count: 6 - digits.count) + digits
  }
}
