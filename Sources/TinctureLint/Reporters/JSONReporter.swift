import TinctureText
import TinctureTheme

/// Findings as one JSON object, for programs of one's own.
struct JSONReporter: Reporter {
  static let name = "json"
  static let summary = "one object with all findings and their places"

  func write(_ report: LintReport, options: ReporterOptions, into output: inout [UInt8]) {
    var finder = PlaceFinder()
    var json = JSONWriter()
    json.object { json in
      json.key("findings")
      json.array { json in
        for (finding, sources) in report.findings { write(finding, in: sources, &finder, into: &json) }
      }
      json.key("summary")
      json.object { json in
        json.member("themes", report.entries.count)
        json.member("errors", report.errorCount)
        json.member("warnings", report.warningCount)
        json.member("notes", report.noteCount)
        json.member("fixed", report.fixedCount)
        json.member("hidden", report.hiddenCount)
      }
    }
    json.end()
    output += json.bytes
  }

  private func write(
    _ finding: Diagnostic, in sources: SourceMap, _ finder: inout PlaceFinder, into json: inout JSONWriter
  ) {
    json.object { json in
      json.member("rule", finding.rule.name)
      json.member("severity", finding.severity.word)
      json.member("message", finding.message)
      json.key("subject")
      if let subject = finding.subject { json.value(subject) } else { json.null() }
      write(finding.span, in: sources, &finder, into: &json)
      json.key("help")
      if let help = finding.help { json.value(help) } else { json.null() }
      json.key("related")
      json.array { json in
        for related in finding.related {
          json.object { json in
            json.member("message", related.message)
            write(related.span, in: sources, &finder, into: &json)
          }
        }
      }
      json.key("fixes")
      json.array { json in
        for fix in finding.fixIts {
          json.object { json in
            json.member("message", fix.message)
            json.key("edits")
            json.array { json in
              for edit in fix.edits {
                json.object { json in
                  write(edit.span, in: sources, &finder, into: &json)
                  json.member("replacement", edit.replacement)
                }
              }
            }
          }
        }
      }
    }
  }

  /// The members that say where something is; lines and columns count from 1, columns in code points.
  private func write(
    _ span: SourceSpan, in sources: SourceMap, _ finder: inout PlaceFinder, into json: inout JSONWriter
  ) {
    let place = finder.place(of: span, in: sources)
    json.member("file", place.path)
    json.member("line", place.start.line)
    json.member("column", place.start.column)
    json.member("endLine", place.end.line)
    json.member("endColumn", place.end.column)
  }
}
