import TinctureColor

/// What is reported of tokens that have no value.
extension TraitTables {
  mutating func reportUncovered(_ token: Int, _ columns: [Int]) {
    let names = columns.prefix(4).map { uses[token].description(ofColumn: $0) }
    let more = columns.count > 4 ? " and \(columns.count - 4) more" : ""
    let declaration = syntax.tokens[merged.tokens[token]]
    // A variant that could not be read may have been meant for them.
    let isBroken = declaration.variants.contains {
      syntax.expressions[Int(syntax.variants[Int($0)].expression)].operation == .invalid
    }
    if declaration.variants.isEmpty || isBroken { return }
    diagnostics.append(
      Diagnostic(
        .uncoveredTraits, "\(path(token)) has no value under \(names.joined(separator: ", "))\(more)",
        at: declaration.keySpan, help: "add a variant 'any' or 'light', or the attribute 'fallback'"))
  }

  mutating func reportCycle(from target: (token: Int, column: Int), _ visit: Visit) {
    let start = stack.firstIndex { $0.token == target.token && $0.column == target.column } ?? stack.count
    var chain = stack[start...] + [visit]
    // A chain is the same wherever one enters it: it is told from its first token on.
    let first = chain.indices.min { chain[$0].token < chain[$1].token } ?? chain.startIndex
    chain = chain[first...] + chain[..<first]
    guard reportedCycles.count < Self.mostCycles,
      reportedCycles.insert(chain.map { Int32($0.token) }).inserted
    else { return }
    let links = chain + [chain[chain.startIndex]]
    let names = links.map { link in
      guard case .key(let key) = link.choice.variant else { return path(link.token) }
      return "\(path(link.token)) (\(syntax.names.string(key)))"
    }
    let declarations = chain.map { syntax.tokens[merged.tokens[$0.token]] }
    diagnostics.append(
      Diagnostic(
        .circularReference,
        "\(path(chain[chain.startIndex].token)) refers to itself: \(names.joined(separator: " → "))",
        at: declarations[0].keySpan,
        related: declarations.dropFirst().prefix(8).map { .init("over this token", at: $0.keySpan) },
        help: "give one of them a value of its own"))
  }
}
