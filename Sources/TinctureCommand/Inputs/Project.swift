import TinctureLint
import TinctureTheme

/// What a run is about: the themes that its arguments name, or those of the project in the current folder.
struct Project {
  /// The name of a project's settings; it is no theme, wherever it lies.
  static let settingsName = "tincture.yaml"

  /// The paths of the themes, each once.
  var themes: [String]
  var lint = LintConfiguration()
  /// What the settings want to be generated.
  var outputs: [OutputSettings] = []
  /// What the settings say of the build-tool plugin.
  var plugin: [OutputSettings] = []

  /// Reads the arguments of a command that takes themes, and the project's settings.
  ///
  /// - Parameters:
  ///   - reporter: how findings in the settings are written.
  ///   - mayLackSettings: whether there may be no file that `--config` names.
  static func open(
    _ arguments: ParsedArguments, reporter: String? = nil, mayLackSettings: Bool = false,
    in session: inout Session
  ) throws(ToolError) -> Project {
    let path = arguments.value(of: .config) ?? settingsName
    let isUsed = FileReader.exists(path) || arguments.has(.config) && !mayLackSettings
    let settings = isUsed ? try readSettings(path, reporter, &session) : nil
    let themes =
      if !arguments.operands.isEmpty {
        try ThemePaths.expand(arguments.operands)
      } else if let settings, !settings.themes.isEmpty {
        settings.themes
      } else if let themes = settings?.outputs.map(\.themes), !themes.isEmpty, !themes.contains(nil) {
        try ThemePaths.expand(themes.flatMap { $0 ?? [] })
      } else {
        try ThemePaths.usual()
      }
    return Project(
      themes: themes, lint: settings?.lint ?? LintConfiguration(), outputs: settings?.outputs ?? [],
      plugin: settings?.plugin ?? [])
  }

  private static func readSettings(
    _ path: String, _ reporter: String?, _ session: inout Session
  ) throws(ToolError) -> ProjectSettings {
    let content: [UInt8]
    do throws(FileReader.Failure) {
      content = try FileReader.read(path, limit: ThemeLoader.largestFile)
    } catch {
      throw ToolError.failure("'\(path)' cannot be read: \(error.reason)")
    }
    let (settings, findings, sources) = SettingsParser.parse(content, path: path)
    var report = LintReport()
    report.add(findings, in: sources)
    session.showOnStandardError(report, reporter: reporter, isQuiet: true)
    if findings.hasErrors { throw ToolError.failure("the settings in '\(path)' cannot be used") }
    return settings
  }
}
