import TinctureLint
import TinctureTheme

/// What `lint:` says in a project's settings.
extension SettingsParser {
  mutating func parseLint(_ node: NodeID) {
    forEachEntry(of: node, "'lint'", keys: ["strict", "rules", "overrides"]) { parser, key, value in
      switch key {
      case "strict":
        parser.settings.lint.isStrict = parser.word(value, "'strict'", among: ["true", "false"]) == "true"
      case "rules": parser.settings.lint.rules = parser.rules(value)
      default: parser.parseOverrides(value)
      }
    }
  }

  // MARK: Overrides

  private mutating func parseOverrides(_ node: NodeID) {
    guard tree.kind(node) == .sequence else {
      report(
        .wrongShape, "'overrides' is a list", node,
        help: "write each as '- tokens: [colors.old.*]' with 'rules:' below it")
      return
    }
    for element in tree.elements(node) {
      var override = LintConfiguration.Override(rules: [:])
      var isForAll = true
      forEachEntry(of: element, "an override", keys: ["paths", "tokens", "rules"]) { parser, key, value in
        switch key {
        case "paths": override.files = Set(parser.themes(value).map { FileReader.realPath($0) ?? $0 })
        case "tokens": override.tokens = parser.texts(value, "a token's path").map { GlobPattern($0) }
        default: override.rules = parser.rules(value)
        }
        if key != "rules" { isForAll = false }
      }
      if isForAll, diagnostics.isEmpty {
        report(
          .invalidValue, "an override says neither by 'paths' nor by 'tokens' what it is for", element,
          help: "what is for all stands under 'rules' of 'lint'")
      }
      settings.lint.overrides.append(override)
    }
  }

  /// One text, or a list of texts.
  private mutating func texts(_ node: NodeID, _ what: String) -> [String] {
    var texts: [String] = []
    for element in tree.kind(node) == .sequence ? Array(tree.elements(node)) : [node] {
      if let text = text(element, what) { texts.append(text) }
    }
    return texts
  }

  // MARK: Rules

  private mutating func rules(_ node: NodeID) -> [RuleID: RuleSetting] {
    var rules: [RuleID: RuleSetting] = [:]
    let names = RuleRegistry.descriptions.map(\.id.name)
    forEachEntry(of: node, "'rules'", keys: names) { parser, key, value in
      if let setting = parser.setting(of: RuleID(key), value) { rules[RuleID(key)] = setting }
    }
    return rules
  }

  private mutating func setting(of rule: RuleID, _ node: NodeID) -> RuleSetting? {
    guard RuleRegistry.description(of: rule)?.isChangeable == true else {
      report(.invalidValue, "'\(rule)' is always an error, so no setting changes it", node)
      return nil
    }
    if tree.kind(node) == .scalar { return level(node).map { RuleSetting($0) } }
    var setting = RuleSetting()
    let options = RuleRegistry.rule(rule)?.optionDescriptions ?? []
    forEachEntry(of: node, "'\(rule)'", keys: ["severity"] + options.map(\.name)) { parser, key, value in
      if let option = options.first(where: { $0.name == key }) {
        setting.options[key] = parser.value(of: option, value)
      } else {
        setting.level = parser.level(value)
      }
    }
    return setting
  }

  private mutating func level(_ node: NodeID) -> RuleSetting.Level? {
    let word = word(node, "a rule's setting", among: RuleSetting.Level.named.map(\.name))
    return RuleSetting.Level.named.first { $0.name == word }?.level
  }

  private mutating func value(of option: OptionDescription, _ node: NodeID) -> OptionValue? {
    let isList = tree.kind(node) == .sequence
    let texts = isList ? tree.elements(node).map { tree.string($0) } : [tree.string(node)]
    if tree.kind(node) != .mapping, let value = option.kind.value(of: texts, isList: isList) { return value }
    report(
      .invalidValue, "'\(option.name)' cannot be '\(texts.joined(separator: ", "))'", node,
      help: "it is \(option.kind.phrase)")
    return nil
  }
}
