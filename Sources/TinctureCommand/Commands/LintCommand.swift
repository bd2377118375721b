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
    options: [format, fix, dryRun, strict, .quiet, .config, .color],
    examples: [
      CommandExample("tincture lint Themes", "check all themes of a folder"),
      CommandExample("tincture lint --fix my-theme.yaml", "mend what has just one remedy, then check"),
      CommandExample("tincture lint --fix --dry-run", "show what would be mended, as a difference"),
      CommandExample(
        "tincture lint --strict --format sarif > tincture.sarif", "in CI: warnings fail as well"),
    ])

  private static let format = CommandOption(
    "--format", "-f",
    value: .choice("FORMAT", ReporterRegistry.all.map { Choice($0.name, help: $0.summary) }),
    default: "text", help: "how findings are written")
  private static let fix = CommandOption(
    "--fix", help: "mend in place what has just one remedy; the rest of the file stays as it is")
  private static let dryRun = CommandOption(
    "--dry-run", help: "with --fix: write nothing, but print what would change as a unified diff")
  private static let strict = CommandOption("--strict", help: "end with status 1 on warnings too")
  static func run(_ arguments: ParsedArguments, in session: inout Session) throws(ToolError) -> ExitStatus {
    try check(arguments)
    let project = try Project.open(arguments, in: &session)
    let linter = Linter(configuration: project.lint)
    var report = LintReport()
    var mender = ThemeMender()
    if arguments.has(fix) {
      mender.mend(project.themes, with: linter)
      if arguments.has(dryRun) {
        show(mender.files, &session)
      } else {
        try write(mender.files, &session)
        report.fixedCount = mender.files.reduce(0) { $0 + $1.fixCount }
      }
    }
    for path in project.themes {
      let loaded = try session.load(path, replacing: mender.contents)
      report.add(linter.findings(in: loaded), in: loaded.sources)
    }
    if arguments.has(dryRun) {
      session.showOnStandardError(report, isQuiet: arguments.has(.quiet))
    } else {
      write(report, arguments, &session)
    }
    return session.status(of: report, isStrict: arguments.has(strict) || project.lint.isStrict)
  }

  /// Refuses options that do not go together.
  private static func check(_ arguments: ParsedArguments) throws(ToolError) {
    if arguments.has(fix), arguments.operands.contains("-") {
      throw ToolError("--fix cannot mend standard input; name a file")
    }
    guard arguments.has(dryRun) else { return }
    if !arguments.has(fix) { throw ToolError("--dry-run shows what --fix would do; give both") }
    if arguments.has(format) {
      throw ToolError("--dry-run prints a difference, which has no --format; leave one of them out")
    }
  }

  private static func write(_ report: LintReport, _ arguments: ParsedArguments, _ session: inout Session) {
    guard let reporter = ReporterRegistry.reporter(arguments.value(of: format) ?? "text") else { return }
    let options = ReporterOptions(
      isColored: session.isOutputColored(arguments), workingDirectory: Platform.currentFolder,
      isQuiet: arguments.has(.quiet), toolVersion: Tool.version)
    reporter.init().write(report, options: options, into: &session.output)
  }

  // MARK: Fixes

  /// Prints what mending would change, as a difference that `patch` can read.
  private static func show(_ files: [ThemeMender.MendedFile], _ session: inout Session) {
    for file in files {
      session.print(
        UnifiedDiff.text(
          path: file.path, from: file.oldText, to: file.text, remark: nil, lineLimit: .max))
      session.hint("would mend \(count(file.fixCount)) in '\(file.path)'")
    }
  }

  private static func write(
    _ files: [ThemeMender.MendedFile], _ session: inout Session
  ) throws(ToolError) {
    for file in files {
      do throws(SystemError) {
        _ = try FileWriter.write(file.content, to: file.path)
      } catch {
        throw ToolError.failure("'\(file.path)' cannot be written: \(error.reason)")
      }
      // A theme may extend a file that was not named.
      session.hint("mended \(count(file.fixCount)) in '\(file.path)'")
    }
  }

  private static func count(_ findings: Int) -> String { "\(findings) finding\(findings == 1 ? "" : "s")" }
}
