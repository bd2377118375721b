/// A theme's file and those that it extends, read and made trees.
struct ThemeChain {
  private(set) var sources = SourceMap()
  /// The theme's own first; without those that are no YAML.
  private var trees: [(id: SourceMap.FileID, tree: YAMLTree)] = []
  private(set) var diagnostics: [Diagnostic] = []
  /// Whether a file of the chain could not be read or is no YAML.
  private(set) var isIncomplete = false
  /// All files that were tried, with their states before: one that changes while it is read counts as changed.
  private(set) var watchedFiles: [WatchedFile] = []

  private let path: String
  private let bytes: [UInt8]?
  /// Contents that stand for those of files, by the real paths of these.
  private let contents: [String: [UInt8]]
  private var root = ""
  /// The real path and the shown one of each file.
  private var visited: [(real: String, shown: String)] = []

  init(_ path: String, _ bytes: [UInt8]?, replacing contents: [String: [UInt8]]) {
    self.path = path
    self.bytes = bytes
    self.contents = contents
  }

  mutating func read() {
    if path != "-" { watchedFiles.append(WatchedFile(path)) }
    var next: (path: String, extends: SourceSpan?)? = (path, nil)
    while let (path, extends) = next {
      next = readOne(path, bytes: extends == nil ? bytes : nil, extends: extends)
    }
  }

  /// Gives the trees away.
  mutating func takeTrees() -> [(id: SourceMap.FileID, tree: YAMLTree)] {
    defer { trees = [] }
    return trees
  }

  /// Reads a file, and gives the one that it extends.
  private mutating func readOne(
    _ path: String, bytes: [UInt8]?, extends: SourceSpan?
  ) -> (path: String, extends: SourceSpan?)? {
    let content: [UInt8]
    do throws(FileReader.Failure) {
      content = if let bytes { bytes } else { try read(path) }
    } catch {
      reportUnreadable(path, error.reason, extends)
      return nil
    }
    guard let (id, tree) = parse(path, content) else {
      isIncomplete = true
      return nil
    }
    trees.append((id, tree))
    guard let root = tree.root, tree.kind(root) == .mapping,
      let entry = tree.entries(root).first(where: { tree.string($0.key) == "extends" }),
      tree.kind(entry.value) == .scalar, !tree.string(entry.value).isEmpty
    else { return nil }
    return base(tree.string(entry.value), of: path, at: tree.contentSpan(entry.value))
  }

  private func read(_ path: String) throws(FileReader.Failure) -> [UInt8] {
    if !contents.isEmpty, let content = contents[FileReader.realPath(path) ?? path] { return content }
    return try FileReader.read(path, limit: ThemeLoader.largestFile)
  }

  private mutating func parse(_ path: String, _ content: [UInt8]) -> (SourceMap.FileID, YAMLTree)? {
    let (source, decodingDiagnostics) = SourceFile.decoding(content, path: path, id: sources.nextID)
    let id = sources.add(source)
    diagnostics += decodingDiagnostics
    if decodingDiagnostics.hasErrors { return nil }
    if ForeignFormat.isMarkup(source.bytes) {
      diagnostics.append(
        Diagnostic(
          .notATheme, "this is no theme", at: SourceSpan(file: id, 0..<min(1, source.bytes.count)),
          help: ForeignFormat.markup.help))
      return nil
    }
    let (tree, treeDiagnostics) = YAMLLoader.load(source, id: id)
    diagnostics += treeDiagnostics
    return tree.map { (id, $0) }
  }

  private mutating func reportUnreadable(_ path: String, _ reason: String, _ extends: SourceSpan?) {
    isIncomplete = true
    guard let extends else {
      let id = sources.add(SourceFile(path: path, bytes: []))
      diagnostics.append(
        Diagnostic(.unreadableFile, "the file cannot be read: \(reason)", at: SourceSpan(file: id, 0..<0)))
      return
    }
    diagnostics.append(Diagnostic(.invalidExtends, "\(path) cannot be read: \(reason)", at: extends))
  }

  /// Checks the path of an `extends` and gives it with its place.
  private mutating func base(
    _ written: String, of path: String, at span: SourceSpan
  ) -> (path: String, extends: SourceSpan?)? {
    let folder = path == "-" ? "." : PackageRoot.folder(of: path)
    if visited.isEmpty {
      let realFolder = FileReader.realPath(folder) ?? folder
      root = PackageRoot.find(above: realFolder)
      visited.append((path == "-" ? "-" : FileReader.realPath(path) ?? path, path))
    }
    let base = PackageRoot.join(folder, written)
    watchedFiles.append(WatchedFile(base))
    func refuse(_ rule: RuleID, _ message: String, _ help: String? = nil) {
      isIncomplete = true
      diagnostics.append(Diagnostic(rule, message, at: span, help: help))
    }
    guard let real = FileReader.realPath(base) else {
      refuse(
        .invalidExtends, "there is no file '\(base)'", "'extends' is relative to the file that it stands in")
      return nil
    }
    guard PackageRoot.contains(real, in: root) else {
      refuse(
        .invalidExtends, "'\(written)' lies outside the package",
        "a theme may extend files below \(root): the folder of the nearest Package.swift or tincture.yaml, else its own"
      )
      return nil
    }
    if let start = visited.firstIndex(where: { $0.real == real }) {
      let chain = visited[start...].map(\.shown) + [visited[start].shown]
      refuse(.extendsCycle, "the theme extends itself: \(chain.joined(separator: " → "))")
      return nil
    }
    guard visited.count < ThemeLoader.longestChain else {
      refuse(.limit, "a chain of 'extends' has at most \(ThemeLoader.longestChain) files")
      return nil
    }
    visited.append((real, base))
    return (base, span)
  }
}
