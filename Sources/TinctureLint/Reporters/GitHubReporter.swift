import TinctureText
import TinctureTheme

/// Findings as GitHub's workflow commands, which show as annotations in a pull request.
struct GitHubReporter: Reporter {
  static let name = "github"
  static let summary = "annotations in a GitHub workflow"

  func write(_ report: LintReport, options: ReporterOptions, into output: inout [UInt8]) {
    var finder = PlaceFinder()
    for (finding, sources) in report.findings {
      let place = finder.place(of: finding.span, in: sources)
      // Columns only make sense to GitHub within one line.
      var properties = "file=\(property(place.path)),line=\(place.start.line),endLine=\(place.end.line)"
      if place.start.line == place.end.line {
        properties += ",col=\(place.start.column),endColumn=\(max(place.start.column, place.end.column - 1))"
      }
      let message = finding.message + (finding.help.map { "\n" + $0 } ?? "")
      output += "::\(command(finding.severity)) \(properties),title=\(finding.rule)::\(data(message))\n".utf8
    }
  }

  private func command(_ severity: Diagnostic.Severity) -> String {
    switch severity {
    case .note: "notice"
    case .warning: "warning"
    case .error: "error"
    }
  }

  private func data(_ text: String) -> String { escape(text, ["%": "%25", "\r": "%0D", "\n": "%0A"]) }

  private func property(_ text: String) -> String {
    escape(text, ["%": "%25", "\r": "%0D", "\n": "%0A", ":": "%3A", ",": "%2C"])
  }

  private func escape(_ text: String, _ escapes: [Unicode.Scalar: String]) -> String {
    text.unicodeScalars.reduce(into: "") {
      $0 += escapes[$1] ?? (TerminalText.isUnsafe($1) ? "\u{FFFD}" : String($1))
    }
  }
}
