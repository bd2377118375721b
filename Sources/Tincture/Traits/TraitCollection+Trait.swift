extension TraitCollection {
  /// One of the traits, to say which changes are of interest.
  public enum Trait: Hashable, Sendable, CaseIterable {
    case userInterfaceStyle, accessibilityContrast, userInterfaceLevel, displayGamut,
      preferredContentSizeCategory
  }

  /// The traits with these defaults where they are unspecified: light, normal contrast, base, sRGB and large.
  static let defaults = TraitCollection(
    userInterfaceStyle: .light, accessibilityContrast: .normal, userInterfaceLevel: .base,
    displayGamut: .sRGB,
    preferredContentSizeCategory: .large)

  /// Whether a trait is another one in another collection.
  func differs(from other: TraitCollection, in trait: Trait) -> Bool {
    switch trait {
    case .userInterfaceStyle: userInterfaceStyle != other.userInterfaceStyle
    case .accessibilityContrast: accessibilityContrast != other.accessibilityContrast
    case .userInterfaceLevel: userInterfaceLevel != other.userInterfaceLevel
    case .displayGamut: displayGamut != other.displayGamut
    case .preferredContentSizeCategory: preferredContentSizeCategory != other.preferredContentSizeCategory
    }
  }
}
