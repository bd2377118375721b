import TinctureTheme

/// All rules over themes. A new rule is a file beside this one and a line here.
package enum RuleRegistry {
  package static let all: [any Rule.Type] = [
    MissingDarkRule.self,
    NameCollisionRule.self,
  ]

  /// The rule of that name.
  package static func rule(_ id: RuleID) -> (any Rule.Type)? { all.first { $0.description.id == id } }
}
