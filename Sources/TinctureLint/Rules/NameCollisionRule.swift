import TinctureTheme

/// Two names of one group must not become one Swift name.
struct NameCollisionRule: Rule {
  static let description = RuleDescription(
    id: "name-collision", name: "Name collision", severity: .error, isChangeable: false, since: "0.1",
    rationale: """
      In Swift, tokens are in lower camel case and groups in upper camel case, so `button-fill` and `buttonFill` both \
      become `buttonFill`, and one would hide the other. Rename one of them.
      """,
    triggering: [
      Example(
        """
        theme: Example
        colors:
          deepBlue: "#111"
          ↓deep-blue: "#222"
          ↓DeepBlue: "#333"
        """),
      Example(
        """
        theme: Example
        palette:
          tab-bar: { fill: black }
          ↓tabBar: { stroke: white }
        """),
      Example(
        """
        theme: Example
        colors:
          type: { fill: black }
          ↓typeGroup: { fill: white }
        """),
    ],
    nonTriggering: [
      Example(
        """
        theme: Example
        colors:
          button-fill: "#111"
          buttonStroke: "#222"
          other:
            buttonFill: "#333"
        """),
      Example(
        """
        theme: Example
        colors:
          label: black
          Label: { hint: gray }
        """),
    ])

  func check(_ theme: Theme, report: (Diagnostic) -> Void) {
    for group in theme.groups { check(group, of: theme, report) }
  }

  private func check(_ group: TokenGroup, of theme: Theme, _ report: (Diagnostic) -> Void) {
    // Names that Swift takes as they are differ there as they do here.
    guard !group.members.allSatisfy({ SwiftIdentifier.isPlain(theme.names[theme.name(of: $0)]) }) else {
      return
    }
    var membersByName: [String: [TokenGroup.Member]] = [:]
    membersByName.reserveCapacity(group.members.count)
    for member in group.members {
      let swiftName = theme.swiftName(of: member)
      let others = membersByName[swiftName, default: []]
      membersByName[swiftName, default: []].append(member)
      if others.isEmpty { continue }
      let paths = ([member] + others.prefix(Self.mostOthers)).map { "'\(theme.path(of: $0))'" }
      report(
        Diagnostic(
          Self.description.id,
          "\(paths.dropLast().joined(separator: ", ")) and \(paths[paths.count - 1]) "
            + "\(paths.count == 2 ? "both" : "all") become '\(swiftName)' in Swift",
          at: theme.keySpan(of: member),
          related: others.prefix(Self.mostOthers).map {
            Diagnostic.Related("another is here", at: theme.keySpan(of: $0))
          },
          help: "rename one of them"))
    }
  }

  /// Of more names that become one, the rest are not told again.
  private static let mostOthers = 8
}
