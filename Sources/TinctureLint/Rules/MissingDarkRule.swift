import TinctureTheme

/// A colour with variants must say what it is in the dark.
struct MissingDarkRule: Rule {
  static let description = RuleDescription(
    id: "missing-dark", name: "Missing dark variant", severity: .warning, since: "0.1",
    rationale: """
      A token that has a light variant but none that suits a dark interface keeps its light value there: \
      black text stays black on what is now black. Add a dark variant, or call the variant `any` if its \
      value suits both.
      """,
    triggering: [
      Example(
        """
        theme: Example
        colors:
          ↓label:
            light: "#333"
        """),
      Example(
        """
        theme: Example
        colors:
          button:
            ↓fill:
              light: "#FFF"
              light+highContrast: "#EEE"
              fallback: "#FFF"
        """),
    ],
    nonTriggering: [
      Example(
        """
        theme: Example
        colors:
          label:
            light: "#333"
            dark: white
        """),
      Example(
        """
        theme: Example
        colors:
          label:
            any: "#333"
            light+highContrast: black
        """),
      Example(
        """
        theme: Example
        palette:
          ink: "#333"
        colors:
          label: $palette.ink
        """),
    ])

  func check(_ theme: Theme, report: (Diagnostic) -> Void) {
    var lightKeys = LightKeys(names: theme.names)
    for id in theme.tokenIDs where theme[id].isSound && theme[id].section.isTraitAware {
      guard let key = keyServingDark(theme[id], in: theme, &lightKeys) else { continue }
      report(
        Diagnostic(
          Self.description.id, .warning,
          "'\(theme.path(of: id))' has no dark variant, so '\(theme.names.string(key))' serves in the dark",
          at: theme[id].keySpan, help: "add a 'dark' variant, or name this one 'any' if it suits both"))
    }
  }

  /// The key for light interfaces that gives the token's value in some dark one.
  private func keyServingDark(_ token: Token, in theme: Theme, _ lightKeys: inout LightKeys) -> NameID? {
    let variesByStyle = token.use.appearanceMask & Self.darkBit != 0
    for column in 0..<token.use.columnCount {
      guard case .key(let key) = theme.cells[Int(token.firstCell) + column].variant, lightKeys.contains(key)
      else { continue }
      let isDark = token.use.combination(ofColumn: column) & Int(Self.darkBit) != 0
      if isDark || !variesByStyle { return key }
    }
    return nil
  }

  /// The bit of a combination that says dark.
  private static let darkBit: UInt8 = 8
}

/// Which variant keys have the term `light`; each key is read once.
private struct LightKeys {
  let names: NamePool
  private var known: [NameID: Bool] = [:]

  init(names: NamePool) {
    self.names = names
  }

  mutating func contains(_ key: NameID) -> Bool {
    if let isLight = known[key] { return isLight }
    let isLight = names[key].split(separator: UInt8(ascii: "+")).contains { term in
      term.filter { $0 != UInt8(ascii: " ") }.elementsEqual("light".utf8)
    }
    known[key] = isLight
    return isLight
  }
}
