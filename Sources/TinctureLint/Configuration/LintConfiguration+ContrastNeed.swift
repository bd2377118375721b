import TinctureTheme

extension LintConfiguration {
  /// The contrast that a project needs of a token, as its settings of the rule `contrast` have it for the file that holds the
  /// token.
  package func contrastNeed(of token: TokenID, in theme: Theme) -> ContrastNeed {
    let id = ContrastRule.description.id
    let path = theme.sources[theme[token].keySpan.file].path
    let file = FileReader.realPath(path) ?? path
    let setting = overrides.reduce(rules[id] ?? RuleSetting()) { setting, override in
      guard override.applies(toFile: file, token: theme.path(of: token)), let other = override.rules[id]
      else {
        return setting
      }
      return setting.overridden(by: other)
    }
    return ContrastRule(options: setting.options).need
  }
}
