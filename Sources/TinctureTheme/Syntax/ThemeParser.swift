/// Reads the trees of a chain of files into one `ThemeSyntax`.
///
/// No fault stops it: what is unsound is reported once and left out, or kept as `invalid`, so that references to it are
/// not reported as well.
package struct ThemeParser {
  package var syntax = ThemeSyntax()
  package var diagnostics: [Diagnostic] = []

  /// The file that is being read.
  var tree: YAMLTree
  var source: SourceFile
  var fileID: SourceMap.FileID
  var file = FileSyntax()
  /// The end of an unquoted call that YAML split at its commas; what stands before is no entry of its own.
  var splitCallEnd: Int32 = 0

  package init() {
    tree = YAMLTree.empty
    source = SourceFile(path: "", bytes: [])
    fileID = SourceMap.FileID(index: 0)
  }

  /// Reads one more file, the base of an `extends` before what extends it.
  package mutating func parse(_ tree: YAMLTree, of source: SourceFile, id: SourceMap.FileID) {
    self.tree = tree
    self.source = source
    self.fileID = id
    file = FileSyntax()
    syntax.reserveCapacity(forNodes: tree.nodes.count)
    file.declarations.reserveCapacity(tree.nodes.count / 4)
    parseRoot()
    syntax.files.append(file)
  }
}
