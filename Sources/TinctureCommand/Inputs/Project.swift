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

  /// Reads the arguments of a command that takes themes, and the project's settings.
  static func open(_ arguments: ParsedArguments, in session: inout Session) throws(ToolError) -> Project {
    let settings = try readSettings(arguments.value(of: .config), &session)
    let themes =
      if !arguments.operands.isEmpty {
        try ThemePaths.expand(arguments.operands)
      } else if let settings, !settings.themes.isEmpty {
        settings.themes
      } else {
        try ThemePaths.usual()
      }
    return Project(
      themes: themes, lint: settings?.lint ?? LintConfiguration(), outputs: settings?.outputs ?? [])
  }

  private static func readSettings(
    _ given: String?, _ session: inout Session
  ) throws(ToolError) -> ProjectSettings? {
    let path = given ?? settingsName
    if given == nil, !FileReader.exists(path) { return nil }
    let content: [UInt8]
    do throws(FileReader.Failure) {
      content = try FileReader.read(path, limit: ThemeLoader.largestFile)
    } catch {
      throw ToolError.failure("'\(path)' cannot be read: \(error.reason)")
    }
    let (settings, findings, sources) = SettingsParser.parse(content, path: path)
    var report = LintReport()
    report.add(findings, in: sources)
    session.showOnStandardError(report, isQuiet: true)
    if findings.hasErrors { throw ToolError.failure("the settings in '\(path)' cannot be used") }
    return settings
  }
}
