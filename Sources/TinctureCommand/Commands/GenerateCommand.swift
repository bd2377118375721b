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
    options: [format, output, check, watch, plugin] + emitterOptions.map(\.command) + [
      reporter, .quiet, .config,
    ],
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
  private static let watch = CommandOption(
    "--watch", help: "write again whenever a theme or the settings change, until interrupted")
  private static let plugin = CommandOption(
    "--plugin", value: .path("FOLDER"),
    help: "for a build: do as tincture.yaml says under 'plugin', and keep links to all files read in FOLDER")
  private static let reporter = CommandOption(
    "--reporter", value: .choice("NAME", ReporterRegistry.all.map { Choice($0.name, help: $0.summary) }),
    default: "text", help: "how findings are written")
  /// The options of the formats, as options of the command.
  private static let emitterOptions = EmitterRegistry.options.map { option in
    (option: option, command: CommandOption(option))
  }

  static func run(_ arguments: ParsedArguments, in session: inout Session) throws(ToolError) -> ExitStatus {
    var files: [WatchedFile] = []
    guard arguments.has(watch) else { return try generate(arguments, .all, &files, &session) }
    if arguments.has(check) { throw ToolError("--watch writes and --check does not; leave one of them out") }
    if arguments.operands.contains("-") {
      throw ToolError("--watch cannot follow standard input; name a file")
    }
    var verbosity = Generation.Verbosity.all
    return try FileWatch.run(in: &session) { files, session throws(ToolError) in
      defer { verbosity = .changes }
      _ = try generate(arguments, verbosity, &files, &session)
    }
  }

  /// Writes or checks all outputs once.
  ///
  /// - Parameter files: gets the files that the outputs depend on, as far as they are known.
  private static func generate(
    _ arguments: ParsedArguments, _ verbosity: Generation.Verbosity, _ files: inout [WatchedFile],
    _ session: inout Session
  ) throws(ToolError) -> ExitStatus {
    let start = Platform.secondsPassed
    let settings = arguments.value(of: .config) ?? Project.settingsName
    files.append(WatchedFile(settings))
    let project = try Project.open(
      arguments, reporter: arguments.value(of: reporter), mayLackSettings: arguments.has(plugin), in: &session
    )
    let outputs = try outputs(arguments, of: project)
    let themes = outputs.flatMap { $0.themes ?? project.themes }
    // A theme may come or go.
    let folders = Set(themes.map { FileWriter.folder(of: $0) }).map { WatchedFile($0.isEmpty ? "." : $0) }
    var generation = Generation(linter: Linter(configuration: project.lint))
    defer { files += generation.watchedFiles + folders }
    try generation.make(outputs, of: project.themes, settings: settings, &session)
    if let folder = arguments.value(of: plugin) {
      try link(files + generation.watchedFiles, of: outputs[0].path ?? "", in: folder)
    }
    session.showOnStandardError(generation.report, reporter: arguments.value(of: reporter))
    let status = session.status(of: generation.report, isStrict: project.lint.isStrict)
    guard status == .success else { return status }
    let isQuiet = arguments.has(.quiet)
    if arguments.has(check) { return try generation.check(isQuiet: isQuiet, &session) }
    let tally = try generation.write(telling: isQuiet ? .nothing : verbosity, &session)
    if !isQuiet, arguments.has(watch) || arguments.operands.isEmpty && !project.outputs.isEmpty {
      let milliseconds = Int(((Platform.secondsPassed - start) * 1000).rounded(.up))
      session.print("\(tally.text) in \(milliseconds) ms\n")
    }
    return .success
  }

  /// What is to be written, by the arguments or else by the settings.
  private static func outputs(
    _ arguments: ParsedArguments, of project: Project
  ) throws(ToolError) -> [OutputSettings] {
    if arguments.has(plugin) { return try [pluginOutput(arguments, of: project)] }
    let own = [format, output].filter { arguments.has($0) } + givenOptions(arguments).map(\.command)
    if arguments.operands.isEmpty, !project.outputs.isEmpty {
      guard let first = own.first else { return project.outputs }
      throw ToolError(
        "\(first.name) goes with a PATH; without one, the outputs of \(Project.settingsName) are written as they say"
      )
    }
    let path = arguments.value(of: output)
    if arguments.has(watch), path == nil || path == "-" {
      throw ToolError("--watch writes files; name them with --output, or in \(Project.settingsName)")
    }
    if arguments.has(check), path == nil || path == "-" {
      throw ToolError("--check compares with a file; name it with --output, or in \(Project.settingsName)")
    }
    var settings = OutputSettings()
    settings.format = arguments.value(of: format) ?? settings.format
    settings.path = path == "-" ? nil : path
    settings.options = try options(arguments, for: settings.format)
    return [settings]
  }

  // MARK: The build-tool plugin

  /// What a build makes of one theme: by the settings, else Swift that the module keeps to itself.
  private static func pluginOutput(
    _ arguments: ParsedArguments, of project: Project
  ) throws(ToolError) -> OutputSettings {
    guard arguments.operands.count == 1, let theme = project.themes.first, arguments.has(output) else {
      throw ToolError("--plugin goes with one theme and --output")
    }
    let others = [format, check, watch] + givenOptions(arguments).map(\.command)
    if let other = others.first(where: arguments.has) {
      throw ToolError("\(other.name) does not go with --plugin; say it in \(Project.settingsName)")
    }
    let real = FileReader.realPath(theme)
    var settings =
      project.plugin.first { $0.themes?.contains { FileReader.realPath($0) == real } ?? true }
      ?? OutputSettings()
    if !settings.options.isGiven(.access) { settings.options[.access] = "internal" }
    settings.path = arguments.value(of: output)
    settings.themes = nil
    return settings
  }

  private static func link(
    _ files: [WatchedFile], of output: String, in folder: String
  ) throws(ToolError) {
    do throws(SystemError) {
      try FileLinks.write(files, of: output, in: folder)
    } catch {
      throw ToolError.failure("links cannot be kept in '\(folder)': \(error.reason)")
    }
  }

  // MARK: The options of formats

  private static func givenOptions(
    _ arguments: ParsedArguments
  ) -> [(option: EmitterOption, command: CommandOption)] {
    emitterOptions.filter { arguments.has($0.command) }
  }

  /// What the arguments say about the output's format.
  private static func options(
    _ arguments: ParsedArguments, for format: String
  ) throws(ToolError) -> EmitterOptions {
    var options = EmitterOptions()
    for (option, command) in givenOptions(arguments) {
      let formats = EmitterRegistry.formats(withOption: option.name)
      guard formats.contains(format) else {
        throw ToolError("\(command.name) is for \(Suggestion.alternatives(formats)), not for \(format)")
      }
      let value = command.value == nil ? "true" : arguments.value(of: command) ?? ""
      // Options of one name may take other texts in other formats.
      let own = EmitterRegistry.emitter(format)?.options.first { $0.name == option.name } ?? option
      if let complaint = own.complaint(about: value) { throw ToolError("\(command.name): \(complaint)") }
      options[option] = value
    }
    return options
  }
}

extension CommandOption {
  /// An output format's option on the command line.
  fileprivate init(_ option: EmitterOption) {
    let formats = EmitterRegistry.formats(withOption: option.name).joined(separator: ", ")
    let help = "\(option.summary) (\(formats))"
    switch option.kind {
    case .flag:
      self.init("--\(option.name)", help: help)
    case .word(let words):
      self.init(
        "--\(option.name)", value: .choice("WORD", words.map { Choice($0) }), default: option.defaultValue,
        help: help)
    case .text(let placeholder):
      self.init("--\(option.name)", value: .text(placeholder), help: help)
    }
  }
}
