#if canImport(UIKit) && !os(watchOS)
  import UIKit

  extension ContentSizeCategory {
    /// UIKit's size category; one that is not known is `unspecified`.
    public init(_ value: UIContentSizeCategory) {
      self = Self.allCases.first { UIContentSizeCategory($0) == value } ?? .unspecified
    }
  }

  extension UIContentSizeCategory {
    /// The size category for UIKit.
    public init(_ value: ContentSizeCategory) {
      self =
        switch value {
        case .unspecified: .unspecified
        case .extraSmall: .extraSmall
        case .small: .small
        case .medium: .medium
        case .large: .large
        case .extraLarge: .extraLarge
        case .extraExtraLarge: .extraExtraLarge
        case .extraExtraExtraLarge: .extraExtraExtraLarge
        case .accessibilityMedium: .accessibilityMedium
        case .accessibilityLarge: .accessibilityLarge
        case .accessibilityExtraLarge: .accessibilityExtraLarge
        case .accessibilityExtraExtraLarge: .accessibilityExtraExtraLarge
        case .accessibilityExtraExtraExtraLarge: .accessibilityExtraExtraExtraLarge
        }
    }
  }
#endif
