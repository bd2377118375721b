#if canImport(SwiftUI)
  import SwiftUI

  extension TraitCollection {
    /// The style, contrast and size category of an environment; SwiftUI tells neither level nor gamut, so that both are
    /// unspecified. `EnvironmentValues.traitCollection` has the overrides, too.
    public init(_ environment: EnvironmentValues) {
      self.init(
        userInterfaceStyle: UserInterfaceStyle(environment.colorScheme),
        accessibilityContrast: AccessibilityContrast(environment.colorSchemeContrast),
        preferredContentSizeCategory: ContentSizeCategory(environment.dynamicTypeSize))
    }
  }

  extension EnvironmentValues {
    /// The traits that dynamic values are resolved with: SwiftUI's, but for those that are overridden.
    public var traitCollection: TraitCollection {
      TraitCollection(traitsFrom: [TraitCollection(self), traitOverrides])
    }

    /// Traits that stand in for SwiftUI's, or say what it does not tell, such as the level; by default none.
    public var traitOverrides: TraitCollection {
      get { self[TraitOverridesKey.self] }
      set { self[TraitOverridesKey.self] = newValue }
    }
  }

  private struct TraitOverridesKey: EnvironmentKey {
    static let defaultValue = TraitCollection()
  }
#endif
