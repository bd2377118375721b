import TinctureLint
import TinctureTheme

extension Session {
  /// Loads a theme; `-` is standard input.
  ///
  /// - Parameter contents: what stands for the content of files, by their real paths.
  mutating func load(
    _ path: String, replacing contents: [String: [UInt8]] = [:]
  ) throws(ToolError) -> LoadedTheme {
    guard path == "-" else { return ThemeLoader.load(path: path, replacing: contents) }
    if standardInput == nil {
      do throws(FileReader.Failure) {
        standardInput = try environment.readStandardInput()
      } catch {
        throw ToolError.failure("standard input cannot be read: \(error.reason)")
      }
    }
    return ThemeLoader.load(path: path, bytes: standardInput)
  }

  /// Shows findings where standard output is for something else.
  mutating func showOnStandardError(_ report: LintReport, reporter: String? = nil, isQuiet: Bool = false) {
    guard let reporter = ReporterRegistry.reporter(reporter ?? "text"), report.hasFindings else { return }
    let options = ReporterOptions(
      isColored: isErrorColored, workingDirectory: Platform.currentFolder, isQuiet: isQuiet,
      toolVersion: Tool.version)
    reporter.init().write(report, options: options, into: &errors)
  }

  /// How a command ends that found this.
  func status(of report: LintReport, isStrict: Bool = false) -> ExitStatus {
    let isUnreadable = report.entries.contains { $0.findings.contains { $0.rule == .unreadableFile } }
    if isUnreadable { return .failure }
    return report.errorCount > 0 || isStrict && report.warningCount > 0 ? .findings : .success
  }
}
