import TinctureTheme

/// Turns loaded themes into findings: those of loading, then those of the rules.
package struct Linter: Sendable {
  private let configuration: LintConfiguration

  /// A linter with the rules as a configuration wants them.
  package init(configuration: LintConfiguration = LintConfiguration()) {
    self.configuration = configuration
  }

  /// All findings about a theme, in order of place, each once. Where loading found errors, the rules check what is
  /// sound.
  package func findings(in loaded: LoadedTheme) -> [Diagnostic] {
    var findings: [Diagnostic] = []
    for rule in RuleRegistry.all { check(loaded.soundPart, rule, &findings) }
    var comments = DisableComments(in: loaded)
    // Of what is not sound yet, a rule does not know enough to mend anything.
    if loaded.diagnostics.hasErrors {
      for index in findings.indices { findings[index].fixIts = [] }
    }
    findings.removeAll { comments.silences($0, in: loaded.soundPart) }
    let setting = configuration.rules[DisableComments.description.id] ?? RuleSetting()
    if let severity = setting.severity(of: DisableComments.description) {
      for finding in comments.findings { findings.append(finding.with(severity)) }
    }
    return (loaded.diagnostics + findings).inOrderOfPlace()
  }

  // MARK: One rule

  /// Checks a rule with each of its settings, and keeps of each run what that setting is for.
  private func check(_ theme: Theme, _ rule: any Rule.Type, _ findings: inout [Diagnostic]) {
    let base = configuration.rules[rule.description.id] ?? RuleSetting()
    let overrides = configuration.overrides.filter { $0.rules[rule.description.id] != nil }
    if overrides.isEmpty {
      guard let severity = base.severity(of: rule.description) else { return }
      rule.init(options: base.options).check(theme) { findings.append($0.with(severity)) }
      return
    }
    let files = theme.sources.files.map { FileReader.realPath($0.path) ?? $0.path }
    func setting(_ file: String, _ token: String?) -> RuleSetting {
      overrides.filter { $0.applies(toFile: file, token: token) }.reduce(base) { setting, override in
        override.rules[rule.description.id].map(setting.overridden) ?? setting
      }
    }
    var settings = Set<RuleSetting>()
    for file in files {
      settings.insert(setting(file, nil))
      for token in theme.tokenIDs { settings.insert(setting(file, theme.path(of: token))) }
    }
    for wanted in settings {
      guard let severity = wanted.severity(of: rule.description) else { continue }
      rule.init(options: wanted.options).check(theme) { finding in
        guard setting(files[Int(finding.span.file.index)], finding.subject) == wanted else { return }
        findings.append(finding.with(severity))
      }
    }
  }
}

extension Diagnostic {
  /// The same finding with another severity.
  fileprivate func with(_ severity: Severity) -> Diagnostic {
    var finding = self
    finding.severity = severity
    return finding
  }
}
