import Foundation
import Testing
import TinctureTheme

@testable import TinctureLint

/// Small files with a trap each. `Fixtures/traps/traps.json` says what libyaml makes of each and what a reader of themes
/// should do; `Fixtures/traps/expected.txt` says what ours does, with the reason where our format decides otherwise.
///
/// A trap about values stands under `colors` of a theme, one about whole files as it is. To write `expected.txt` anew
/// after a change, run the tests with `TINCTURE_UPDATE_TRAPS=1`, and read the difference.
@Suite("Traps")
struct TrapTests {
  private struct Trap: Decodable {
    let id: String
    let file: String
    let want: String
  }

  private struct Traps: Decodable { let cases: [Trap] }

  private static let folder = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
    .deletingLastPathComponent()
    .appendingPathComponent("Fixtures/traps")

  /// Traps about the file as a whole, and a theme around them where one is needed.
  private static let wholeFiles: [String: String] = [
    "multi-doc": "theme: T\ncolors: { a: black }\n---\nb: \"#222\"\n",
    "doc-end-garbage": "theme: T\ncolors: { a: black }\n...\njunk\n",
    "yaml-directive": "%YAML 1.1\n---\ntheme: on\ncolors: { no: red }\n",
    "yaml-directive-2": "%YAML 2.0\n---\ntheme: T\ncolors: { a: red }\n",
    "json-file":
      "{\"theme\": \"T\", \"colors\": {\"a\": \"#111\", \"b\": {\"light\": \"#222\", \"dark\": \"#333\"}}}\n",
    "json-tabs": "{\n\t\"theme\": \"T\",\n\t\"colors\": {\n\t\t\"a\": \"#111\"\n\t}\n}\n",
    "json5": "{\n  // note\n  theme: T,\n  colors: { a: \"#111\", },\n}\n",
    "merge": "theme: T\ncolors:\n  first: &b {x: \"#111\", y: \"#222\"}\n  t:\n    <<: *b\n    y: \"#333\"\n",
    "merge-list":
      "theme: T\ncolors:\n  a: &a {x: \"#111\"}\n  b: &b {x: \"#222\"}\n  t:\n    <<: [*a, *b]\n",
    "extra-paren": "theme: T\ncolors:\n  a: rgb(1 2 3))\n",
    "cycle": "theme: T\ncolors:\n  a: $colors.b\n  b: $colors.a\n",
    "self": "theme: T\ncolors:\n  a: $colors.a\n",
    "dangling": "theme: T\ncolors:\n  label: black\n  a: $colors.lable\n",
    "modes-one": "theme: T\ncolors:\n  a: { dark: \"#111\" }\n",
    "modes-asym": "theme: T\ncolors:\n  a: { light: \"#111\", dark: \"#333\" }\n  b: { light: \"#222\" }\n",
  ]
  private static let asTheyAre: Set = ["empty", "only-comment", "top-list", "top-scalar", "deep"]

  private static func theme(_ trap: Trap) throws -> [UInt8] {
    if let text = wholeFiles[trap.id] { return Array(text.utf8) }
    var data = try Array(Data(contentsOf: folder.appendingPathComponent(trap.file)))
    if asTheyAre.contains(trap.id) { return data }
    // The bytes of each character of the file, and the mark before them.
    let isUTF16 = data.starts(with: [0xFF, 0xFE])
    let width = isUTF16 ? 2 : 1
    let mark = isUTF16 ? 2 : data.starts(with: [0xEF, 0xBB, 0xBF]) ? 3 : 0
    let units = stride(from: mark, to: data.count, by: width).map { Array(data[$0..<$0 + width]) }
    func text(_ text: String) -> [UInt8] { text.utf8.flatMap { isUTF16 ? [$0, 0] : [$0] } }
    data = Array(data[..<mark]) + text("theme: T\ncolors:\n  ")
    for (index, unit) in units.enumerated() {
      data += unit
      guard unit[0] == 0x0A || unit[0] == 0x0D, index + 1 < units.count else { continue }
      let next = units[index + 1][0]
      if next != 0x0A, next != 0x0D { data += text("  ") }
    }
    return data
  }

