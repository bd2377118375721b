import TinctureTheme

/// What linting several themes found.
package struct LintReport: Sendable {
  /// The findings about one theme.
  package struct Entry: Sendable {
    /// The theme's files.
    package let sources: SourceMap
    package let findings: [Diagnostic]
  }

  package private(set) var entries: [Entry] = []
  /// How many errors there are.
  package private(set) var errorCount = 0
  /// How many warnings there are.
  package private(set) var warningCount = 0
  /// How many notes there are.
  package private(set) var noteCount = 0
  /// How many findings were mended before this report, by `--fix`.
  package var fixedCount = 0
  /// How many findings are left out because a baseline knows them.
  package private(set) var hiddenCount = 0
  /// What is known already, so that a file that several themes extend is reported once.
  private var seen = Set<Key>()

  private struct Key: Hashable {
    let rule: RuleID
    let message: String
    let path: String
    let start: Int32
    let end: Int32
  }

  package init() {}

  /// Adds what was found about a theme.
  package mutating func add(_ findings: [Diagnostic], in sources: SourceMap) {
    let fresh = findings.filter { finding in
      let key = Key(
        rule: finding.rule, message: finding.message, path: sources[finding.span.file].path,
        start: finding.span.start, end: finding.span.end)
      return seen.insert(key).inserted
    }
    for finding in fresh { count(finding, 1) }
    entries.append(Entry(sources: sources, findings: fresh))
  }

  /// Leaves out the findings that something is so for; they do not count, but as hidden.
  mutating func hide(_ isHidden: (Diagnostic, SourceMap) -> Bool) {
    for index in entries.indices {
      var shown: [Diagnostic] = []
      for finding in entries[index].findings {
        if isHidden(finding, entries[index].sources) {
          hiddenCount += 1
          count(finding, -1)
        } else {
          shown.append(finding)
        }
      }
      entries[index] = Entry(sources: entries[index].sources, findings: shown)
    }
  }

  private mutating func count(_ finding: Diagnostic, _ change: Int) {
    switch finding.severity {
    case .error: errorCount += change
    case .warning: warningCount += change
    case .note: noteCount += change
    }
  }

  /// Whether there is anything to show.
  package var hasFindings: Bool { entries.contains { !$0.findings.isEmpty } }

  /// All findings with the files that they are about.
  var findings: [(finding: Diagnostic, sources: SourceMap)] {
    entries.flatMap { entry in entry.findings.map { ($0, entry.sources) } }
  }

  /// How many findings have a remedy that `--fix` would apply.
  package var fixableCount: Int {
    entries.reduce(0) { $0 + $1.findings.count { FixApplier.safeFix(of: $0) != nil } }
  }
}
