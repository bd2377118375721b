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

  /// The trait's term in a theme file, by SwiftUI's names: `xSmall` ... `accessibility5`; nil when unspecified.
  public var term: String? {
    switch self {
    case .unspecified: nil
    case .extraSmall: "xSmall"
    case .small: "small"
    case .medium: "medium"
    case .large: "large"
    case .extraLarge: "xLarge"
    case .extraExtraLarge: "xxLarge"
    case .extraExtraExtraLarge: "xxxLarge"
    case .accessibilityMedium: "accessibility1"
    case .accessibilityLarge: "accessibility2"
    case .accessibilityExtraLarge: "accessibility3"
    case .accessibilityExtraExtraLarge: "accessibility4"
    case .accessibilityExtraExtraExtraLarge: "accessibility5"
    }
  }

  /// The category of a term in a theme file; nil when there is none of that name.
  public init?(term: String) {
    guard let category = Self.allCases.first(where: { $0.term == term }) else { return nil }
    self = category
  }
}

extension ContentSizeCategory: Comparable {
  public static func < (left: ContentSizeCategory, right: ContentSizeCategory) -> Bool {
    left.rawValue < right.rawValue
  }
}
