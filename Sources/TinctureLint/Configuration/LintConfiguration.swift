import TinctureTheme

/// What a project wants of the rules.
package struct LintConfiguration: Sendable, Hashable {
  /// Other settings for some files or tokens.
  package struct Override: Sendable, Hashable {
    /// The real paths of the files that it is for; nil for all.
    package var files: Set<String>?
    /// Patterns of the paths of the tokens that it is for; nil for all, and for findings that are about no token.
    package var tokens: [GlobPattern]?
    package var rules: [RuleID: RuleSetting]

    package init(files: Set<String>? = nil, tokens: [GlobPattern]? = nil, rules: [RuleID: RuleSetting]) {
      self.files = files
      self.tokens = tokens
      self.rules = rules
    }

    /// Whether it is for a finding about a token, or about none, in a file.
    func applies(toFile file: String, token: String?) -> Bool {
      if let files, !files.contains(file) { return false }
      guard let tokens else { return true }
      guard let token else { return false }
      return tokens.contains { $0.matches(token) }
    }
  }

  /// The rules whose setting differs from their default.
  package var rules: [RuleID: RuleSetting]
  /// Of those that are for one finding, a later one wins over an earlier.
  package var overrides: [Override]
  /// Whether warnings count as errors.
  package var isStrict: Bool

  package init(rules: [RuleID: RuleSetting] = [:], overrides: [Override] = [], isStrict: Bool = false) {
    self.rules = rules
    self.overrides = overrides
    self.isStrict = isStrict
  }
}
