import TinctureText
import TinctureTheme

/// The resolved table, for any other tool: what each token is under all traits that it varies by, in a file that nobody
/// needs to know the cascade for.
package struct JSONEmitter: Emitter {
  package static let format = "json"
  package static let summary = "the resolved table, for any other tool"
  package static let shape = OutputShape.file(extension: "json")

  package init(options: EmitterOptions) {}

  package func fileName(for theme: Theme) -> String {
    let name = theme.name.printable.map { $0 == "/" || $0 == "\\" || $0 == ":" ? "-" : $0 }
    return String(name.drop { $0 == "." }) + ".json"
  }

  package func emit(_ theme: Theme) -> Emission {
    Emission(ResolvedTableWriter(theme).write())
  }
}

/// Writes the file of one theme.
private struct ResolvedTableWriter {
  private let theme: Theme
  /// What each token varies by; tokens that vary alike share their columns.
  private let uses: [TraitUse]
  private let names: [TraitUse: String]

  init(_ theme: Theme) {
    self.theme = theme
    uses = theme.tokens.map { Self.use(of: $0, theme) }
    var names: [TraitUse: String] = [:]
    for use in uses where names[use] == nil { names[use] = Self.name(of: use) }
    self.names = names
  }

  /// What a token's value varies by: a font's size in points by the size category too.
  private static func use(of token: Token, _ theme: Theme) -> TraitUse {
    guard token.section.kind == .font else { return token.use }
    let first = Int(token.firstCell)
    return theme.cells[first..<first + token.use.columnCount].reduce(token.use) { use, cell in
      use.union(.sizes(of: theme.values.fonts[cell.value].textStyle))
    }
  }

  func write() -> [UInt8] {
    var json = JSONWriter()
    json.reserveCapacity(theme.cells.count * 120 + 4096)
    json.object { json in
      json.member("theme", theme.name)
      if let description = theme.description { json.member("description", description) }
      json.member("source", theme.pathInPackage)
      json.key("columns")
      json.object { json in writeColumns(into: &json) }
      json.key("tokens")
      json.array { json in
        for token in theme.tokenIDs { write(token, into: &json) }
      }
    }
    json.end()
    return json.bytes
  }

  // MARK: Columns

  private static let traits: [(name: String, bit: UInt8, terms: [String])] = [
    ("style", TraitUse.dark, ["light", "dark"]),
    ("contrast", TraitUse.highContrast, ["normalContrast", "highContrast"]),
    ("level", TraitUse.elevated, ["base", "elevated"]), ("gamut", TraitUse.p3, ["srgb", "p3"]),
  ]

  /// The name of the columns of tokens that vary so, such as `style+size:accessibility1`.
  private static func name(of use: TraitUse) -> String {
    var names = traits.filter { use.appearanceMask & $0.bit != 0 }.map(\.name)
    if use.sizeBreaks != 0 {
      let breaks = (1..<12).filter { use.sizeBreaks & (1 << UInt16($0)) != 0 }
      let isWhole = breaks.count == 11
      names.append(
        isWhole ? "size" : "size:" + breaks.map { "\(TraitTerm.sizeName($0))" }.joined(separator: ","))
    }
    return names.isEmpty ? "constant" : names.joined(separator: "+")
  }

  private func writeColumns(into json: inout JSONWriter) {
    for (use, name) in names.sorted(by: { $0.value < $1.value }) {
      json.key(name)
      json.array { json in
        for column in 0..<use.columnCount {
          json.inlineObject { json in write(use, use.combination(ofColumn: column), into: &json) }
        }
      }
    }
  }

  private func write(_ use: TraitUse, _ combination: Int, into json: inout JSONWriter) {
    for trait in Self.traits where use.appearanceMask & trait.bit != 0 {
      json.key(trait.name)
      json.inlineArray { $0.value(trait.terms[combination & Int(trait.bit) == 0 ? 0 : 1]) }
    }
    guard use.sizeBreaks != 0 else { return }
    json.key("size")
    let band = use.column(of: combination & ~15)
    json.inlineArray { json in
      for size in 0..<12 where use.column(of: size << 4) == band { json.value("\(TraitTerm.sizeName(size))") }
    }
  }

  // MARK: Tokens

  private func write(_ id: TokenID, into json: inout JSONWriter) {
    let token = theme[id]
    let use = uses[id.index]
    json.object { json in
      json.member("token", theme.path(of: id))
      json.member("kind", token.section.kind.name)
      if let description = token.description { json.member("description", theme.texts.string(description)) }
      if let role = token.role { json.member("role", "\(role)") }
      if !token.on.isEmpty {
        json.key("on")
        json.inlineArray { json in
          for background in theme.backgrounds(of: id) { json.value(theme.path(of: background)) }
        }
      }
      writeDeprecation(of: token, into: &json)
      json.member("columns", names[use] ?? "constant")
      json.key("values")
      json.array { json in
        for column in 0..<use.columnCount {
          let combination = use.combination(ofColumn: column)
          let number = theme.cell(of: id, combination: combination).value
          write(token.section.kind, number, combination, into: &json)
        }
      }
      if token.hasFallback {
        json.key("fallback")
        write(
          token.section.kind, theme.fallbackCell(of: id).value, TraitUse.defaultCombination, into: &json)
      }
    }
  }

  private func write(_ kind: TokenKind, _ number: Int32, _ combination: Int, into json: inout JSONWriter) {
    switch kind {
    case .color: json.inlineObject { ValueJSON.write(theme.colors[Int(number)], into: &$0) }
    case .metric, .font, .layout:
      json.inlineObject { ValueJSON.write(theme.value(of: kind, number), combination, into: &$0) }
    case .gradient, .shadow, .surface, .image:
      json.object { ValueJSON.write(theme.value(of: kind, number), combination, into: &$0) }
    }
  }

  private func writeDeprecation(of token: Token, into json: inout JSONWriter) {
    switch token.deprecation {
    case nil: break
    case .plain:
      json.key("deprecated")
      json.value(true)
    case .message(let message): json.member("deprecated", theme.texts.string(message))
    case .replacement(let target):
      json.key("deprecated")
      json.value(true)
      json.member("replacement", theme.path(of: target))
    }
  }
}
