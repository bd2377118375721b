/// The settings that a colour may depend on. Any of them may be unspecified, and is then read as its default.
public struct TraitCollection: Hashable, Sendable {
  /// Light or dark; by default light.
  public var userInterfaceStyle: UserInterfaceStyle
  /// By default normal.
  public var accessibilityContrast: AccessibilityContrast
  /// By default base.
  public var userInterfaceLevel: UserInterfaceLevel
  /// By default sRGB.
  public var displayGamut: DisplayGamut
  /// By default large.
  public var preferredContentSizeCategory: ContentSizeCategory

  /// A collection that specifies the traits that are given, and no others.
  @inlinable
  public init(
    userInterfaceStyle: UserInterfaceStyle = .unspecified,
    accessibilityContrast: AccessibilityContrast = .unspecified,
    userInterfaceLevel: UserInterfaceLevel = .unspecified,
    displayGamut: DisplayGamut = .unspecified,
    preferredContentSizeCategory: ContentSizeCategory = .unspecified
  ) {
    self.userInterfaceStyle = userInterfaceStyle
    self.accessibilityContrast = accessibilityContrast
    self.userInterfaceLevel = userInterfaceLevel
    self.displayGamut = displayGamut
    self.preferredContentSizeCategory = preferredContentSizeCategory
  }

  /// Joins collections: of each trait, the last one that specifies it wins.
  public init(traitsFrom collections: [TraitCollection]) {
    self = collections.reduce(TraitCollection()) { $0.overridden(by: $1) }
  }

  /// These traits, but for those that another collection specifies.
  func overridden(by other: TraitCollection) -> TraitCollection {
    var traits = self
    if other.userInterfaceStyle != .unspecified { traits.userInterfaceStyle = other.userInterfaceStyle }
    if other.accessibilityContrast != .unspecified {
      traits.accessibilityContrast = other.accessibilityContrast
    }
    if other.userInterfaceLevel != .unspecified { traits.userInterfaceLevel = other.userInterfaceLevel }
    if other.displayGamut != .unspecified { traits.displayGamut = other.displayGamut }
    if other.preferredContentSizeCategory != .unspecified {
      traits.preferredContentSizeCategory = other.preferredContentSizeCategory
    }
    return traits
  }

  /// Whether colours may differ between the two: style, contrast, level or gamut do. The size does not count, and
  /// an unspecified trait is the same as its default, so that no collection at all (nil) is like an empty one.
  public func hasDifferentColorAppearance(comparedTo other: TraitCollection?) -> Bool {
    appearance != (other ?? TraitCollection()).appearance
  }
}
