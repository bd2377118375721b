import TinctureTheme

/// All rules over themes. A new rule is a file beside this one and a line here.
package enum RuleRegistry {
  package static let all: [any Rule.Type] = [
    // Correctness.
    NameCollisionRule.self,
    // Readability.
    ContrastRule.self,
    BoundaryContrastRule.self,
    StateDifferenceRule.self,
    DistinctColorsRule.self,
    HighContrastWeakerRule.self,
    TapTargetRule.self,
    MinimumTextSizeRule.self,
    TextDoesNotScaleRule.self,
    ElevatedNotLighterRule.self,
    // Completeness.
    MissingDarkRule.self,
    MissingHighContrastRule.self,
    MissingDescriptionRule.self,
    MissingPairRule.self,
    AmbiguousVariantRule.self,
    // Tidiness.
    UnusedPaletteColorRule.self,
    LiteralInSemanticRule.self,
    NearDuplicateRule.self,
    RedundantVariantRule.self,
    InconsistentNamingRule.self,
    OutOfGamutRule.self,
    OpaqueAlphaRule.self,
    DeprecatedUseRule.self,
    UnsortedRule.self,
  ]

  /// What a person should know about each rule, also those that loading and the linter itself uphold.
  package static let descriptions: [RuleDescription] =
    LoadingRules.all + all.map { $0.description } + [DisableComments.description]

  /// The rule of that name.
  package static func rule(_ id: RuleID) -> (any Rule.Type)? { all.first { $0.description.id == id } }

  /// What a person should know about the rule of that name.
  package static func description(of id: RuleID) -> RuleDescription? { descriptions.first { $0.id == id } }
}
