import TinctureColor
import TinctureTheme

/// The resources of a theme: colours and dimensions, each in a file for all configurations and, where something differs in the
/// dark, in one for the night.
struct ResourceFiles {
  struct File {
    /// The folder in `res`.
    let folder: String
    /// What follows the theme's name in the file's.
    let name: String
    var text: SourceText
    var isEmpty = true
  }

  private(set) var files: [File] = []
  private(set) var findings: [Diagnostic] = []
  private let theme: Theme
  private let scaling: TextScaling
  private let prefix: String
  private let mark: String
  private var collisions = NameCollisions()
  /// The name of the resource that is being written.
  private var name = SourceText()

  init(_ theme: Theme, scaling: TextScaling, prefix: String) {
    self.theme = theme
    self.scaling = scaling
    self.prefix = prefix
    mark = AndroidEmitter.mark(of: theme)
    collisions.reserveCapacity(theme.tokens.count)
  }

  mutating func write() {
    var colors = [file("values", "colors"), file("values-night", "colors")]
    writeGroup(.palette, prefix + "palette_", &colors)
    writeGroup(.colors, prefix, &colors)
    var dimensions = [file("values", "dimens"), file("values-night", "dimens")]
    writeGroup(.metrics, prefix, &dimensions)
    files = (colors + dimensions).filter { !$0.isEmpty }
    for index in files.indices { files[index].text.append("</resources>\n") }
    for (earlier, later) in collisions.pairs {
      guard case .token(let token) = later else { continue }
      let type = theme[token].section == .metrics ? "dimen" : "color"
      findings.append(
        .collision(
          of: earlier, and: later, in: theme, as: "the resource '\(type)/\(resourceName(of: token))'"))
    }
  }

  private func file(_ folder: String, _ name: String) -> File {
    var text = SourceText()
    text.append("<?xml version=\"1.0\" encoding=\"utf-8\"?>\n<!-- ")
    text.append(string: mark)
    text.append(" -->\n<resources>\n")
    return File(folder: folder, name: name, text: text)
  }

  // MARK: Names

  private mutating func writeGroup(_ section: TokenSection, _ prefix: String, _ files: inout [File]) {
    let group = theme.groups[Int(section.rawValue)]
    files[0].text.reserveCapacity(theme.tokens.count * 64)
    writeMembers(of: group, ArraySlice(prefix.utf8), &files)
  }

  private mutating func writeMembers(
    of group: TokenGroup, _ prefix: ArraySlice<UInt8>, _ files: inout [File]
  ) {
    for member in group.members {
      switch member {
      case .group(let child):
        var inner = SourceText()
        inner.append(prefix)
        ResourceName.append(theme.names[theme.groups[child].name], to: &inner)
        inner.append("_")
        writeMembers(of: theme.groups[child], inner.bytes[...], &files)
      case .token(let token):
        name.removeAll(from: 0)
        Self.appendName(theme.names[theme[token].name], prefix, to: &name)
        collisions.add(name.bytes, in: theme[token].section == .metrics ? 1 : 0, for: member)
        write(token, &files)
      }
    }
  }

  private static func appendName(
    _ own: ArraySlice<UInt8>, _ prefix: ArraySlice<UInt8>, to name: inout SourceText
  ) {
    name.append(prefix)
    ResourceName.append(own, to: &name)
    // It has to be an identifier of Java; a word of Java it cannot be, since it has an underscore.
    if name.bytes[0].isDigit { name.insert("_", at: 0) }
  }

  /// The name of a token's resource, found once more for a message.
  private func resourceName(of token: TokenID) -> String {
    var groups: [ArraySlice<UInt8>] = []
    var group = theme.groups[Int(theme[token].group)]
    while let parent = group.parent {
      groups.append(theme.names[group.name])
      group = theme.groups[Int(parent)]
    }
    var path = SourceText()
    path.append(string: prefix)
    if theme[token].section == .palette { path.append("palette_") }
    for group in groups.reversed() {
      ResourceName.append(group, to: &path)
      path.append("_")
    }
    var name = SourceText()
    Self.appendName(theme.names[theme[token].name], path.bytes[...], to: &name)
    return String(decoding: name.bytes, as: UTF8.self)
  }

  // MARK: Values

  private mutating func write(_ token: TokenID, _ files: inout [File]) {
    let light = theme.cell(of: token, combination: TraitUse.defaultCombination).value
    write(token, light, to: &files[0])
    guard theme[token].use.appearanceMask & TraitUse.dark != 0 else { return }
    let dark = theme.cell(of: token, combination: TraitUse.defaultCombination | Int(TraitUse.dark)).value
    if dark != light { write(token, dark, to: &files[1]) }
  }

  private func write(_ token: TokenID, _ value: Int32, to file: inout File) {
    file.isEmpty = false
    writeComment(on: theme[token], to: &file.text)
    if theme[token].section == .metrics {
      file.text.append("    <dimen name=\"")
      file.text.append(name.bytes)
      file.text.append("\">")
      file.text.append(string: theme.values.metrics[value].text(places: 4))
      file.text.append(scaling[token] ? "sp</dimen>\n" : "dp</dimen>\n")
    } else {
      file.text.append("    <color name=\"")
      file.text.append(name.bytes)
      file.text.append("\">#")
      Self.append(theme.colors[Int(value)].bytes, to: &file.text)
      file.text.append("</color>\n")
    }
  }

  /// Writes a colour as resources have it, with the opacity first where there is one.
  private static func append(_ bytes: RGBABytes, to text: inout SourceText) {
    if bytes.alpha < 255 { text.append(hexByte: bytes.alpha) }
    for byte in [bytes.red, bytes.green, bytes.blue] { text.append(hexByte: byte) }
  }

  /// Writes what there is to say about a token.
  private func writeComment(on token: Token, to text: inout SourceText) {
    guard token.description != nil || token.deprecation != nil else { return }
    text.append("    <!-- ")
    if token.deprecation == nil, let description = token.description,
      CommentText.isPlain(theme.texts[description])
    {
      text.append(theme.texts[description])
    } else {
      text.append(string: CommentText.xml(comment(on: token)))
    }
    text.append(" -->\n")
  }

  private func comment(on token: Token) -> String {
    var parts: [String] = []
    if let description = token.description { parts.append(theme.texts.string(description)) }
    switch token.deprecation {
    case nil: break
    case .plain: parts.append("Deprecated.")
    case .message(let message): parts.append("Deprecated: \(theme.texts.string(message))")
    case .replacement(let target): parts.append("Deprecated: use \(resourceName(of: target)).")
    }
    return parts.joined(separator: " ")
  }
}
