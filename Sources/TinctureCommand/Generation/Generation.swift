import TinctureCodegen
import TinctureLint
import TinctureTheme

/// Files on their way from themes to the disk: first all are made, then all are written or checked, so that an error
/// in one theme leaves every file as it was.
struct Generation {
  /// What linting the themes found.
  private(set) var report = LintReport()
  private let linter: Linter
  /// What loading gave: nil for a theme with errors.
  private var themes: [String: Theme?] = [:]
  private var files: [File] = []

  private struct File {
    /// Nil is standard output.
    let path: String?
    let content: [UInt8]
    let theme: String
  }

  init(linter: Linter) {
    self.linter = linter
  }

  // MARK: Making

  /// Makes the files of one output.
  mutating func add(
    _ output: OutputSettings, themes: [String], _ session: inout Session
  ) throws(ToolError) {
    guard let emitter = EmitterRegistry.emitter(output.format)?.init(options: output.options) else { return }
    let place = try OutputPlace(
      output, themeCount: themes.count, fileExtension: type(of: emitter).fileExtension)
    for path in themes {
      guard let theme = try load(path, &session) else { continue }
      let target = place.path(fileName: emitter.fileName(for: theme))
      if let target { try checkTarget(target, inputs: theme.sources.files.map(\.path)) }
      if let target, let other = files.first(where: { $0.path == target }) {
        throw ToolError("both '\(other.theme)' and '\(path)' would be written to '\(target)'")
      }
      files.append(File(path: target, content: emitter.emit(theme), theme: path))
    }
  }

  /// Refuses to write over a theme.
  private func checkTarget(_ target: String, inputs: [String]) throws(ToolError) {
    guard let real = FileReader.realPath(target), inputs.contains(where: { FileReader.realPath($0) == real })
    else {
      return
    }
    throw ToolError("'\(target)' is the theme itself; name another file to write")
  }

  /// A theme without errors; its findings are reported once.
  private mutating func load(_ path: String, _ session: inout Session) throws(ToolError) -> Theme? {
    if let known = themes[path] { return known }
    let loaded = try session.load(path)
    let findings = linter.findings(in: loaded)
    report.add(findings, in: loaded.sources)
    let theme = findings.hasErrors ? nil : loaded.theme
    themes[path] = theme
    return theme
  }

  // MARK: Writing

  func write(isQuiet: Bool, _ session: inout Session) throws(ToolError) -> ExitStatus {
    for file in files {
      guard let path = file.path else {
        session.output += file.content
        continue
      }
      do throws(SystemError) {
        let outcome = try FileWriter.write(file.content, to: path)
        if isQuiet { continue }
        session.print(outcome == .written ? "wrote \(path)\n" : "\(path) is up to date\n")
      } catch {
        throw ToolError.failure("'\(path)' cannot be written: \(error.reason)")
      }
    }
    return .success
  }

  // MARK: Checking

  /// Shows what differs, and writes nothing.
  func check(isQuiet: Bool, _ session: inout Session) throws(ToolError) -> ExitStatus {
    var staleCount = 0
    for file in files {
      guard let path = file.path else { continue }
      if let difference = try difference(file, at: path) {
        session.print(difference)
        staleCount += 1
      }
    }
    if !isQuiet {
      let count = files.count == 1 ? "1 file" : "\(files.count) files"
      session.print(
        staleCount == 0
          ? "\(count) up to date\n"
          : "\(staleCount) of \(count) stale; run the same command without --check to write "
            + (staleCount == 1 ? "it\n" : "them\n"))
    }
    return staleCount == 0 ? .success : .findings
  }

  private func difference(_ file: File, at path: String) throws(ToolError) -> String? {
    guard FileReader.exists(path) else { return "\(path) does not exist yet\n" }
    do throws(FileReader.Failure) {
      let old = try FileReader.read(path, limit: max(file.content.count, ThemeLoader.largestFile))
      return old == file.content ? nil : UnifiedDiff.text(path: path, from: old, to: file.content)
    } catch {
      throw ToolError.failure("'\(path)' cannot be read: \(error.reason)")
    }
  }
}
