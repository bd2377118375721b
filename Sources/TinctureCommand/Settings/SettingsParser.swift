import TinctureLint
import TinctureTheme

/// Reads `tincture.yaml`.
struct SettingsParser {
  var settings = ProjectSettings()
  private(set) var diagnostics: [Diagnostic] = []
  let tree: YAMLTree
  /// The folder of the file, which its paths are relative to; empty for the current one.
  private let folder: String

  typealias NodeID = YAMLTree.NodeID

  private init(_ tree: YAMLTree, folder: String) {
    self.tree = tree
    self.folder = folder
  }

  /// Reads settings from a file's content.
  static func parse(_ content: [UInt8], path: String) -> (ProjectSettings, [Diagnostic], SourceMap) {
    var sources = SourceMap()
    let (source, faults) = SourceFile.decoding(content, path: path, id: sources.nextID)
    let id = sources.add(source)
    if faults.hasErrors { return (ProjectSettings(), faults, sources) }
    let (tree, findings) = YAMLLoader.load(source, id: id)
    guard let tree else { return (ProjectSettings(), faults + findings, sources) }
    var parser = SettingsParser(tree, folder: FileWriter.folder(of: path))
    if let root = tree.root { parser.parseRoot(root) }
    return (parser.settings, (faults + findings + parser.diagnostics).inOrderOfPlace(), sources)
  }

  private mutating func parseRoot(_ root: NodeID) {
    forEachEntry(of: root, "the file", keys: ["themes", "lint", "outputs", "plugin"]) { parser, key, value in
      switch key {
      case "themes": parser.settings.themes = parser.themes(value)
      case "lint": parser.parseLint(value)
      case "outputs": parser.parseOutputs(value)
      default: parser.parsePlugin(value)
      }
    }
  }

  // MARK: Values

  /// The theme files that one or several paths or patterns name.
  mutating func themes(_ node: NodeID) -> [String] {
    var paths: [String] = []
    for element in tree.kind(node) == .sequence ? Array(tree.elements(node)) : [node] {
      guard let text = text(element, "a theme's path") else { continue }
      let found = ThemePaths.match(path(text))
      if found.isEmpty {
        report(.invalidValue, "no theme is at '\(text)'", element, help: "paths are relative to this file")
      }
      paths += found.filter { !paths.contains($0) }
    }
    return paths
  }

  func path(_ text: String) -> String { text.hasPrefix("/") ? text : PathPattern.join(folder, text) }

  mutating func text(_ node: NodeID, _ what: String) -> String? {
    let text = tree.string(node)
    guard tree.kind(node) != .scalar || text.isEmpty else { return text }
    report(.wrongShape, "\(what) is a text", node)
    return nil
  }

  /// One of several words.
  mutating func word(_ node: NodeID, _ what: String, among words: [String]) -> String? {
    guard tree.kind(node) == .scalar, words.contains(tree.string(node)) else {
      let nearest = Suggestion.phrase(Suggestion.nearest(to: tree.string(node), among: words))
      report(
        .invalidValue, "\(what) cannot be '\(tree.string(node))'", node,
        help: nearest ?? "it is one of \(words.joined(separator: ", "))")
      return nil
    }
    return tree.string(node)
  }

  mutating func forEachEntry(
    of node: NodeID, _ what: String, keys: [String], helpForUnknown: (String) -> String? = { _ in nil },
    _ body: (inout SettingsParser, String, NodeID) -> Void
  ) {
    if tree.isEmptyPlain(node) { return }
    guard tree.kind(node) == .mapping else {
      report(.wrongShape, "\(what) must be a mapping with the keys \(keys.joined(separator: ", "))", node)
      return
    }
    for (key, value) in tree.entries(node) {
      let name = tree.string(key)
      if keys.contains(name) {
        body(&self, name, value)
      } else if !name.hasPrefix("x-") {
        let nearest = Suggestion.phrase(Suggestion.nearest(to: name, among: keys))
        report(
          .unknownKey, "\(what) has no key '\(name)'", key,
          help: helpForUnknown(name) ?? nearest ?? "the keys are \(keys.joined(separator: ", "))")
      }
    }
  }

  mutating func report(_ rule: RuleID, _ message: String, _ node: NodeID, help: String? = nil) {
    diagnostics.append(Diagnostic(rule, message, at: tree.span(node), help: help))
  }
}
