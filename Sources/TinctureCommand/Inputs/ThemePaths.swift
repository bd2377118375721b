/// Which theme files a command is about.
enum ThemePaths {
  /// The name of a project's settings; it is no theme, wherever it lies.
  static let configurationName = "tincture.yaml"

  /// The themes that arguments name, each once: files as they are, folders by the themes in them.
  static func expand(_ operands: [String]) throws(UsageError) -> [String] {
    var paths: [String] = []
    for operand in operands {
      guard operand != "-", Platform.status(of: operand)?.kind == .folder else {
        paths.append(operand)
        continue
      }
      let themes = themes(inFolder: operand)
      if themes.isEmpty { throw UsageError("there are no themes (*.yaml or *.yml) in '\(operand)'") }
      paths += themes
    }
    return once(paths)
  }

  /// The themes of a project without settings.
  static func withoutConfiguration() throws(UsageError) -> [String] {
    let themes = themes(inFolder: "Themes")
    guard themes.isEmpty else { return themes }
    throw UsageError(
      "there is no \(configurationName) here and no theme in Themes/; name a theme file, such as 'my-theme.yaml'"
    )
  }

  /// The themes that a project's settings name by paths and patterns.
  static func match(_ patterns: [String]) -> [String] {
    once(patterns.flatMap { GlobPattern.isPattern($0) ? PathPattern(text: $0).paths() : [$0] })
  }

  private static func themes(inFolder folder: String) -> [String] {
    (Platform.names(inFolder: folder) ?? [])
      .filter { $0.hasSuffix(".yaml") || $0.hasSuffix(".yml") }
      .filter { !$0.hasPrefix(".") && $0 != configurationName }
      .map { PathPattern.join(folder, $0) }
  }

  private static func once(_ paths: [String]) -> [String] {
    var seen = Set<String>()
    return paths.filter { seen.insert($0).inserted }
  }
}
