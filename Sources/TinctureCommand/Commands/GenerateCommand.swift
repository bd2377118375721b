import TinctureCodegen
import TinctureLint
import TinctureTheme

/// `tincture generate [PATH …]`
enum GenerateCommand: Command {
  static let description = CommandDescription(
    "generate", summary: "write the Swift that an app compiles",
    discussion: [
      "Without a PATH, what tincture.yaml lists under 'outputs' is written; without such a list, its themes or all of "
        + "Themes/ are, to the place that --output names.",
      "Files are written whole, and only where their content changes. Should a theme have errors, they go to standard "
        + "error, and all files stay as they were.",
    ],
    operands: [
      Operand(
        value: .themes(), count: .any, help: "a theme file, a folder of them, or - for standard input")
    ],
    options: [format, output, check, access, name, .quiet, .config],
    examples: [
      CommandExample("tincture generate theme.yaml", "show what would be written"),
      CommandExample(
        "tincture generate theme.yaml --output Sources/App/Style.swift", "write one theme's style"),
      CommandExample(
        "tincture generate Themes --output Sources/App/Styles/",
        "write each theme's style to a file of its own"),
      CommandExample("tincture generate --check", "in CI: fail where a file of tincture.yaml is stale"),
    ])

  private static let format = CommandOption(
    "--format", "-f",
    value: .choice("FORMAT", EmitterRegistry.all.map { Choice($0.format, help: $0.summary) }),
    default: SwiftEmitter.format, help: "what is written")
  private static let output = CommandOption(
    "--output", "-o", value: .path("PATH"),
    help: "the file to write, or a folder for files named after the themes; without it, standard output")
  private static let check = CommandOption(
    "--check", help: "write nothing; exit with 1 and show what differs where a file is stale")
  private static let access = CommandOption(
    "--access", value: .choice("LEVEL", EmitterOptions.AccessLevel.allCases.map { Choice($0.rawValue) }),
    default: EmitterOptions().accessLevel.rawValue, help: "who may use the declarations")
  private static let name = CommandOption(
    "--name", value: .text("TYPE"),
    help: "the outermost type's name; without it, the theme's name and 'Style'")

  static func run(_ arguments: ParsedArguments, in session: inout Session) throws(ToolError) -> ExitStatus {
    let project = try Project.open(arguments, in: &session)
    var generation = Generation(linter: Linter(configuration: project.lint))
    for output in try outputs(arguments, of: project) {
      try generation.add(output, themes: output.themes ?? project.themes, &session)
    }
    session.showOnStandardError(generation.report)
    let status = session.status(of: generation.report, isStrict: project.lint.isStrict)
    guard status == .success else { return status }
    let isQuiet = arguments.has(.quiet)
    return arguments.has(check)
      ? try generation.check(isQuiet: isQuiet, &session) : try generation.write(isQuiet: isQuiet, &session)
  }

  /// What is to be written, by the arguments or else by the settings.
  private static func outputs(
    _ arguments: ParsedArguments, of project: Project
  ) throws(ToolError) -> [OutputSettings] {
    let own = [format, output, access, name].filter { arguments.has($0) }
    if arguments.operands.isEmpty, !project.outputs.isEmpty {
      guard let first = own.first else { return project.outputs }
      throw ToolError(
        "\(first.name) goes with a PATH; without one, the outputs of \(Project.settingsName) are written as they say"
      )
    }
    let path = arguments.value(of: output)
    if arguments.has(check), path == nil || path == "-" {
      throw ToolError("--check compares with a file; name it with --output, or in \(Project.settingsName)")
    }
    var settings = OutputSettings()
    settings.format = arguments.value(of: format) ?? settings.format
    settings.path = path == "-" ? nil : path
    let level = arguments.value(of: access).flatMap { EmitterOptions.AccessLevel(rawValue: $0) }
    settings.options = EmitterOptions(accessLevel: level ?? .public, typeName: arguments.value(of: name))
    if let complaint = settings.options.typeName.flatMap(TypeName.complaint) {
      throw ToolError("\(name.name): \(complaint)")
    }
    return [settings]
  }
}
