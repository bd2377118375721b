import TinctureTheme

/// A colour that is read says what it is read on.
struct MissingPairRule: Rule {
  static let description = RuleDescription(
    id: "missing-pair", name: "Missing pair", category: .completeness, severity: .warning, since: "0.2",
    rationale: """
      Contrast is checked for a colour and what it is drawn on, so a label without `on` is checked by nobody. Colours with the \
      role of text or graphics, and those named as labels, texts, icons or as `on…`, must name their backgrounds. What is only \
      decoration says so: `role: decorative`.
      """,
    triggering: [
      RuleExample(
        """
        theme: Example
        colors:
          background: { light: white, dark: black }
          ↓primary-label: { light: black, dark: white }
          ↓onTint: white
          icon:
            ↓selected: { any: "#06C", dark: "#6CF" }
        """),
      RuleExample(
        """
        theme: Example
        colors:
          ↓accent: { light: "#06C", dark: "#6CF", role: graphic }
          ↓errorTextColor: "#C00"
        """),
    ],
    nonTriggering: [
      RuleExample(
        """
        theme: Example
        colors:
          background: { light: white, dark: black }
          label: { light: black, dark: white, on: $colors.background }
          cellLabel: $colors.label
          watermarkText: { any: "#8888", role: decorative }
          icon:
            background: { light: "#EEE", dark: "#222" }
          onboarding: { light: white, dark: "#111" }
        """)
    ])

  /// Aliases of aliases are followed so far.
  private static let longestChain = 32

  /// Why a colour should have a pair.
  private enum Reason {
    case role(ColorRole)
    case name(NameID)
  }

  func check(_ theme: Theme, report: (Diagnostic) -> Void) {
    var meanings = NameMeanings(theme.names)
    var background: String?
    for id in theme.tokenIDs {
      let token = theme[id]
      guard token.isSound, token.section == .colors, token.on.isEmpty, token.role != .decorative,
        let reason = reason(token, theme, &meanings), theme.declaration(of: id).on.isEmpty,
        !isAliasOfPaired(id, theme)
      else { continue }
      if background == nil {
        let first =
          theme.token(at: "colors.background")
          ?? theme.tokenIDs.first {
            theme[$0].section == .colors
              && theme.names[theme[$0].name].suffix(9).elementsEqual("ackground".utf8)
          }
        background = first.map { "$" + theme.path(of: $0) } ?? "$colors.background"
      }
      let on = "on: \(background ?? "")"
      report(
        finding(
          "\(theme.path(of: id)) \(phrase(reason, token, theme)) and has no 'on', so its contrast is not checked",
          about: id, of: theme,
          help: theme.hasScalarValue(id)
            ? "name what it is drawn on, in place of the bare value: { any: …, \(on) }"
            : "name what it is drawn on, such as '\(on)', or say 'role: decorative'"))
    }
  }

  private func reason(_ token: Token, _ theme: Theme, _ meanings: inout NameMeanings) -> Reason? {
    if let role = token.role { return .role(role) }
    let own = meanings[token.name]
    if own.contains(.drawn) { return .name(token.name) }
    let group = theme.groups[Int(token.group)]
    guard group.parent != nil, !own.contains(.background), meanings[group.name].contains(.drawn) else {
      return nil
    }
    return .name(group.name)
  }

  private func phrase(_ reason: Reason, _ token: Token, _ theme: Theme) -> String {
    switch reason {
    case .role(let role): return "has the role \(role)"
    case .name(let name):
      let text = theme.names.string(name)
      return name == token.name
        ? "is by its name drawn on something" : "is by the name of its group '\(text)' drawn on something"
    }
  }

  /// Whether a token is another by name, whose contrast is checked there.
  private func isAliasOfPaired(_ token: TokenID, _ theme: Theme) -> Bool {
    var token = token
    for _ in 0..<Self.longestChain {
      let variants = theme.variants(of: token)
      guard variants.count == 1 else { return false }
      let variant = theme.origins.syntax.variants[variants.lowerBound]
      let node = theme.origins.syntax.expressions[Int(variant.expression)]
      guard variant.selector == .any, node.operation == .reference,
        let target = theme.target(ofReference: node.first)
      else { return false }
      if !theme[target].on.isEmpty { return true }
      token = target
    }
    return false
  }
}
