import TinctureText
import TinctureTheme

/// Findings as the results of tests in JUnit's form: a suite for each theme, and a case that failed for each finding.
struct JUnitReporter: Reporter {
  static let name = "junit"
  static let summary = "JUnit's XML: a theme is a suite, a finding a failure"

  func write(_ report: LintReport, options: ReporterOptions, into output: inout [UInt8]) {
    var finder = PlaceFinder()
    var suites = ""
    var (testCount, failureCount) = (0, 0)
    for entry in report.entries {
      let failures = entry.findings.count { $0.severity != .note }
      let tests = max(1, entry.findings.count)
      suites += suite(entry, tests: tests, failures: failures, &finder)
      testCount += tests
      failureCount += failures
    }
    output +=
      """
      <?xml version="1.0" encoding="UTF-8"?>
      <testsuites name="tincture" tests="\(testCount)" failures="\(failureCount)">
      \(suites)</testsuites>

      """.utf8
  }

  private func suite(
    _ entry: LintReport.Entry, tests: Int, failures: Int, _ finder: inout PlaceFinder
  ) -> String {
    let path = XMLText.escaped(entry.sources.files.first?.path ?? "-")
    var cases = ""
    for finding in entry.findings { cases += testCase(finding, of: path, in: entry.sources, &finder) }
    if entry.findings.isEmpty { cases = "    <testcase classname=\"\(path)\" name=\"lint\"/>\n" }
    return """
        <testsuite name="\(path)" tests="\(tests)" failures="\(failures)" errors="0" skipped="0">
      \(cases)  </testsuite>

      """
  }

  private func testCase(
    _ finding: Diagnostic, of path: String, in sources: SourceMap, _ finder: inout PlaceFinder
  ) -> String {
    let place = finder.place(of: finding.span, in: sources)
    let start = place.start
    let rule = XMLText.escaped(finding.rule.name)
    let message = XMLText.escaped(finding.message)
    let whole = XMLText.escaped(
      "\(place.path):\(start.line):\(start.column): \(finding.severity.word): \(finding.message)"
        + (finding.help.map { "\n" + $0 } ?? ""))
    // What is worth knowing is no failure.
    let outcome =
      finding.severity == .note
      ? "<system-out>\(whole)</system-out>"
      : "<failure type=\"\(rule)\" message=\"\(message)\">\(whole)</failure>"
    return """
          <testcase classname="\(path)" name="\(rule) at \(start.line):\(start.column)">
            \(outcome)
          </testcase>

      """
  }
}
