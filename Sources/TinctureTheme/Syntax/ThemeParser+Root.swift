/// The head of a theme file and its sections.
extension ThemeParser {
  private static let rootKeys = ["theme", "description", "extends"] + TokenSection.allCases.map(\.name)

  mutating func parseRoot() {
    guard let root = tree.root else {
      report(
        .notATheme, "the file is empty", at: SourceSpan(file: fileID, 0..<0), help: Self.firstTheme)
      return
    }
    guard tree.kind(root) == .mapping else {
      report(
        .notATheme, "this is no theme: a theme is a mapping of keys such as 'theme', 'palette' and 'colors'",
        at: firstLine(of: tree.span(root)),
        help: missingSpaceHelp(root) ?? ForeignFormat.guess(source.bytes)?.help ?? Self.firstTheme)
      return
    }
    let entries = tree.entries(root)
    let known = Self.rootKeys
    guard entries.contains(where: { entry in known.contains { tree.string(entry.key) == $0 } }) else {
      let key = entries.first.map { tree.span($0.key) } ?? firstLine(of: tree.span(root))
      report(
        .notATheme, "this is no theme: none of the keys 'theme', 'palette' and 'colors' is here", at: key,
        help: ForeignFormat.guess(source.bytes)?.help ?? Self.firstTheme)
      return
    }
    for (key, value) in entries { parseRootEntry(key, value) }
  }

  private static let firstTheme =
    "a theme begins with 'theme: Name', then 'colors:' with a colour such as 'label: black' under it"

  private mutating func parseRootEntry(_ key: YAMLTree.NodeID, _ value: YAMLTree.NodeID) {
    let name = tree.string(key)
    switch name {
    case "theme":
      file.name = requiredText(value, of: "theme", example: "theme: Neumorphic")
      file.nameSpan = tree.span(value)
      if let name = file.name, !SwiftIdentifier.hasWords(name) {
        report(
          .invalidValue, "the name '\(name)' has no letter and no digit", at: tree.span(value),
          help: "the generated type is called after it; give it a name such as 'theme: Neumorphic'")
      }
    case "description":
      file.description = text(value, of: "description")
    case "extends":
      // `ThemeChain` follows it; here it is only checked.
      _ = requiredText(value, of: "extends", example: "extends: base.yaml")
    default:
      if let section = TokenSection(named: name) {
        parseSection(section, key, value)
      } else if !name.hasPrefix("x-"), !TextChecks.beginsOddly(source.bytes, at: Int(tree.span(key).start)) {
        report(
          .unknownKey, "a theme has no key '\(name)'", at: tree.span(key),
          help: Suggestion.phrase(Suggestion.nearest(to: name, among: Self.rootKeys))
            ?? "the keys are \(Self.rootKeys.joined(separator: ", ")); one that begins with 'x-' is left alone"
        )
      }
    }
  }

  private mutating func parseSection(
    _ section: TokenSection, _ key: YAMLTree.NodeID, _ value: YAMLTree.NodeID
  ) {
    if tree.isEmptyPlain(value) || tree.isReported(value) { return }
    guard tree.kind(value) == .mapping else {
      report(
        .wrongShape, "'\(section.name)' holds names and their values, one a line",
        at: firstLine(of: tree.span(value)),
        help: missingSpaceHelp(value)
          ?? "write '  name: \(section.kind.example)' under '\(section.name):'")
      return
    }
    let name = syntax.names.intern(section.name)
    let group = addGroup(section, name: name, parent: nil, key)
    parseMembers(of: value, in: section, group: group)
  }

  /// What to say of `label:"#fff"`, which is one text to YAML.
  private func missingSpaceHelp(_ value: YAMLTree.NodeID) -> String? {
    guard tree.kind(value) == .scalar, tree.style(value) == .plain else { return nil }
    return tree.text(value) { text in
      guard let colon = text.firstIndex(of: UInt8(ascii: ":")), colon > 0, colon + 1 < text.count else {
        return nil
      }
      return "put a space after the ':'"
    }
  }

  mutating func addGroup(
    _ section: TokenSection, name: NameID, parent: Int?, _ key: YAMLTree.NodeID
  ) -> Int {
    let span = tree.span(key)
    syntax.groups.append(.init(section: section, name: name, parent: parent, keySpan: span))
    file.declarations.append(.group(syntax.groups.count - 1))
    return syntax.groups.count - 1
  }

  // MARK: Text

  /// The text of a scalar; reports anything else.
  mutating func text(_ value: YAMLTree.NodeID, of key: StaticString) -> String? {
    guard tree.kind(value) == .scalar else {
      report(.wrongShape, "'\(key)' is a text", at: firstLine(of: tree.span(value)))
      return nil
    }
    let text = trimmedText(value)
    return text.isEmpty ? nil : text
  }

  /// The text of a scalar without the spaces at its end; a block scalar ends with a line break.
  func trimmedText(_ value: YAMLTree.NodeID) -> String {
    var text = tree.string(value)
    while let last = text.unicodeScalars.last, last.properties.isWhitespace {
      text.unicodeScalars.removeLast()
    }
    return text
  }

  private mutating func requiredText(
    _ value: YAMLTree.NodeID, of key: StaticString, example: StaticString
  ) -> String? {
    let count = diagnostics.count
    if let text = text(value, of: key) { return text }
    if diagnostics.count == count {
      report(.invalidValue, "'\(key)' is empty", at: tree.span(value), help: "write it as '\(example)'")
    }
    return nil
  }

  // MARK: Findings

  mutating func report(
    _ rule: RuleID, _ message: String, at span: SourceSpan, related: [Diagnostic.Related] = [],
    help: String? = nil, fixIts: [FixIt] = []
  ) {
    diagnostics.append(Diagnostic(rule, message, at: span, related: related, help: help, fixIts: fixIts))
  }

  /// A span cut to its first line, so that a marker does not run over a whole section.
  func firstLine(of span: SourceSpan) -> SourceSpan {
    let line = source.bytes[span.range].prefix { $0 != UInt8(ascii: "\n") && $0 != UInt8(ascii: "\r") }
    return SourceSpan(file: span.file, start: span.start, end: span.start + Int32(line.count))
  }
}
