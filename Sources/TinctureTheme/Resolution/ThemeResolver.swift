/// Makes a theme of what its files say.
struct ThemeResolver {
  private var syntax: ThemeSyntax
  private let merged: MergedDeclarations
  private var references: ReferenceResolver
  private var diagnostics: [Diagnostic]
  private var targets: [TokenID] = []
  private var attributeTargets: [Int32] = []

  /// Resolves all tokens.
  ///
  /// - Parameters:
  ///   - path: the path of the theme's file within its package.
  ///   - isIncomplete: whether a file of the chain could not be read, so that a missing name proves nothing.
  /// - Returns: the theme, in which a token that is not sound has cells but no values, so that none may be read, and all
  ///   findings, the parser's own included.
  static func resolve(
    _ syntax: consuming ThemeSyntax, _ diagnostics: consuming [Diagnostic], path: String, sources: SourceMap,
    isIncomplete: Bool
  ) -> (theme: Theme, diagnostics: [Diagnostic]) {
    var resolver = ThemeResolver(syntax, diagnostics, isIncomplete: isIncomplete)
    return (resolver.theme(path, sources), resolver.diagnostics)
  }

  private init(_ syntax: ThemeSyntax, _ diagnostics: [Diagnostic], isIncomplete: Bool) {
    self.syntax = syntax
    self.diagnostics = diagnostics
    merged = MergedDeclarations(syntax)
    references = ReferenceResolver(syntax, merged, isIncomplete: isIncomplete)
    attributeTargets = Array(repeating: -1, count: syntax.attributeReferences.count)
  }

  private mutating func theme(_ path: String, _ sources: SourceMap) -> Theme {
    let graph = ReferenceGraph(syntax, merged, &references)
    let resolver = references
    let tables = TraitTables(syntax, merged, graph) { resolver.path(of: $0) }
    syntax.colors = tables.syntax.colors
    syntax.values = tables.syntax.values
    diagnostics += merged.diagnostics + graph.diagnostics + tables.diagnostics
    let tokens = tokens(tables)
    reportCircularBackgrounds(tokens)
    completeUnknownWords()
    let names = syntax.files.compactMap(\.name)
    return Theme(
      name: names.last ?? "", description: syntax.files.compactMap(\.description).last,
      pathInPackage: path, sources: sources, names: syntax.names, texts: syntax.texts, tokens: tokens,
      groups: merged.groups, references: targets,
      cells: tables.cells, colors: syntax.colors.colors, values: syntax.values,
      origins: ThemeOrigins(
        syntax: syntax, declarations: merged.tokens, targets: graph.targets,
        attributeTargets: attributeTargets))
  }

  // MARK: Tokens

  private mutating func tokens(_ tables: TraitTables) -> [Token] {
    let groups = tokenGroups()
    var tokens: [Token] = []
    tokens.reserveCapacity(merged.tokens.count)
    for (number, syntaxNumber) in merged.tokens.enumerated() {
      let declaration = syntax.tokens[syntaxNumber]
      var token = Token(
        section: declaration.section, name: declaration.name, group: groups[number],
        keySpan: declaration.keySpan)
      token.description = declaration.description
      token.on = addTargets(declaration.on, declaration)
      token.distinct = addTargets(declaration.distinct, declaration)
      token.role = declaration.role
      token.font = declaration.font.flatMap { target($0, declaration) }
      token.deprecation = deprecation(declaration)
      token.use = tables.uses[number]
      token.firstCell = tables.firstCells[number]
      token.hasFallback = declaration.fallback != nil
      token.isSound = tables.isSound[number]
      tokens.append(token)
    }
    return tokens
  }

  /// The group of each token.
  private func tokenGroups() -> [Int32] {
    var result = [Int32](repeating: 0, count: merged.tokens.count)
    for (number, group) in merged.groups.enumerated() {
      for case .token(let token) in group.members { result[token.index] = Int32(number) }
    }
    return result
  }

  private mutating func addTargets(_ range: Range<Int32>, _ token: TokenSyntax) -> Range<Int32> {
    let start = Int32(targets.count)
    for reference in range {
      if let target = target(Int(reference), token) { targets.append(target) }
    }
    return start..<Int32(targets.count)
  }

  private mutating func deprecation(_ token: TokenSyntax) -> Deprecation? {
    switch token.deprecation {
    case .plain: .plain
    case .message(let text): .message(text)
    case .replacement(let reference): target(reference, token).map(Deprecation.replacement)
    case nil: nil
    }
  }

  private mutating func target(_ reference: Int, _ token: TokenSyntax) -> TokenID? {
    let count = references.diagnostics.count
    let target = references.target(of: syntax.attributeReferences[reference], from: token)
    diagnostics += references.diagnostics[count...]
    if let target { attributeTargets[reference] = Int32(target.index) }
    return target
  }

  // MARK: Findings

  /// A background that lies, over others, on itself could not be composited.
  private mutating func reportCircularBackgrounds(_ tokens: [Token]) {
    enum State { case new, open, done }
    var states = [State](repeating: .new, count: tokens.count)
    for root in tokens.indices where states[root] == .new && !tokens[root].on.isEmpty {
      var stack = [(token: root, next: tokens[root].on.lowerBound)]
      states[root] = .open
      while let (token, next) = stack.last {
        guard next < tokens[token].on.upperBound else {
          states[token] = .done
          stack.removeLast()
          continue
        }
        stack[stack.count - 1].next += 1
        let target = targets[Int(next)].index
        switch states[target] {
        case .new:
          states[target] = .open
          stack.append((target, tokens[target].on.lowerBound))
        case .open:
          let chain = stack.map(\.token).drop { $0 != target } + [target]
          diagnostics.append(
            Diagnostic(
              .circularReference,
              "\(references.path(of: target)) lies on itself: "
                + chain.map(references.path).joined(separator: " → "),
              at: tokens[target].keySpan,
              related: chain.dropFirst().dropLast().prefix(8).map {
                .init("over this token", at: tokens[$0].keySpan)
              },
              help: "take one of the 'on' away"))
        case .done: break
        }
      }
    }
  }

  /// A word that is no colour may be the name of a token.
  private mutating func completeUnknownWords() {
    guard !syntax.unknownWords.isEmpty else { return }
    var tokensByName: [NameID: [Int]] = [:]
    for (number, syntaxNumber) in merged.tokens.enumerated() {
      tokensByName[syntax.tokens[syntaxNumber].name, default: []].append(number)
    }
    let resolver = references
    for unknown in syntax.unknownWords {
      let tokens = syntax.names.find(unknown.word).flatMap { tokensByName[$0] } ?? []
      let fitting = tokens.lazy.filter { number in
        resolver.mayRefer(unknown.token, to: resolver.merged.tokens[number], as: unknown.kinds)
      }
      let paths = Array(fitting.prefix(3)).map { "$" + resolver.path(of: $0) }
      guard let phrase = Suggestion.phrase(paths) else { continue }
      diagnostics[unknown.diagnostic].help = phrase
      guard paths.count == 1 else { continue }
      diagnostics[unknown.diagnostic].fixIts = [
        .writing(paths[0], at: diagnostics[unknown.diagnostic].span)
      ]
    }
  }
}
