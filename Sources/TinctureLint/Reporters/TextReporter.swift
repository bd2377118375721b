import TinctureText
import TinctureTheme

/// Findings for people: the place, the message, the line of text with a marker under it, and the remedy.
struct TextReporter: Reporter {
  static let name = "text"
  static let summary = "for people, with the line of text and a marker"

  func write(_ report: LintReport, options: ReporterOptions, into output: inout [UInt8]) {
    var finder = PlaceFinder()
    for (finding, sources) in report.findings {
      output += text(of: finding, in: sources, &finder, options).utf8
      output += "\n".utf8
    }
    guard !options.isQuiet else { return }
    output += (summary(of: report, options) + "\n").utf8
  }

  private func text(
    of finding: Diagnostic, in sources: SourceMap, _ finder: inout PlaceFinder, _ options: ReporterOptions
  ) -> String {
    let word = style(of: finding.severity).apply(to: finding.severity.word + ":", if: options.isColored)
    let rule = TextStyle.faint.apply(to: "[\(finding.rule)]", if: options.isColored)
    var text = excerpt(
      "\(word) \(shown(finding.message, options)) \(rule)", style(of: finding.severity),
      at: finding.span, in: sources, &finder, options)
    if let help = finding.help { text += remark("help", help, options) }
    for (index, fix) in finding.fixIts.enumerated() {
      text += remark(index == 0 ? "fix" : "or", fix.message, options)
    }
    for related in finding.related {
      let word = TextStyle.cyan.apply(to: "note:", if: options.isColored)
      text += excerpt(
        "\(word) \(shown(related.message, options))", .cyan, at: related.span, in: sources, &finder,
        options)
    }
    return text
  }

  /// A message at its place, and the line that it is about.
  private func excerpt(
    _ message: String, _ markerStyle: TextStyle, at span: SourceSpan, in sources: SourceMap,
    _ finder: inout PlaceFinder, _ options: ReporterOptions
  ) -> String {
    let place = finder.place(of: span, in: sources)
    let path = TerminalText.sanitized(place.path)
    let heading = TextStyle.bold.apply(
      to: "\(path):\(place.start.line):\(place.start.column):", if: options.isColored)
    var text = "\(heading) \(message)\n"
    guard !sources[span.file].bytes.isEmpty else { return text }

    let excerpt = finder.excerpt(of: span, in: sources)
    let number = String(place.start.line)
    let margin = String(repeating: " ", count: max(0, 4 - number.count))
    let marker = "^" + String(repeating: "~", count: excerpt.markerWidth - 1)
    text += "\(margin)\(number) | \(excerpt.text)\n"
    text += String(repeating: " ", count: margin.count + number.count) + " | "
    text += String(repeating: " ", count: excerpt.markerOffset)
    return text + markerStyle.apply(to: marker, if: options.isColored) + "\n"
  }

  private func remark(_ word: String, _ text: String, _ options: ReporterOptions) -> String {
    "     = \(TextStyle.bold.apply(to: word + ":", if: options.isColored)) \(shown(text, options))\n"
  }

  /// A text fit for where it goes: on a terminal with colours, those that it names are seen, too.
  private func shown(_ text: String, _ options: ReporterOptions) -> String {
    let text = TerminalText.sanitized(text)
    return options.isColored ? ColorSwatch.marking(text) : text
  }

  private func style(of severity: Diagnostic.Severity) -> TextStyle {
    switch severity {
    case .error: .red
    case .warning: .yellow
    case .note: .cyan
    }
  }

  private func summary(of report: LintReport, _ options: ReporterOptions) -> String {
    let themes = Self.count(report.entries.count, "theme")
    var parts: [String] = []
    if report.errorCount > 0 {
      parts.append(
        TextStyle.red.apply(to: Self.count(report.errorCount, "error"), if: options.isColored))
    }
    if report.warningCount > 0 {
      parts.append(
        TextStyle.yellow.apply(to: Self.count(report.warningCount, "warning"), if: options.isColored))
    }
    if report.noteCount > 0 { parts.append(Self.count(report.noteCount, "note")) }
    let fixed = report.fixedCount > 0 ? ", \(report.fixedCount) fixed" : ""
    let hidden = report.hiddenCount > 0 ? "; the baseline hides \(report.hiddenCount)" : ""
    guard !parts.isEmpty else { return "\(themes), no findings\(fixed)\(hidden)" }
    let fixable = report.fixableCount
    let hint = fixable > 0 ? "; --fix mends \(fixable) of them" : ""
    return "\(themes), \(parts.joined(separator: " and "))\(fixed)\(hint)\(hidden)"
  }

  private static func count(_ count: Int, _ noun: String) -> String {
    "\(count) \(noun)\(count == 1 ? "" : "s")"
  }
}
