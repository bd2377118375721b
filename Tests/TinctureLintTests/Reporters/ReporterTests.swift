import Foundation
import Testing
import TinctureTheme

@testable import TinctureLint

@Suite("Reporters")
struct ReporterTests {
  /// A report of two files with what a finding can have: a remedy, related places, help, odd characters.
  static let report: LintReport = {
    var sources = SourceMap()
    let theme = Array("theme: Näme\ncolors:\n  lable: \"#333\"\n  \u{65E5}\u{672C}: $palette.x, y\n".utf8)
    let file = sources.add(SourceFile(path: "Themes/a b.yaml", bytes: theme))
    let base = sources.add(SourceFile(path: "Themes/base.yaml", bytes: Array("theme: Base\n".utf8)))
    func span(_ text: String) -> SourceSpan {
      let start = String(decoding: theme, as: UTF8.self).range(of: text)!.lowerBound
      let offset = String(decoding: theme, as: UTF8.self).utf8.distance(
        from: text.startIndex, to: start)
      return SourceSpan(file: file, offset..<offset + text.utf8.count)
    }
    var report = LintReport()
    report.add(
      [
        Diagnostic(
          RuleID("unknown-key"), .error, "unknown key 'lable'", at: span("lable"), subject: "colors.lable",
          help: "did you mean 'label'?",
          fixIts: [FixIt("write 'label'", replace: span("lable"), with: "label")]),
        Diagnostic(
          RuleID("missing-dark"), .warning, "100% of, say, 'x': \u{1B}[31mred\nnext", at: span("$palette.x"),
          related: [Diagnostic.Related("the base is here", at: SourceSpan(file: base, 0..<5))]),
      ], in: sources)
    return report
  }()

  static func output(_ name: String, _ options: ReporterOptions, _ report: LintReport = report) throws
    -> String
  {
    let reporter = try #require(ReporterRegistry.reporter(name))
    var output: [UInt8] = []
    reporter.init().write(report, options: options, into: &output)
    return String(decoding: output, as: UTF8.self)
  }

  @Test("text shows the line, the marker and the remedy")
  func text() throws {
    #expect(
      try Self.output("text", ReporterOptions()) == """
        Themes/a b.yaml:3:3: error: unknown key 'lable' [unknown-key]
           3 |   lable: "#333"
             |   ^~~~~
             = help: did you mean 'label'?
             = fix: write 'label'

        Themes/a b.yaml:4:7: warning: 100% of, say, 'x': \u{FFFD}[31mred next [missing-dark]
           4 |   日本: $palette.x, y
             |         ^~~~~~~~~~
        Themes/base.yaml:1:1: note: the base is here
           1 | theme: Base
             | ^~~~~

        1 theme, 1 error and 1 warning; --fix mends 1 of them

        """)
  }

  @Test("text is coloured when asked, and says when there is nothing")
  func coloredText() throws {
    let colored = try Self.output("text", ReporterOptions(isColored: true))
    #expect(colored.contains("\u{1B}[1;31merror:\u{1B}[0m unknown key"))
    var clean = LintReport()
    for _ in 0..<4 { clean.add([], in: SourceMap()) }
    #expect(try Self.output("text", ReporterOptions(), clean) == "4 themes, no findings\n")
    #expect(try Self.output("text", ReporterOptions(isQuiet: true), clean).isEmpty)
  }

  @Test("colours that messages, help and remedies name are seen on a terminal, and nowhere else")
  func swatches() throws {
    var sources = SourceMap()
    let file = sources.add(SourceFile(path: "a.yaml", bytes: Array("theme: A\n".utf8)))
    let span = SourceSpan(file: file, 0..<5)
    var report = LintReport()
    report.add(
      [
        Diagnostic(
          RuleID("contrast"), "#112233 is too dark", at: span,
          related: [Diagnostic.Related("#445566 stands here", at: span)], help: "take #778899",
          fixIts: [FixIt("write #AABBCC", replace: span, with: "theme")])
      ], in: sources)
    let colored = try Self.output("text", ReporterOptions(isColored: true), report)
    for (color, channels) in [
      ("#112233", "17;34;51"), ("#445566", "68;85;102"), ("#778899", "119;136;153"),
      ("#AABBCC", "170;187;204"),
    ] {
      let block = "\u{1B}[48;2;\(channels)m "
      #expect(colored.contains(block + block + "\u{1B}[0m" + color))
    }
    #expect(!(try Self.output("text", ReporterOptions(), report)).contains("\u{1B}"))
  }

  @Test("github escapes what its commands would read")
  func github() throws {
    #expect(
      try Self.output("github", ReporterOptions()) == """
        ::error file=Themes/a b.yaml,line=3,endLine=3,col=3,endColumn=7,title=unknown-key::unknown key \
        'lable'%0Adid you mean 'label'?
        ::warning file=Themes/a b.yaml,line=4,endLine=4,col=7,endColumn=16,title=missing-dark::100%25 of, \
        say, 'x': \u{FFFD}[31mred%0Anext

        """)
  }

  @Test("xcode has a line for each finding, with absolute paths")
  func xcode() throws {
    #expect(
      try Self.output("xcode", ReporterOptions(workingDirectory: "/app")) == """
        /app/Themes/a b.yaml:3:3: error: unknown key 'lable'; did you mean 'label'? (unknown-key)
        /app/Themes/a b.yaml:4:7: warning: 100% of, say, 'x': \u{FFFD}[31mred next (missing-dark)
        /app/Themes/base.yaml:1:1: note: the base is here

        """)
  }

  @Test("json has every finding with its places and remedies")
  func json() throws {
    let root = try Self.object(Self.output("json", ReporterOptions()))
    let findings = try #require(root["findings"] as? [[String: Any]])
    #expect(findings.map { $0["rule"] as? String } == ["unknown-key", "missing-dark"])
    #expect(findings[0]["line"] as? Int == 3 && findings[0]["endColumn"] as? Int == 8)
    #expect(findings[0]["help"] as? String == "did you mean 'label'?")
    #expect(findings[0]["subject"] as? String == "colors.lable" && findings[1]["subject"] is NSNull)
    let fixes = try #require(findings[0]["fixes"] as? [[String: Any]])
    let edits = try #require(fixes[0]["edits"] as? [[String: Any]])
    #expect(edits[0]["replacement"] as? String == "label")
    let related = try #require(findings[1]["related"] as? [[String: Any]])
    #expect(related[0]["file"] as? String == "Themes/base.yaml")
    #expect(
      (root["summary"] as? [String: Int]) == [
        "themes": 1, "errors": 1, "warnings": 1, "notes": 0, "fixed": 0, "hidden": 0,
      ])
  }

  @Test("a file that two themes extend is reported once")
  func sharedFile() {
    var report = Self.report
    let again = report.entries[0]
    report.add(again.findings, in: again.sources)
    #expect(report.entries.count == 2 && report.errorCount == 1 && report.warningCount == 1)
  }

  private static func object(_ text: String) throws -> [String: Any] {
    try #require(try JSONSerialization.jsonObject(with: Data(text.utf8)) as? [String: Any])
  }
}