  /// The colours of a theme without faults, else its findings.
  private static func outcome(_ trap: Trap) throws -> [String] {
    let loaded = ThemeLoader.load(path: "trap.yaml", bytes: try theme(trap))
    let findings = Linter().findings(in: loaded)
    var lines = findings.map { finding in
      let bytes = loaded.sources[finding.span.file].bytes
      #expect(finding.span.range.upperBound <= bytes.count, "\(trap.id)")
      let place = LineTable(bytes).position(of: Int(finding.span.start), in: bytes)
      let fixes = finding.fixIts.map { " | fix: \($0.message)" }.joined()
      return "\(place.line):\(place.column) \(finding.severity) \(finding.rule): \(finding.message)\(fixes)"
    }
    if let theme = loaded.theme {
      for token in theme.tokenIDs {
        let values = [0, 8].map { theme.color(of: token, combination: $0 | TraitUse.defaultCombination).hex }
        lines.append(
          "\(theme.path(of: token)) = \(values[0] == values[1] ? values[0] : values.joined(separator: ", "))")
      }
    }
    // What an editor would not show as it is.
    let odd: Set<Unicode.GeneralCategory> = [.control, .format, .lineSeparator, .paragraphSeparator]
    return lines.map { line in
      String(
        String.UnicodeScalarView(
          line.unicodeScalars.map { odd.contains($0.properties.generalCategory) ? "?" : $0 }))
    }
  }

  /// Why ours differs from what `traps.json` wants, where it does.
  private static let decisions: [String: String] = [
    "hex-upper-0x": "our format has one spelling of a hex colour; the fix writes it",
    "hex-0x-quoted": "our format has one spelling of a hex colour; the fix writes it",
    "hex-0x-unquoted": "our format has one spelling of a hex colour; the fix writes it",
    "hex-bare": "our format has one spelling of a hex colour; the fix writes it",
    "hex-bare-digits": "our format has one spelling of a hex colour; the fix writes it",
    "var": "our references are written $palette.name; importers read var()",
    "quoted-ref-hash": "our references are written $palette.name; importers read var()",
    "triple": "a colour to an importer; a theme has rgb()",
    "hex-spaces": "CSS allows spaces at the ends",
    "bool-keys": "'on' is an attribute; off, no and yes are names",
    "float-key": "a '.' separates the names of a path",
    "dot-key": "a '.' separates the names of a path",
    "slash-key": "a '/' stands before an opacity; an importer maps Figma's names",
    "tab-after-colon": "valid, and not worth a warning",
    "modes-empty": "a theme has variants at each token, not modes around them",
    "modes-null": "a theme has variants at each token, not modes around them",
    "gradient": "gradients have a section of their own; here it is a group",
    "cr-only": "accepted, with a warning, since places differ from those of some editors",
    "number-metric": "lengths have a section of their own",
    "alias-theo": "'!' begins a tag, and the message says so",
  ]

  @Test("each trap is caught where the person erred, or read as it must be")
  func traps() throws {
    let traps = try JSONDecoder().decode(
      Traps.self, from: Data(contentsOf: Self.folder.appendingPathComponent("traps.json"))
    ).cases
    #expect(traps.count > 130)
    var text = ""
    for trap in traps {
      text += "\(trap.id)\n"
      if let decision = Self.decisions[trap.id] { text += "  decided: \(decision)\n" }
      for line in try Self.outcome(trap) { text += "  \(line.prefix(240))\n" }
    }
    let expected = Self.folder.appendingPathComponent("expected.txt")
    if ProcessInfo.processInfo.environment["TINCTURE_UPDATE_TRAPS"] != nil {
      try Data(text.utf8).write(to: expected)
    }
    let known = String(decoding: try Data(contentsOf: expected), as: UTF8.self)
    let (found, wanted) = (text.split(separator: "\n"), known.split(separator: "\n"))
    for (line, other) in zip(found, wanted) where line != other {
      Issue.record("found \(line), expected \(other)")
      return
    }
    #expect(found.count == wanted.count)
  }
}
