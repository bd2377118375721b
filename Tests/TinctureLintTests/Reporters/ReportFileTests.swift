import Foundation
import Testing
import TinctureTheme

@testable import TinctureLint

/// Whole reports stand under `Fixtures/reports`. To write them anew after a change, run the tests with
/// `TINCTURE_UPDATE_REPORTS=1 swift test --filter ReportFileTests`, and read the difference.
@Suite("Files of reports")
struct ReportFileTests {
  /// Three themes: one with what the forms must escape, one with a note alone, one without findings.
  private static let report: LintReport = {
    var report = LintReport()
    var sources = SourceMap()
    let file = sources.add(
      SourceFile(
        path: "Themes/R&D, \"100%\": <näme>.yaml", bytes: Array("theme: A\ncolors:\n  日本: #fff\n".utf8)))
    let base = sources.add(SourceFile(path: "Themes/it's base.yaml", bytes: Array("theme: Base\n".utf8)))
    report.add(
      [
        Diagnostic(
          .unquotedHex, "YAML takes '#fff' for a comment", at: SourceSpan(file: file, 27..<31),
          subject: "colors.日本",
          help: "write it in quotes: \"#fff\"",
          fixIts: [FixIt("quote the colour", replace: SourceSpan(file: file, 27..<31), with: "\"#fff\"")]),
        Diagnostic(
          RuleID("contrast"), .warning,
          "3.81:1 < 4.5:1 & ]]> 100%, ::error::no\u{1B}[31m\nnext\tline \u{FFFE}\u{202E}",
          at: SourceSpan(file: file, 9..<27),
          related: [Diagnostic.Related("the <base> is here", at: SourceSpan(file: base, 0..<5))]),
      ], in: sources)
    var noted = SourceMap()
    let note = noted.add(SourceFile(path: "Themes/noted.yaml", bytes: Array("theme: B\n".utf8)))
    report.add(
      [Diagnostic(.emptyTheme, .note, "the theme has no tokens", at: SourceSpan(file: note, 7..<8))],
      in: noted)
    var sound = SourceMap()
    _ = sound.add(SourceFile(path: "/Themes/sound.yaml", bytes: Array("theme: C\n".utf8)))
    report.add([], in: sound)
    return report
  }()

  private static let folder = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
    .deletingLastPathComponent().deletingLastPathComponent().appendingPathComponent("Fixtures/reports")

  private static func output(_ name: String) throws -> String {
    try ReporterTests.output(name, ReporterOptions(workingDirectory: "/app", toolVersion: "1.2.3"), report)
  }

  @Test(
    "a report is the file that stands beside it",
    arguments: ["xcode.txt", "github.txt", "checkstyle.xml", "junit.xml"])
  func file(_ name: String) throws {
    let output = try Self.output(String(name.prefix { $0 != "." }))
    let expected = Self.folder.appendingPathComponent(name)
    if ProcessInfo.processInfo.environment["TINCTURE_UPDATE_REPORTS"] != nil {
      try Data(output.utf8).write(to: expected)
    }
    #expect(try String(contentsOf: expected, encoding: .utf8) == output)
  }

  @Test("what is XML is well formed, and says what it is told", arguments: ["checkstyle", "junit"])
  func wellFormed(_ name: String) throws {
    let output = try Self.output(name)
    var elements: [String] = []
    var rest = output[...].drop { $0 != "\n" }
    while let start = rest.firstIndex(of: "<") {
      let end = try #require(rest[start...].firstIndex(of: ">"))
      let tag = rest[rest.index(after: start)..<end]
      #expect(!tag.contains("<") && tag.count { $0 == "\"" } % 2 == 0)
      if tag.hasPrefix("/") {
        #expect(elements.popLast() == String(tag.dropFirst()))
      } else if !tag.hasSuffix("/") {
        elements.append(String(tag.prefix { $0 != " " }))
      }
      rest = rest[rest.index(after: end)...]
    }
    #expect(elements.isEmpty)
    let references = output.split(separator: "&").dropFirst()
    #expect(references.allSatisfy { $0.contains(/^(amp|lt|gt|quot|apos|#[0-9]+);/) })
    #expect(
      output.unicodeScalars.allSatisfy {
        $0 == "\n" || $0.value >= 0x20 && $0.value < 0xFFFE || $0.value > 0xFFFF
      })
  }

  private static let checker = "/usr/bin/xmllint"

  @Test(
    "xmllint, where it is installed, finds no fault",
    .enabled(if: FileManager.default.isExecutableFile(atPath: checker)), arguments: ["checkstyle", "junit"])
  func checked(_ name: String) throws {
    let process = Process()
    process.executableURL = URL(fileURLWithPath: Self.checker)
    process.arguments = ["--noout", Self.folder.appendingPathComponent(name + ".xml").path]
    try process.run()
    process.waitUntilExit()
    #expect(process.terminationStatus == 0)
  }
}
