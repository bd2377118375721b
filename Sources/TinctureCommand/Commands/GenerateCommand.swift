import TinctureCodegen
import TinctureLint
import TinctureTheme

/// `tincture generate PATH`
enum GenerateCommand: Command {
  static let description = CommandDescription(
    "generate", summary: "write the Swift that an app compiles",
    discussion: ["A theme with errors generates nothing, and leaves what was there as it was."],
    operands: [Operand(value: .themes(), count: .one, help: "a theme file, or - for standard input")],
    options: [output, check],
    examples: [
      CommandExample("tincture generate theme.yaml --output Style.swift", "write one theme's style"),
      CommandExample("tincture generate theme.yaml --output Style.swift --check", "fail where it is stale"),
    ])

  private static let output = CommandOption(
    "--output", "-o", value: .text("PATH"), help: "the file to write; without it, standard output")
  private static let check = CommandOption(
    "--check", help: "write nothing; exit with 1 and show what differs where the file is stale")

  static func run(_ arguments: ParsedArguments, in session: inout Session) throws(UsageError) -> ExitStatus {
    let loaded = try session.load(arguments.operands[0])
    let findings = Linter().findings(in: loaded)
    guard let theme = loaded.theme, !findings.hasErrors else {
      var report = LintReport()
      report.add(findings, in: loaded.sources)
      session.showOnStandardError(report)
      return session.status(of: report)
    }
    let content = SwiftEmitter(options: EmitterOptions()).emit(theme)
    guard let path = arguments.value(of: output) else {
      session.output += content
      return .success
    }
    if arguments.has(check) {
      let old = (try? FileReader.read(path)) ?? []
      if old == content { return .success }
      session.print(UnifiedDiff.text(path: path, from: old, to: content))
      return .findings
    }
    do throws(SystemError) {
      _ = try FileWriter.write(content, to: path)
    } catch {
      throw UsageError("\(path) cannot be written: \(error)")
    }
    return .success
  }
}
