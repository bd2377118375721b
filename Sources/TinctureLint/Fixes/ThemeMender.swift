import TinctureTheme

/// Mends themes, and the files that they extend, in memory: what to do with the outcome is up to whoever asked.
package struct ThemeMender: Sendable {
  /// A file that mending changes.
  package struct MendedFile: Sendable {
    /// The path by which it was found first.
    package let path: String
    /// Its text before, in UTF-8.
    package let oldText: [UInt8]
    /// Its text after, in UTF-8.
    package fileprivate(set) var text: [UInt8]
    /// Its content after, encoded as it was.
    package fileprivate(set) var content: [UInt8]
    /// How many findings were mended.
    package fileprivate(set) var fixCount: Int
  }

  /// By their real paths.
  private var mended: [String: MendedFile] = [:]

  package init() {}

  /// The changed files, in order of their paths.
  package var files: [MendedFile] { mended.values.sorted { $0.path < $1.path } }

  /// The contents of the changed files by their real paths, for `ThemeLoader`.
  package var contents: [String: [UInt8]] { mended.mapValues(\.content) }

  /// Where a file is no YAML, each round shows one fault more; a fix that brings about its own finding again would never
  /// end.
  private static let roundLimit = 1000

  /// Applies the safe fixes of all findings until there are none left, since one may make another possible.
  package mutating func mend(_ themes: [String], with linter: Linter) {
    var seen = Set<[String: [UInt8]]>()
    for _ in 0..<Self.roundLimit {
      // What comes back would come back for ever.
      guard seen.insert(contents).inserted else { return }
      var applier = FixApplier()
      let contents = contents
      for path in themes {
        let loaded = ThemeLoader.load(path: path, replacing: contents)
        applier.add(linter.findings(in: loaded), in: loaded.sources)
      }
      let files = applier.fixedFiles
      if files.isEmpty { return }
      for fixed in files { take(fixed) }
    }
  }

  private mutating func take(_ fixed: FixApplier.FixedFile) {
    let path = FileReader.realPath(fixed.file.path) ?? fixed.file.path
    let (source, _) = SourceFile.decoding(
      fixed.content, path: fixed.file.path, id: SourceMap.FileID(index: 0))
    var file =
      mended[path]
      ?? MendedFile(path: fixed.file.path, oldText: fixed.file.bytes, text: [], content: [], fixCount: 0)
    file.text = source.bytes
    file.content = fixed.content
    file.fixCount += fixed.fixCount
    mended[path] = file
  }
}
