import TinctureTheme

/// Finds the tokens that a person wants to have explained.
enum ExplainedTokens {
  /// Whether an operand is a theme, or a folder of them, rather than a token.
  static func isPath(_ operand: String) -> Bool {
    operand == "-" || operand.contains("/") || operand.hasSuffix(".yaml") || operand.hasSuffix(".yml")
      || Platform.status(of: operand) != nil
  }

  /// The tokens that the words mean, theme by theme, each in the order of the words; a word that means nothing in any of the
  /// themes is refused.
  static func find(
    _ words: [String], in themes: [Theme]
  ) throws(ToolError) -> [(theme: Theme, tokens: [TokenID])] {
    for word in words { try check(word, themes) }
    var found: [(theme: Theme, tokens: [TokenID])] = []
    for theme in themes {
      let known = words.filter { TokenSelection.hasTokens($0, in: theme) }
      if known.isEmpty { continue }
      found.append((theme, try TokenSelection.tokens(known, of: theme)))
    }
    return found
  }

  private static func check(_ word: String, _ themes: [Theme]) throws(ToolError) {
    let path = TokenSelection.path(word)
    let groups = themes.filter { theme in
      if case .group = theme.member(at: path) { true } else { false }
    }
    let names = groups.flatMap { $0.tokenIDs.map($0.path) }.filter { $0.hasPrefix(path + ".") }
    var seen = Set<String>()
    let tokens = names.filter { seen.insert($0).inserted }
    // What is a group in one theme may be a token in another.
    let isToken = themes.contains { $0.token(at: path) != nil }
    if !tokens.isEmpty, !isToken {
      let more = tokens.count > mostNames ? " and \(tokens.count - mostNames) more" : ""
      throw ToolError(
        "'\(word)' is a group; explain one of its tokens: "
          + tokens.prefix(mostNames).joined(separator: ", ") + more)
    }
    if themes.contains(where: { TokenSelection.hasTokens(word, in: $0) }) { return }
    throw TokenSelection.unknown(
      word, among: themes.flatMap { $0.tokenIDs.map($0.path) }, of: themes.count == 1 ? "the theme" : nil)
  }

  /// Of the tokens of a group, so many are listed.
  private static let mostNames = 12
}
