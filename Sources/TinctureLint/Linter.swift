import TinctureTheme

/// Turns loaded themes into findings: those of loading, then those of the rules.
package struct Linter: Sendable {
  private let rules: [(rule: any Rule, severity: Diagnostic.Severity)]

  /// A linter with the rules that a configuration leaves on.
  package init(configuration: LintConfiguration = LintConfiguration()) {
    rules = RuleRegistry.all.compactMap { rule in
      configuration.severity(of: rule.description).map { (rule.init(), $0) }
    }
  }

  /// All findings about a theme, in order of place, each once. Where loading found errors, the rules check what is
  /// sound.
  package func findings(in loaded: LoadedTheme) -> [Diagnostic] {
    var findings = loaded.diagnostics
    for (rule, severity) in rules {
      rule.check(loaded.soundPart) { finding in
        var finding = finding
        finding.severity = severity
        findings.append(finding)
      }
    }
    return findings.inOrderOfPlace()
  }
}
