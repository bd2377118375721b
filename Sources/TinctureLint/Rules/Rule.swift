import TinctureTheme

/// A check of a theme. All that a rule is stands in one file: what it is called and why it is, its options, examples that
/// are its tests, and the check itself.
package protocol Rule: Sendable {
  static var description: RuleDescription { get }
  /// What a project may set.
  static var options: [RuleOption<Self>] { get }

  /// The rule with its default options.
  init()

  /// Reports what breaks the rule. The linter sets each finding's severity.
  ///
  /// - Parameter theme: the theme as far as loading found it sound; a token that is not `isSound` has no values.
  func check(_ theme: Theme, report: (Diagnostic) -> Void)
}

extension Rule {
  package static var options: [RuleOption<Self>] { [] }

  /// What a person should know about its options.
  package static var optionDescriptions: [OptionDescription] {
    let rule = Self()
    return options.map {
      OptionDescription(name: $0.name, summary: $0.summary, kind: $0.kind, defaultValue: $0.get(rule))
    }
  }

  /// The rule with options of these values; the others have their default.
  init(options values: [String: OptionValue]) {
    self.init()
    for option in Self.options {
      if let value = values[option.name] { option.set(&self, value) }
    }
  }

  /// A finding about a token; at its key, unless another place is named.
  func finding(
    _ message: String, about token: TokenID, of theme: Theme, at span: SourceSpan? = nil,
    related: [Diagnostic.Related] = [], help: String? = nil, fixIts: [FixIt] = []
  ) -> Diagnostic {
    Diagnostic(
      Self.description.id, message, at: span ?? theme[token].keySpan, subject: theme.path(of: token),
      related: related, help: help, fixIts: fixIts)
  }
}
