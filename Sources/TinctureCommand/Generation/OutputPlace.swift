/// Where the files of one output go.
enum OutputPlace {
  case standardOutput
  case file(String)
  case folder(String)

  /// A path is a folder where it ends in `/` or one is there, or where it lacks the format's extension and there are
  /// several themes.
  init(_ output: OutputSettings, themeCount: Int, fileExtension: String) throws(ToolError) {
    guard let path = output.path else {
      guard themeCount == 1 else {
        throw ToolError("there are \(themeCount) themes; name a folder for their files with --output")
      }
      self = .standardOutput
      return
    }
    let kind = Platform.status(of: path)?.kind
    let isFile = kind.map { $0 != .folder } ?? path.hasSuffix("." + fileExtension)
    if path.hasSuffix("/") || kind == .folder || themeCount > 1 && !isFile {
      self = .folder(path)
    } else if themeCount == 1 {
      self = .file(path)
    } else {
      throw ToolError("'\(path)' is one file for \(themeCount) themes; name a folder, such as 'Generated/'")
    }
    if output.options.typeName != nil, themeCount > 1 {
      throw ToolError("\(themeCount) themes cannot all be named '\(output.options.typeName ?? "")'")
    }
  }

  /// The file's path; nil for standard output.
  func path(fileName: String) -> String? {
    switch self {
    case .standardOutput: nil
    case .file(let path): path
    case .folder(let folder): PathPattern.join(folder, fileName)
    }
  }
}
