import TinctureTheme

/// A form in which findings are written out.
package protocol Reporter: Sendable {
  /// The name that `--format` takes.
  static var name: String { get }
  /// What the form is for, in a few words.
  static var summary: String { get }

  init()

  /// Writes a report.
  func write(_ report: LintReport, options: ReporterOptions, into output: inout [UInt8])
}

/// What a reporter needs to know about where it writes to.
package struct ReporterOptions: Sendable {
  /// Whether to colour the text for a terminal.
  package var isColored: Bool
  /// The folder that relative paths start from, for forms that need absolute ones.
  package var workingDirectory: String?
  /// Whether to leave out what is no finding, such as the summary.
  package var isQuiet: Bool
  /// The version of the tool.
  package var toolVersion: String

  package init(
    isColored: Bool = false, workingDirectory: String? = nil, isQuiet: Bool = false, toolVersion: String = ""
  ) {
    self.isColored = isColored
    self.workingDirectory = workingDirectory
    self.isQuiet = isQuiet
    self.toolVersion = toolVersion
  }
}

/// All reporters. A new one is a file beside this one and a line here.
package enum ReporterRegistry {
  package static let all: [any Reporter.Type] = [
    TextReporter.self,
    JSONReporter.self,
    SARIFReporter.self,
    GitHubReporter.self,
    XcodeReporter.self,
    CheckstyleReporter.self,
    JUnitReporter.self,
  ]

  /// The reporter of that name.
  package static func reporter(_ name: String) -> (any Reporter.Type)? { all.first { $0.name == name } }
}

extension Diagnostic.Severity {
  /// The severity as every form but SARIF's and GitHub's words it.
  var word: String {
    switch self {
    case .note: "note"
    case .warning: "warning"
    case .error: "error"
    }
  }
}
