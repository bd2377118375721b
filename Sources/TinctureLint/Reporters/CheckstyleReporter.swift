import TinctureText
import TinctureTheme

/// Findings as Checkstyle writes them, which many services of continuous integration read.
struct CheckstyleReporter: Reporter {
  static let name = "checkstyle"
  static let summary = "Checkstyle's XML, for continuous integration"

  func write(_ report: LintReport, options: ReporterOptions, into output: inout [UInt8]) {
    var finder = PlaceFinder()
    // A file stands once, though several themes may extend it.
    var paths: [String] = []
    var errors: [String: [String]] = [:]
    for (finding, sources) in report.findings {
      let place = finder.place(of: finding.span, in: sources)
      if errors[place.path] == nil { paths.append(place.path) }
      errors[place.path, default: []].append(error(finding, at: place.start))
    }
    output += "<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n<checkstyle version=\"4.3\">\n".utf8
    for path in paths {
      output += "  <file name=\"\(XMLText.escaped(path))\">\n".utf8
      for error in errors[path] ?? [] { output += error.utf8 }
      output += "  </file>\n".utf8
    }
    output += "</checkstyle>\n".utf8
  }

  private func error(_ finding: Diagnostic, at position: SourcePosition) -> String {
    let message = finding.message + (finding.help.map { "; " + $0 } ?? "")
    return """
          <error line="\(position.line)" column="\(position.column)" severity="\(word(finding.severity))" \
      message="\(XMLText.escaped(message))" source="tincture.\(XMLText.escaped(finding.rule.name))"/>

      """
  }

  private func word(_ severity: Diagnostic.Severity) -> String {
    // Checkstyle has no notes.
    severity == .note ? "info" : severity.word
  }
}
