import TinctureLint
import TinctureTheme

/// The tokens that words of a command line mean.
enum TokenSelection {
  /// All tokens that the words mean, in the order of the words, each once; without words, all tokens.
  ///
  /// A word is a token's path, a group's path, or a pattern with `*` and `?`; a `$` before it is allowed.
  static func tokens(_ words: [String], of theme: Theme) throws(ToolError) -> [TokenID] {
    let all = theme.tokenIDs
    if words.isEmpty { return all }
    let paths = all.map(theme.path)
    var selected: [TokenID] = []
    var seen = Set<TokenID>()
    for word in words {
      let path = word.hasPrefix("$") ? String(word.dropFirst()) : word
      let found = zip(all, paths).filter { matches($0.1, path) }.map(\.0)
      if found.isEmpty { throw unknown(word, path, paths) }
      selected += found.filter { seen.insert($0).inserted }
    }
    return selected
  }

  private static func matches(_ path: String, _ word: String) -> Bool {
    if path == word || path.hasPrefix(word + ".") { return true }
    return GlobPattern.isPattern(word) && GlobPattern(word).matches(path)
  }

  private static func unknown(_ word: String, _ path: String, _ paths: [String]) -> ToolError {
    if GlobPattern.isPattern(word) { return ToolError("no token of the theme matches '\(word)'") }
    return ToolError("the theme has no token or group '\(word)'", mistyped: path, among: paths)
  }
}
