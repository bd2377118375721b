import TinctureLint
import TinctureTheme

/// Which theme files a command is about.
enum ThemePaths {
  /// The themes that arguments name, each once: files as they are, folders by the themes in them.
  static func expand(_ operands: [String]) throws(ToolError) -> [String] {
    var paths: [String] = []
    for operand in operands {
      guard operand != "-", Platform.status(of: operand)?.kind == .folder else {
        paths.append(operand)
        continue
      }
      let themes = themes(inFolder: operand)
      if themes.isEmpty { throw ToolError("there are no themes (*.yaml or *.yml) in '\(operand)'") }
      paths += themes
    }
    return once(paths)
  }

  /// The themes of a project whose settings name none.
  static func usual() throws(ToolError) -> [String] {
    let themes = themes(inFolder: "Themes")
    guard themes.isEmpty else { return themes }
    throw ToolError(
      "there is no theme in Themes/, and no \(Project.settingsName) that names one; name a theme file, such as "
        + "'my-theme.yaml'")
  }

  /// The theme files that a path or a pattern of a project's settings means; none where nothing is there.
  static func match(_ path: String) -> [String] {
    let paths = GlobPattern.isPattern(path) ? PathPattern(text: path).paths() : [path]
    return paths.flatMap { path -> [String] in
      switch Platform.status(of: path)?.kind {
      case nil: []
      case .folder: themes(inFolder: path)
      default: path.split(separator: "/").last == Project.settingsName[...] ? [] : [path]
      }
    }
  }

  private static func themes(inFolder folder: String) -> [String] {
    (Platform.names(inFolder: folder) ?? [])
      .filter { $0.hasSuffix(".yaml") || $0.hasSuffix(".yml") }
      .filter { !$0.hasPrefix(".") && $0 != Project.settingsName }
      .map { PathPattern.join(folder, $0) }
  }

  private static func once(_ paths: [String]) -> [String] {
    var seen = Set<String>()
    return paths.filter { seen.insert(FileReader.realPath($0) ?? $0).inserted }
  }
}
