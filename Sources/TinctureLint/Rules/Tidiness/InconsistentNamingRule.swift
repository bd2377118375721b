import TinctureTheme

/// The names of a theme are written in one style.
struct InconsistentNamingRule: Rule {
  static let description = RuleDescription(
    id: "inconsistent-naming", name: "Inconsistent naming", category: .tidiness, severity: .warning,
    since: "0.2",
    rationale: """
      Who writes a reference should not have to look up whether it is `primaryLabel`, `primary-label` or `primary_label`. Write \
      all names of tokens and groups in one style, and the references with them. A deprecated token may keep its old name.
      """,
    triggering: [
      RuleExample(
        """
        theme: Example
        palette:
          deepBlue: "#0A2540"
          softGreen: "#9AD0A0"
          ↓warm-red: "#C0392B"
        """),
      RuleExample(
        """
        theme: Example
        palette:
          blue: "#0A2540"
          ↓Dark-blue: "#061528"
          ↓Button: { fill: white }
        """),
    ],
    nonTriggering: [
      RuleExample(
        """
        theme: Example
        palette:
          deep-blue: "#0A2540"
          grey: { 50: "#EEE", 900: "#111" }
          größe: "#123456"
        """),
      RuleExample(
        """
        theme: Example
        colors:
          windowFill: { light: white, dark: black }
          window_fill_old: { any: $colors.windowFill, deprecated: $colors.windowFill }
        """),
    ])

  static let options: [RuleOption<InconsistentNamingRule>] = [
    .word("style", \.style, "how names are written: consistent is as most of the theme")
  ]

  /// How names are to be written.
  enum Wanted: String, Sendable, CaseIterable {
    case consistent, camelCase
    case kebabCase = "kebab-case"
    case snakeCase = "snake_case"
    case pascalCase = "PascalCase"
  }

  var style = Wanted.consistent

  func check(_ theme: Theme, report: (Diagnostic) -> Void) {
    var styles = [NameStyle.Selection](repeating: .all, count: theme.names.count)
    visitNames(of: theme) { member in
      let name = theme.name(of: member)
      styles[Int(name.index)] = NameStyle.styles(of: theme.names[name])
    }
    guard let wanted = NameStyle(rawValue: style.rawValue) ?? mostFrequent(styles, in: theme) else { return }
    visitNames(of: theme) { member in
      let name = theme.name(of: member)
      if styles[Int(name.index)].contains(wanted.selection) { return }
      let written = theme.names.string(name)
      let better = wanted.name(of: NameWords(theme.names[name]).lowercased)
      report(
        Diagnostic(
          Self.description.id,
          "the name '\(written)' is not in \(wanted.rawValue)"
            + (style == .consistent ? ", as most of the theme's names are" : ""),
          at: theme.keySpan(of: member), subject: theme.path(of: member),
          help: "write it '\(better)', and the references to it as well"))
    }
  }

  /// The style that most names suit; nil where none has one.
  private func mostFrequent(_ styles: [NameStyle.Selection], in theme: Theme) -> NameStyle? {
    var counts = [Int](repeating: 0, count: NameStyle.allCases.count)
    visitNames(of: theme) { member in
      let suited = styles[Int(theme.name(of: member).index)]
      for index in counts.indices where suited.rawValue >> UInt8(index) & 1 != 0 { counts[index] += 1 }
    }
    guard let most = counts.max(), most > 0 else { return nil }
    return counts.firstIndex(of: most).map { NameStyle.allCases[$0] }
  }

  /// Visits the tokens and groups whose names count.
  private func visitNames(of theme: Theme, _ visit: (TokenGroup.Member) -> Void) {
    for (number, group) in theme.groups.enumerated() where group.parent != nil { visit(.group(number)) }
    for token in theme.tokenIDs where theme[token].deprecation == nil { visit(.token(token)) }
  }
}
