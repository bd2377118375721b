import TinctureTheme

/// Two names of one group must not become one Swift name.
struct NameCollisionRule: Rule {
  static let description = RuleDescription(
    id: "name-collision", name: "Name collision", severity: .error, since: "0.1",
    rationale: """
      Generated Swift names are lower camel case, so `button-fill` and `buttonFill` both become \
      `buttonFill`, and one would hide the other. Rename one of them.
      """,
    triggering: [], nonTriggering: [])

  func check(_ theme: Theme, report: (Diagnostic) -> Void) {}
}
