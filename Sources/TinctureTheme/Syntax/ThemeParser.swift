/// Reads the trees of a chain of files into one `ThemeSyntax`.
///
/// No fault stops it: what is unsound is reported once and left out, or kept as `invalid`, so that references to it are
/// not reported as well.
package struct ThemeParser {
  package var syntax = ThemeSyntax()
  package var diagnostics: [Diagnostic] = []

  /// The file that is being read.
  private(set) var page: Page
  var file = FileSyntax()
  /// The end of an unquoted call that YAML split at its commas; what stands before is no entry of its own.
  var splitCallEnd: Int32 = 0

  /// A file and its tree. They are read for every token, so they are held by one reference.
  final class Page: Sendable {
    let tree: YAMLTree
    let source: SourceFile
    let id: SourceMap.FileID

    init(_ tree: YAMLTree, of source: SourceFile, id: SourceMap.FileID) {
      self.tree = tree
      self.source = source
      self.id = id
    }
  }

  var tree: YAMLTree { _read { yield page.tree } }
  var source: SourceFile { _read { yield page.source } }
  var fileID: SourceMap.FileID { page.id }

  package init() {
    page = Page(.empty, of: SourceFile(path: "", bytes: []), id: SourceMap.FileID(index: 0))
  }

  /// Reads one more file, the base of an `extends` before what extends it.
  package mutating func parse(_ tree: YAMLTree, of source: SourceFile, id: SourceMap.FileID) {
    page = Page(tree, of: source, id: id)
    file = FileSyntax()
    splitCallEnd = 0
    syntax.reserveCapacity(forNodes: tree.nodes.count)
    file.declarations.reserveCapacity(tree.nodes.count / 4)
    parseRoot()
    syntax.files.append(file)
  }
}
