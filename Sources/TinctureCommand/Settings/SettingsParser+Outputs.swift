import TinctureCodegen
import TinctureTheme

/// What `outputs:` and `plugin:` say in a project's settings.
extension SettingsParser {
  /// The keys that an output of any format has.
  static let outputKeys = ["path", "format", "themes"]

  mutating func parseOutputs(_ node: NodeID) {
    for element in elements(node) {
      let problems = diagnostics.count
      let output = parseOutput(element, "an output", keys: Self.outputKeys)
      if output.path == nil, tree.kind(element) == .mapping, diagnostics.count == problems {
        report(.invalidValue, "an output needs a 'path'", element, help: "add 'path: Sources/App/Generated/'")
      }
      settings.outputs.append(output)
    }
  }

  /// Reads what `plugin:` says, which is as an output; the plugin knows the path.
  mutating func parsePlugin(_ node: NodeID) {
    for element in elements(node) {
      let problems = diagnostics.count
      let output = parseOutput(element, "'plugin'", keys: Self.outputKeys.filter { $0 != "path" })
      if let emitter = EmitterRegistry.emitter(output.format), !emitter.shape.isSwiftFile,
        diagnostics.count == problems
      {
        report(
          .invalidValue, "the plugin makes Swift, which \(output.format) is not", element,
          help: "list it under 'outputs' instead")
      }
      settings.plugin.append(output)
    }
  }

  private func elements(_ node: NodeID) -> [NodeID] {
    tree.kind(node) == .sequence ? Array(tree.elements(node)) : [node]
  }

  private mutating func parseOutput(_ node: NodeID, _ what: String, keys ownKeys: [String]) -> OutputSettings
  {
    var output = OutputSettings()
    let options = format(ofOutput: node, &output)
    let keys = ownKeys + options.map(\.name)
    forEachEntry(
      of: node, what, keys: keys, helpForUnknown: Self.helpForOption(of: output.format)
    ) { parser, key, value in
      switch key {
      case "path": output.path = parser.text(value, "'path'").map(parser.path)
      case "themes": output.themes = parser.themes(value)
      case "format": break
      default:
        if let option = options.first(where: { $0.name == key }) {
          output.options[option] = parser.value(of: option, value)
        }
      }
    }
    return output
  }

  /// Reads the format, which says what else there may be; gives its options.
  private mutating func format(ofOutput node: NodeID, _ output: inout OutputSettings) -> [EmitterOption] {
    guard tree.kind(node) == .mapping,
      let value = tree.entries(node).first(where: { tree.string($0.key) == "format" })?.value
    else { return SwiftEmitter.options }
    guard let format = word(value, "'format'", among: EmitterRegistry.all.map { $0.format }) else {
      // Whatever stands there is then right for some format.
      return EmitterRegistry.options
    }
    output.format = format
    return EmitterRegistry.emitter(format)?.options ?? []
  }

  /// What to say of a key that other formats have.
  private static func helpForOption(of format: String) -> (String) -> String? {
    { name in
      let formats = EmitterRegistry.formats(withOption: name)
      return formats.isEmpty
        ? nil
        : "'\(name)' is for the format\(formats.count == 1 ? "" : "s") \(formats.joined(separator: ", ")), not for \(format)"
    }
  }

  private mutating func value(of option: EmitterOption, _ node: NodeID) -> String? {
    if !option.words.isEmpty { return word(node, "'\(option.name)'", among: option.words) }
    guard let text = text(node, "'\(option.name)'") else { return nil }
    if let complaint = option.complaint(about: text) { report(.invalidValue, complaint, node) }
    return text
  }
}
