import TinctureText
import TinctureTheme

/// Findings a line each, as compilers write them: Xcode and `swift build` show them at their place.
struct XcodeReporter: Reporter {
  static let name = "xcode"
  static let summary = "a line each, with absolute paths, for Xcode's build phases"

  func write(_ report: LintReport, options: ReporterOptions, into output: inout [UInt8]) {
    var finder = PlaceFinder()
    for (finding, sources) in report.findings {
      let help = finding.help.map { "; " + $0 } ?? ""
      output +=
        line(
          finding.severity.word, finding.message + help + " (\(finding.rule))", at: finding.span, in: sources,
          &finder, options
        ).utf8
      for related in finding.related {
        output += line("note", related.message, at: related.span, in: sources, &finder, options).utf8
      }
    }
  }

  private func line(
    _ word: String, _ message: String, at span: SourceSpan, in sources: SourceMap,
    _ finder: inout PlaceFinder, _ options: ReporterOptions
  ) -> String {
    let place = finder.place(of: span, in: sources)
    var path = place.path
    if let directory = options.workingDirectory, !path.hasPrefix("/"), path != "-" {
      path = directory + "/" + path
    }
    return """
      \(TerminalText.sanitized(path)):\(place.start.line):\(place.start.column): \
      \(word): \(TerminalText.sanitized(message))

      """
  }
}
