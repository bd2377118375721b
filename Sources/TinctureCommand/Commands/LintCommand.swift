import TinctureLint
import TinctureTheme

/// `tincture lint [PATH …]`
enum LintCommand: Command {
  static let description = CommandDescription(
    "lint", summary: "find what is wrong with themes",
    discussion: [
      "Each finding names its place and its rule, and where there is one, the remedy. Without a PATH, the themes "
        + "of tincture.yaml are read, else all of Themes/."
    ],
    operands: [
      Operand(
        value: .themes(), count: .any, help: "a theme file, a folder of them, or - for standard input")
    ],
    options: [format, fix, strict, .quiet, .config, .color],
    examples: [
      CommandExample("tincture lint Themes", "check all themes of a folder"),
      CommandExample("tincture lint --fix my-theme.yaml", "mend what has just one remedy, then check"),
      CommandExample(
        "tincture lint --strict --format sarif > tincture.sarif", "in CI: warnings fail as well"),
    ])

  private static let format = CommandOption(
    "--format", "-f",
    value: .choice("FORMAT", ReporterRegistry.all.map { Choice($0.name, help: $0.summary) }),
    default: "text", help: "how findings are written")
  private static let fix = CommandOption(
    "--fix", help: "mend in place what has just one remedy; the rest of the file stays as it is")
  private static let strict = CommandOption("--strict", help: "end with status 1 on warnings too")

  static func run(_ arguments: ParsedArguments, in session: inout Session) throws(ToolError) -> ExitStatus {
    if arguments.has(fix), arguments.operands.contains("-") {
      throw ToolError("--fix cannot mend standard input; name a file")
    }
    let project = try Project.open(arguments, in: &session)
    let linter = Linter(configuration: project.lint)
    var report = LintReport()
    if arguments.has(fix) { report.fixedCount = try mend(project.themes, linter, &session) }
    for path in project.themes {
      let loaded = try session.load(path)
      report.add(linter.findings(in: loaded), in: loaded.sources)
    }
    write(report, arguments, &session)
    return session.status(of: report, isStrict: arguments.has(strict) || project.lint.isStrict)
  }

  private static func write(_ report: LintReport, _ arguments: ParsedArguments, _ session: inout Session) {
    guard let reporter = ReporterRegistry.reporter(arguments.value(of: format) ?? "text") else { return }
    let options = ReporterOptions(
      isColored: session.isOutputColored(arguments), workingDirectory: Platform.currentFolder,
      isQuiet: arguments.has(.quiet), toolVersion: Tool.version)
    reporter.init().write(report, options: options, into: &session.output)
  }

  /// Applies fixes until there are none left, since one may make another possible, and gives how many.
  private static func mend(
    _ themes: [String], _ linter: Linter, _ session: inout Session
  ) throws(ToolError) -> Int {
    var fixedCountByPath: [String: Int] = [:]
    for _ in 0..<roundLimit {
      var applier = FixApplier()
      for path in themes {
        let loaded = try session.load(path)
        applier.add(linter.findings(in: loaded), in: loaded.sources)
      }
      let files = applier.fixedFiles
      if files.isEmpty { break }
      for fixed in files {
        do throws(SystemError) {
          _ = try FileWriter.write(fixed.content, to: fixed.file.path)
          fixedCountByPath[fixed.file.path, default: 0] += fixed.fixCount
        } catch {
          throw ToolError.failure("'\(fixed.file.path)' cannot be written: \(error.reason)")
        }
      }
    }
    // A theme may extend a file that was not named.
    for (path, count) in fixedCountByPath.sorted(by: { $0.key < $1.key }) {
      session.hint("mended \(count) finding\(count == 1 ? "" : "s") in '\(path)'")
    }
    return fixedCountByPath.values.reduce(0, +)
  }

  /// Where a file is no YAML, each round shows one fault more; a fix that brings about its own finding again would never
  /// end.
  private static let roundLimit = 1000
}
