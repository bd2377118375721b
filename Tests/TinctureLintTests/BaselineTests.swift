import Foundation
import Testing
import TinctureTheme

@testable import TinctureLint

@Suite("Baselines")
struct BaselineTests {
  private static func report(_ texts: [(path: String, text: String)]) -> LintReport {
    var report = LintReport()
    for (path, text) in texts {
      let loaded = ThemeLoader.load(path: path, bytes: Array(text.utf8))
      report.add(Linter().findings(in: loaded), in: loaded.sources)
    }
    return report
  }

  private static func report(_ text: String) -> LintReport { report([("a.yaml", text)]) }

  private static let theme = "theme: A\ncolors:\n  a: { light: black }\n  b: nocolor\n"

  @Test("what it knows is left out and does not count, wherever its lines have moved to")
  func hides() {
    let baseline = Baseline(of: Self.report(Self.theme))
    #expect(baseline.count == 2)
    var report = Self.report(Self.theme.replacing("colors:", with: "\n# more\n\ncolors:"))
    #expect(report.errorCount == 1 && report.warningCount == 1)
    #expect(baseline.hide(in: &report) == 0)
    #expect(report.errorCount == 0 && report.warningCount == 0 && report.hiddenCount == 2)
    #expect(!report.hasFindings && report.entries.count == 1)
  }

  @Test("what is new is reported: another token, another message, another file, one more of the same")
  func news() {
    let baseline = Baseline(of: Self.report(Self.theme))
    for (path, text) in [
      ("a.yaml", Self.theme + "  c: { light: black }\n"),
      ("a.yaml", Self.theme.replacing("nocolor", with: "nocolour")),
      ("a.yaml", Self.theme + "  c: nocolor\n"),
    ] {
      var report = Self.report([(path, text)])
      _ = baseline.hide(in: &report)
      #expect(report.errorCount + report.warningCount == 1, "\(text)")
    }
    var other = Self.report([("b.yaml", Self.theme)])
    _ = baseline.hide(in: &other)
    #expect(other.errorCount == 1 && other.warningCount == 1 && other.hiddenCount == 0)
  }

  @Test("what is there no more is told, of the files that were read alone")
  func gone() {
    let baseline = Baseline(of: Self.report([("a.yaml", Self.theme), ("b.yaml", Self.theme)]))
    var report = Self.report("theme: A\ncolors:\n  b: nocolor\n")
    #expect(baseline.hide(in: &report) == 1)
    #expect(report.hiddenCount == 1)
  }

  @Test("a file that cannot be read is never known")
  func unreadable() {
    var report = LintReport()
    let loaded = ThemeLoader.load(path: "no/such/file.yaml")
    report.add(loaded.diagnostics, in: loaded.sources)
    let baseline = Baseline(of: report)
    #expect(baseline.count == 0 && baseline.hide(in: &report) == 0 && report.errorCount == 1)
  }

  @Test("it is written in an order of its own, and read again as it was")
  func content() throws {
    let report = Self.report(Self.theme + "  quote\"s: nocolor\n  \u{65E5}: { light: \"\\e\" }\n")
    let baseline = Baseline(of: report)
    #expect(baseline.count > 2)
    #expect(try Baseline.read(baseline.content, path: "b.json") == baseline)
    _ = try JSONSerialization.jsonObject(with: Data(baseline.content))
    let parts = Self.report([("b.yaml", Self.theme), ("a.yaml", Self.theme)])
    let reversed = Self.report([("a.yaml", Self.theme), ("b.yaml", Self.theme)])
    #expect(Baseline(of: parts).content == Baseline(of: reversed).content)
    #expect(
      String(
        decoding: Baseline(of: Self.report("theme: A\ncolors: { a: { light: black } }\n")).content,
        as: UTF8.self
      )
      .hasPrefix(
        """
        {
          "version": 1,
          "findings": [
            {
              "rule": "missing-dark",
              "file": "a.yaml",
              "subject": "colors.a",
              "message": "
        """))
    #expect(try Baseline.read(Baseline().content, path: "b.json") == Baseline())
  }

  @Test(
    "a file that is no baseline says why",
    arguments: [
      ("", "it is empty"),
      ("[]", "line 1: the file is an object of JSON"),
      ("{}", "it is no baseline of version 1, which --write-baseline writes"),
      ("{\"version\": 2, \"findings\": []}", "it is no baseline of version 1, which --write-baseline writes"),
      ("{\"version\": 1}", "'findings' is a list, and here there is none"),
      ("{\"version\": 1, \"findings\": [\n3]}", "line 2: a finding is an object of JSON"),
      ("{\"version\": 1, \"findings\": [\n{\"rule\": \"a\"}]}", "line 2: a finding has no 'file'"),
      (
        "{\"version\": 1, \"findings\": [\n{\"rule\": [], \"file\": \"a\"}]}", "line 2: 'rule' is a text"
      ),
      (
        #"{"version": 1, "findings": [{"rule": "a", "file": "", "subject": "", "message": "", "count": 0}]}"#,
        "line 1: 'count' is a number from 1 on"
      ),
      (
        #"{"version": 1, "findings": [{"rule": "a", "file": "", "subject": "", "message": "", "count": 1e9}]}"#,
        "line 1: 'count' is a number from 1 on"
      ),
    ])
  func faults(_ text: String, _ reason: String) {
    #expect(throws: Baseline.Fault(reason: reason)) { try Baseline.read(Array(text.utf8), path: "b.json") }
  }

  @Test("a file that is no YAML names the line")
  func syntax() {
    #expect {
      try Baseline.read(Array("{\n\"version\": 1,\n\"findings: []\n}".utf8), path: "b.json")
    } throws: { error in
      (error as? Baseline.Fault)?.reason.hasPrefix("line ") == true
    }
  }
}
