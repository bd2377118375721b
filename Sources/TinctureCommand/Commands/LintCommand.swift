import TinctureLint
import TinctureTheme

/// `tincture lint [PATH …]`
enum LintCommand: Command {
  static let description = CommandDescription(
    "lint", summary: "find what is wrong with themes",
    discussion: [
      "Each finding names its place and its rule, and where there is one, the remedy. Without a PATH, the themes "
        + "of tincture.yaml are read, else all of Themes/.",
      "A baseline is a file of findings that a project lives with for now: they are not reported and do not count. It "
        + "knows them by rule, file, token and message, so that moving lines does not change it.",
    ],
    operands: [
      Operand(
        value: .themes(), count: .any, help: "a theme file, a folder of them, or - for standard input")
    ],
    options: [format, fix, dryRun, strict, baseline, writeBaseline, .quiet, .config, .color],
    examples: [
      CommandExample("tincture lint Themes", "check all themes of a folder"),
      CommandExample("tincture lint --fix my-theme.yaml", "mend what has just one remedy, then check"),
      CommandExample("tincture lint --fix --dry-run", "show what would be mended, as a difference"),
      CommandExample(
        "tincture lint --write-baseline baseline.json", "report only what is new from now on, with --baseline"
      ),
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
  private static let baseline = CommandOption(
    "--baseline", value: .path("FILE"), help: "leave out the findings that FILE knows")
  private static let writeBaseline = CommandOption(
    "--write-baseline", value: .path("FILE"),
    help: "write the findings to FILE, to leave them out from now on")

  static func run(_ arguments: ParsedArguments, in session: inout Session) throws(ToolError) -> ExitStatus {
    try check(arguments)
    let project = try Project.open(arguments, in: &session)
    let known = try arguments.value(of: baseline).map(BaselineFile.read)
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
    try hide(known, in: &report, arguments, &session)
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
    if arguments.has(writeBaseline) {
      throw ToolError(
        "--dry-run writes nothing, so it does not go with --write-baseline; leave one of them out")
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

  // MARK: Baselines

  /// Writes a baseline where one is wanted, and leaves out of the report what is known.
  private static func hide(
    _ given: Baseline?, in report: inout LintReport, _ arguments: ParsedArguments, _ session: inout Session
  ) throws(ToolError) {
    var known = given
    if let path = arguments.value(of: writeBaseline) {
      if session.status(of: report) == .failure {
        session.hint("'\(path)' is not written, since a theme cannot be read")
      } else {
        let all = Baseline(of: report)
        try BaselineFile.write(all, to: path)
        session.hint("wrote \(count(all.count)) to '\(path)'")
        known = known ?? all
      }
    }
    guard let known else { return }
    let goneCount = known.hide(in: &report)
    if goneCount > 0, !arguments.has(writeBaseline), let path = arguments.value(of: baseline) {
      session.hint(
        "\(count(goneCount)) of '\(path)' \(goneCount == 1 ? "is" : "are") there no more; "
          + "'--write-baseline \(path)' writes it anew")
    }
  }

  private static func count(_ findings: Int) -> String { "\(findings) finding\(findings == 1 ? "" : "s")" }
}
