import TinctureTheme

/// Writes a resolver document, and the files that it refers to.
struct ResolverWriter {
  /// Where the values stand.
  enum Placement {
    /// Those under default traits in a file, others in the resolver.
    case inline
    /// Those of every context in a file of their own.
    case files
    /// All in the resolver.
    case bundle
  }

  private let theme: Theme
  private let spellings: TokenSpellings
  private let plan: ResolverPlan
  private let stem: String
  private let placement: Placement
  private var writer: TokenWriter
  private var files: [Emission.File] = []

  init(theme: Theme, spellings: TokenSpellings, plan: ResolverPlan, stem: String, placement: Placement) {
    self.theme = theme
    self.spellings = spellings
    self.plan = plan
    self.stem = stem
    self.placement = placement
    writer = TokenWriter(theme, spellings)
  }

  /// All files but that of the tokens under default traits.
  mutating func write() -> [Emission.File] {
    writer.text.line("{", depth: 0)
    writer.text.line(#""$schema": "https://www.designtokens.org/schemas/2025.10/resolver.json","#, depth: 1)
    member("name", theme.name)
    writer.text.line(#""version": "2025.10","#, depth: 1)
    if let description = theme.description { member("description", description) }
    writeSets()
    writeModifiers()
    writeOrder()
    writer.text.append("\n}\n")
    return [.init(path: stem + ".resolver.json", writer.text.bytes)] + files
  }

  private mutating func member(_ name: StaticString, _ value: String) {
    key(name, depth: 1)
    writer.text.appendQuoted(value)
    writer.text.append(",\n")
  }

  private mutating func key(_ name: StaticString, depth: Int) {
    writer.text.indent(depth)
    writer.text.append("\"")
    writer.text.append(name)
    writer.text.append("\": ")
  }

  private mutating func key(_ name: String, depth: Int) {
    writer.text.indent(depth)
    writer.text.appendQuoted(name)
    writer.text.append(": ")
  }

  // MARK: Sets

  private mutating func writeSets() {
    writer.text.line(#""sets": {"#, depth: 1)
    writer.text.line(#""base": {"#, depth: 2)
    key("sources", depth: 3)
    writer.text.append("[")
    if placement == .bundle {
      let spellings = spellings
      writer.writeObject(depth: 3) { spellings[$0, TraitUse.defaultCombination] }
    } else {
      writeReference(stem + ".tokens.json")
    }
    writer.text.append("],\n")
    writer.text.line(#""$extensions": {"#, depth: 3)
    writer.writeOrigin(depth: 4)
    writer.text.line("}", depth: 3)
    writer.text.indent(2)
    writer.text.append("}")
    for modifier in plan.modifiers { writeSharedLayers(of: modifier) }
    writer.text.append("\n  },\n")
  }

  /// A layer of several contexts is a set, to which they refer.
  private mutating func writeSharedLayers(of modifier: ResolverPlan.Modifier) {
    guard placement != .files else { return }
    for layer in modifier.layers where isShared(layer, by: modifier) {
      writer.text.append(",\n")
      key(TraitAxes.layerName(layer.combination, modifier.use), depth: 2)
      writer.text.append("{\n")
      key("sources", depth: 3)
      writer.text.append("[")
      writer.writeObject(layer.changes, depth: 3)
      writer.text.append("]\n")
      writer.text.indent(2)
      writer.text.append("}")
    }
  }

  private func isShared(_ layer: ResolverPlan.Layer, by modifier: ResolverPlan.Modifier) -> Bool {
    modifier.axes.combinations.count { modifier.serves(layer, $0) } > 1
  }

  // MARK: Modifiers

  private mutating func writeModifiers() {
    writer.text.line(#""modifiers": {"#, depth: 1)
    for (index, modifier) in plan.modifiers.enumerated() {
      if index > 0 { writer.text.append(",\n") }
      key(modifier.axes.modifierName, depth: 2)
      writer.text.append("{\n")
      writer.text.line(#""contexts": {"#, depth: 3)
      for (index, combination) in modifier.axes.combinations.enumerated() {
        if index > 0 { writer.text.append(",\n") }
        key(modifier.axes.contextName(combination), depth: 4)
        writeSources(of: combination, modifier)
      }
      writer.text.line()
      writer.text.line("},", depth: 3)
      key("default", depth: 3)
      writer.text.appendQuoted(modifier.axes.contextName(TraitUse.defaultCombination))
      writer.text.append("\n    }")
    }
    writer.text.append("\n  },\n")
  }

  /// Writes what a context is made of: the layers that it has.
  private mutating func writeSources(of context: Int, _ modifier: ResolverPlan.Modifier) {
    let layers = modifier.layers.filter { modifier.serves($0, context) }
    let isList = layers.count > 2
    writer.text.append("[")
    for (index, layer) in layers.enumerated() {
      if index > 0 { writer.text.append(isList ? "," : ", ") }
      if isList {
        writer.text.line()
        writer.text.indent(5)
      }
      writeSource(layer, of: modifier, depth: isList ? 5 : 4)
    }
    if isList {
      writer.text.line()
      writer.text.indent(4)
    }
    writer.text.append("]")
  }

  private mutating func writeSource(
    _ layer: ResolverPlan.Layer, of modifier: ResolverPlan.Modifier, depth: Int
  ) {
    let name = TraitAxes.layerName(layer.combination, modifier.use)
    if placement == .files {
      let path = "\(stem).\(name).tokens.json"
      if !files.contains(where: { $0.path == path }) {
        var writer = TokenWriter(theme, spellings)
        writer.writeDocument(layer.changes)
        files.append(.init(path: path, writer.text.bytes))
      }
      writeReference(path)
    } else if isShared(layer, by: modifier) {
      writeReference("#/sets/" + name)
    } else {
      writer.writeObject(layer.changes, depth: depth)
    }
  }

  private mutating func writeOrder() {
    writer.text.line(#""resolutionOrder": ["#, depth: 1)
    writer.text.indent(2)
    writeReference("#/sets/base")
    for modifier in plan.modifiers {
      writer.text.append(",\n")
      writer.text.indent(2)
      writeReference("#/modifiers/" + modifier.axes.modifierName)
    }
    writer.text.append("\n  ]")
  }

  private mutating func writeReference(_ target: String) {
    writer.text.append(#"{ "$ref": "#)
    writer.text.appendQuoted(target)
    writer.text.append(" }")
  }
}
