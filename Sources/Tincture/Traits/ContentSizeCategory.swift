/// How large the person wants text to be, from `extraSmall` to `accessibilityExtraExtraExtraLarge`.
public enum ContentSizeCategory: Int, Hashable, Sendable, CaseIterable {
  /// Not stated; read as `large`, though it sorts before all others.
  case unspecified = -1
  case extraSmall, small, medium
  /// What a device is delivered with.
  case large
  case extraLarge, extraExtraLarge, extraExtraExtraLarge
  case accessibilityMedium, accessibilityLarge, accessibilityExtraLarge
  case accessibilityExtraExtraLarge, accessibilityExtraExtraExtraLarge

  /// Whether it is one of the five that only the accessibility settings offer.
  public var isAccessibilityCategory: Bool { self >= .accessibilityMedium }
}

extension ContentSizeCategory: Comparable {
  public static func < (left: ContentSizeCategory, right: ContentSizeCategory) -> Bool {
    left.rawValue < right.rawValue
  }
}
