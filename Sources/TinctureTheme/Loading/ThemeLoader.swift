/// Loads theme files.
public enum ThemeLoader {
  /// The most bytes that a file may have.
  public static let largestFile = 16 << 20
  /// The most files that a chain of `extends` may have, the theme's own included.
  public static let longestChain = 32

  /// Loads a theme and the files that it extends.
  ///
  /// - Parameters:
  ///   - path: the file; `-` is standard input, relative to whose place, the current folder, `extends` is read.
  ///   - bytes: the file's content where it has been read already.
  /// - Returns: all findings, and the theme where none of them is an error.
  public static func load(path: String, bytes: [UInt8]? = nil) -> LoadedTheme {
    load(path: path, bytes: bytes, replacing: [:])
  }

  /// Loads a theme as it would be, were the contents of some files others.
  ///
  /// - Parameter contents: by the real paths of the files, be they the theme's own or extended.
  package static func load(
    path: String, bytes: [UInt8]? = nil, replacing contents: [String: [UInt8]]
  ) -> LoadedTheme {
    var chain = ThemeChain(path, bytes, replacing: contents)
    chain.read()
    let (syntax, findings) = parse(&chain)
    let name = syntax.files.last?.nameSpan
    var (theme, diagnostics) = ThemeResolver.resolve(
      syntax, findings, path: PackageRoot.pathInPackage(path), sources: chain.sources,
      isIncomplete: chain.isIncomplete)
    if theme.tokens.isEmpty, diagnostics.isEmpty, let name {
      diagnostics = [
        Diagnostic(
          .emptyTheme, "the theme has no tokens", at: name,
          help: "write 'colors:' and, on the next line, '  label: black'")
      ]
    }
    return LoadedTheme(
      diagnostics: diagnostics.inOrderOfPlace(), sources: chain.sources, soundPart: theme,
      watchedFiles: chain.watchedFiles)
  }

  /// Reads the trees of a chain, which are not needed any longer then.
  private static func parse(_ chain: inout ThemeChain) -> (ThemeSyntax, [Diagnostic]) {
    let trees = chain.takeTrees()
    var parser = ThemeParser()
    for (id, tree) in trees.reversed() { parser.parse(tree, of: chain.sources[id], id: id) }
    parser.diagnostics += chain.diagnostics
    if !chain.isIncomplete { reportMissingName(&parser, trees) }
    return (parser.syntax, parser.diagnostics)
  }

  private static func reportMissingName(
    _ parser: inout ThemeParser, _ trees: [(id: SourceMap.FileID, tree: YAMLTree)]
  ) {
    guard !parser.diagnostics.contains(where: { $0.rule == .notATheme }), let first = trees.first else {
      return
    }
    guard parser.syntax.files.allSatisfy({ $0.name == nil && $0.nameSpan == nil }) else { return }
    let start = first.tree.root.flatMap { first.tree.entries($0).first }.map { first.tree.span($0.key) }
    parser.diagnostics.append(
      Diagnostic(
        .missingName, "the theme has no name", at: start ?? SourceSpan(file: first.id, 0..<0),
        help: "begin it with 'theme: Name'; the Swift enum is called NameStyle"))
  }
}
