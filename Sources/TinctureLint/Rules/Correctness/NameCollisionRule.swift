import TinctureTheme

/// Two names of one group must not become one Swift name, nor a theme's name that of a type of the library.
struct NameCollisionRule: Rule {
  static let description = RuleDescription(
    id: "name-collision", name: "Name collision", category: .correctness, severity: .error, since: "0.1",
    rationale: """
      In Swift, tokens are in lower camel case and groups in upper camel case, so `button-fill` and `buttonFill` both \
      become `buttonFill`, and one would hide the other. Rename one of them. The theme itself becomes a type too: \
      `Text` becomes `TextStyle`, which would hide the library's own type of that name, so the theme needs another name.
      """,
    triggering: [
      RuleExample(
        """
        theme: Example
        colors:
          deepBlue: "#111"
          ↓deep-blue: "#222"
          ↓DeepBlue: "#333"
        """),
      RuleExample(
        """
        theme: Example
        palette:
          tab-bar: { fill: black }
          ↓tabBar: { stroke: white }
        """),
      RuleExample(
        """
        theme: Example
        colors:
          type: { fill: black }
          ↓typeGroup: { fill: white }
        """),
      RuleExample(
        """
        theme: Example
        layouts:
          pizza-menu: list
          ↓PizzaMenu: { inner: grid }
        """),
      RuleExample(
        """
        theme: Example
        layouts:
          ↓menu: { any: big-list, accessibility: bigList }
        """),
      RuleExample(
        """
        theme: ↓Surface
        colors:
          label: black
        """),
    ],
    nonTriggering: [
      RuleExample(
        """
        theme: Surface Theme
        colors:
          label: black
        """),
      RuleExample(
        """
        theme: Example
        colors:
          button-fill: "#111"
          buttonStroke: "#222"
          other:
            buttonFill: "#333"
        """),
      RuleExample(
        """
        theme: Example
        colors:
          label: black
          Label: { hint: gray }
        """),
    ])

  func check(_ theme: Theme, report: (Diagnostic) -> Void) {
    checkStyle(of: theme, report)
    for group in theme.groups { check(group, of: theme, report) }
    for token in theme.tokenIDs where theme[token].isSound && theme[token].section.kind == .layout {
      checkCases(of: token, theme, report)
    }
  }

  /// The theme's own name is that of a type in Swift.
  private func checkStyle(of theme: Theme, _ report: (Diagnostic) -> Void) {
    let swiftName = SwiftIdentifier.style(theme.name)
    guard SwiftIdentifier.libraryTypes.contains(swiftName),
      let span = theme.origins.syntax.files.last(where: { $0.name != nil })?.nameSpan
    else { return }
    report(
      Diagnostic(
        Self.description.id,
        "the theme '\(theme.name)' becomes '\(swiftName)' in Swift, which is a type of the library", at: span,
        help: "give the theme another name, such as '\(theme.name) Theme'"))
  }

  /// The values of a layout are the cases of an enum.
  private func checkCases(of token: TokenID, _ theme: Theme, _ report: (Diagnostic) -> Void) {
    var namesByCase: [String: String] = [:]
    for name in theme.layoutNames(of: token) {
      let swiftName = SwiftIdentifier.enumCase(name)
      guard let other = namesByCase.updateValue(name, forKey: swiftName) else { continue }
      report(
        finding(
          "the values '\(other)' and '\(name)' of \(theme.path(of: token)) both become '\(swiftName)' in Swift",
          about: token, of: theme, help: "rename one of them"))
    }
  }

  private func check(_ group: TokenGroup, of theme: Theme, _ report: (Diagnostic) -> Void) {
    // Names that Swift takes as they are differ there as they do here.
    let arePlain = group.members.allSatisfy { SwiftIdentifier.isPlain(theme.names[theme.name(of: $0)]) }
    if arePlain { return }
    var membersByName: [String: [TokenGroup.Member]] = [:]
    membersByName.reserveCapacity(group.members.count)
    for member in group.members {
      let swiftName = swiftName(of: member, in: theme)
      let others = membersByName[swiftName, default: []]
      membersByName[swiftName, default: []].append(member)
      if others.isEmpty { continue }
      let paths = ([member] + others.prefix(Self.mostOthers)).map { "'\(theme.path(of: $0))'" }
      report(
        Diagnostic(
          Self.description.id,
          "\(paths.dropLast().joined(separator: ", ")) and \(paths[paths.count - 1]) "
            + "\(paths.count == 2 ? "both" : "all") become '\(swiftName)' in Swift",
          at: theme.keySpan(of: member), subject: theme.path(of: member),
          related: others.prefix(Self.mostOthers).map {
            Diagnostic.Related("another is here", at: theme.keySpan(of: $0))
          },
          help: "rename one of them"))
    }
  }

  /// The name that a member must have for itself: of a layout, that of its enum.
  private func swiftName(of member: TokenGroup.Member, in theme: Theme) -> String {
    if case .token(let token) = member, theme[token].section.kind == .layout {
      return SwiftIdentifier.type(theme.names.string(theme[token].name))
    }
    return theme.swiftName(of: member)
  }

  /// Of more names that become one, the rest are not told again.
  private static let mostOthers = 8
}
