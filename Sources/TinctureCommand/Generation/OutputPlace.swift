import TinctureCodegen

/// Where what is made of themes goes.
enum OutputPlace {
  case standardOutput
  /// One theme's file or package.
  case path(String)
  /// A folder for files or packages named after the themes.
  case folder(String)
  /// A folder for files of any theme, at paths of their own.
  case shared(String)

  /// A path is a folder where it ends in `/` or one is there, or where it lacks the format's extension and there are
  /// several themes.
  init(
    _ output: OutputSettings, _ shape: OutputShape, themeCount: Int
  ) throws(ToolError) {
    for option in [EmitterOption.name, .alias] {
      guard let name = output.options[option], themeCount > 1 else { continue }
      throw ToolError("\(themeCount) themes cannot all be named '\(name)'")
    }
    guard let path = output.path else {
      guard case .file = shape else {
        throw ToolError("\(output.format) is several files; name a folder for them with --output")
      }
      guard themeCount == 1 else {
        throw ToolError(
          "there are \(themeCount) themes; name a folder for their files with --output, or list outputs in "
            + "\(Project.settingsName), which 'tincture init' writes")
      }
      self = .standardOutput
      return
    }
    let kind = Platform.status(of: path)?.kind
    switch shape {
    case .folder:
      if let kind, kind != .folder { throw ToolError("'\(path)' is no folder, which \(output.format) needs") }
      self = .shared(PathPattern.trimmed(path))
    case .package(let ending):
      if let kind, kind != .folder { throw ToolError("'\(path)' is no folder, which \(output.format) needs") }
      let isPackage = PathPattern.trimmed(path).hasSuffix("." + ending)
      if isPackage, themeCount > 1 { throw Self.tooMany(themeCount, for: path) }
      self = isPackage ? .path(PathPattern.trimmed(path)) : .folder(path)
    case .file(let ending):
      let isFile = kind.map { $0 != .folder } ?? path.hasSuffix("." + ending)
      if path.hasSuffix("/") || kind == .folder || themeCount > 1 && !isFile {
        self = .folder(path)
      } else if themeCount == 1 {
        self = .path(path)
      } else {
        throw Self.tooMany(themeCount, for: path)
      }
    }
  }

  private static func tooMany(_ themeCount: Int, for path: String) -> ToolError {
    ToolError("'\(path)' is one file for \(themeCount) themes; name a folder, such as 'Generated/'")
  }

  /// The path of a theme's output; nil for standard output.
  func path(fileName: String) -> String? {
    switch self {
    case .standardOutput: nil
    case .path(let path), .shared(let path): path
    case .folder(let folder): PathPattern.join(folder, fileName)
    }
  }
}
