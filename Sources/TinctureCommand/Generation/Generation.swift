import TinctureCodegen
import TinctureLint
import TinctureTheme

/// Files on their way from themes to the disk: first all are made, then all are written or checked, so that an error
/// in one theme leaves every file as it was.
struct Generation {
  /// What linting the themes found, and what the formats cannot express.
  private(set) var report = LintReport()
  /// What is to be written, output by output and in each theme by theme.
  private(set) var products: [Product] = []
  /// The files that the themes depend on.
  private(set) var watchedFiles: [WatchedFile] = []
  private let linter: Linter
  /// What loading gave: nil for a theme with errors.
  private var themes: [String: Theme?] = [:]
  /// The theme that each file comes from, by its path.
  private var owners: [String: String] = [:]

  /// What one output makes of one theme.
  struct Product {
    /// The file, or the folder of the files; nil is standard output.
    let path: String?
    let files: [File]
    /// Files of an earlier run that are not made any more.
    let obsolete: [String]
    /// Whether it is one file.
    let isFile: Bool
  }

  struct File {
    let path: String
    let content: [UInt8]
  }

  init(linter: Linter) {
    self.linter = linter
  }

  /// Makes the files of one output.
  mutating func add(
    _ output: OutputSettings, themes: [String], _ session: inout Session
  ) throws(ToolError) {
    guard let emitter = EmitterRegistry.emitter(output.format)?.init(options: output.options) else { return }
    let place = try OutputPlace(output, type(of: emitter).shape, themeCount: themes.count)
    for path in themes {
      guard let theme = try load(path, &session) else { continue }
      let emission = emitter.emit(theme)
      report.add(emission.findings, in: theme.sources)
      try add(emission, of: theme, by: emitter, to: place.path(fileName: emitter.fileName(for: theme)), path)
    }
  }

  private mutating func add(
    _ emission: Emission, of theme: Theme, by emitter: any Emitter, to target: String?, _ themePath: String
  ) throws(ToolError) {
    let files = emission.files.map { file in
      File(
        path: file.path.isEmpty ? target ?? "" : PathPattern.join(target ?? "", file.path),
        content: file.content)
    }
    let isFile = if case .file = type(of: emitter).shape { true } else { false }
    var obsolete: [String] = []
    if let target {
      let inputs = Set(theme.sources.files.compactMap { FileReader.realPath($0.path) })
      for file in files {
        if let real = FileReader.realPath(file.path), inputs.contains(real) {
          throw ToolError("'\(file.path)' is the theme itself; name another file to write")
        }
        if let other = owners.updateValue(themePath, forKey: file.path) {
          throw ToolError("both '\(other)' and '\(themePath)' would be written to '\(file.path)'")
        }
      }
      if !isFile { obsolete = ObsoleteFiles.find(in: target, but: Set(files.map(\.path)), emitter, theme) }
    }
    products.append(Product(path: target, files: files, obsolete: obsolete, isFile: isFile))
  }

  /// A theme without errors; its findings are reported once.
  private mutating func load(_ path: String, _ session: inout Session) throws(ToolError) -> Theme? {
    if let known = themes[path] { return known }
    let loaded = try session.load(path)
    watchedFiles += loaded.watchedFiles
    let findings = linter.findings(in: loaded)
    report.add(findings, in: loaded.sources)
    let theme = findings.hasErrors ? nil : loaded.theme
    themes[path] = theme
    return theme
  }
}
