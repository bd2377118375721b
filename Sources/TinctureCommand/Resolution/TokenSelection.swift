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
      let path = path(word)
      let found = zip(all, paths).filter { matches($0.1, path) }.map(\.0)
      if found.isEmpty { throw unknown(word, among: paths, of: "the theme") }
      selected += found.filter { seen.insert($0).inserted }
    }
    return selected
  }

  /// Whether a word means a token of a theme.
  static func hasTokens(_ word: String, in theme: Theme) -> Bool {
    let path = path(word)
    return theme.tokenIDs.contains { matches(theme.path(of: $0), path) }
  }

  /// A word without the dollar sign of a reference.
  static func path(_ word: String) -> String { word.hasPrefix("$") ? String(word.dropFirst()) : word }

  private static func matches(_ path: String, _ word: String) -> Bool {
    if path == word || path.hasPrefix(word + ".") { return true }
    return GlobPattern.isPattern(word) && GlobPattern(word).matches(path)
  }

  /// The complaint about a word that means nothing.
  ///
  /// - Parameter owner: what has been looked through; nil for the themes of a project.
  static func unknown(_ word: String, among paths: [String], of owner: String?) -> ToolError {
    if GlobPattern.isPattern(word) {
      return ToolError("no token of \(owner ?? "the themes") matches '\(word)'")
    }
    return ToolError(
      owner.map { "\($0) has no token or group '\(word)'" } ?? "no theme has a token '\(word)'",
      mistyped: path(word), among: paths)
  }
}
