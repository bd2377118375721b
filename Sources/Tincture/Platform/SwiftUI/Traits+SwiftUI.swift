#if canImport(SwiftUI)
  import SwiftUI

  extension UserInterfaceStyle {
    /// SwiftUI's colour scheme; one that is not known is `unspecified`.
    public init(_ value: ColorScheme) {
      switch value {
      case .light: self = .light
      case .dark: self = .dark
      @unknown default: self = .unspecified
      }
    }
  }

  extension ColorScheme {
    /// The interface style for SwiftUI; nil where it is unspecified.
    public init?(_ value: UserInterfaceStyle) {
      switch value {
      case .light: self = .light
      case .dark: self = .dark
      case .unspecified: return nil
      }
    }
  }

  extension AccessibilityContrast {
    /// SwiftUI's contrast; one that is not known is `unspecified`.
    public init(_ value: ColorSchemeContrast) {
      switch value {
      case .standard: self = .normal
      case .increased: self = .high
      @unknown default: self = .unspecified
      }
    }
  }

  extension ContentSizeCategory {
    /// SwiftUI's size; one that is not known is `unspecified`.
    public init(_ value: DynamicTypeSize) {
      self = Self.allCases.first { DynamicTypeSize($0) == value } ?? .unspecified
    }
  }

  extension DynamicTypeSize {
    /// The size category for SwiftUI; nil where it is unspecified.
    public init?(_ value: ContentSizeCategory) {
      switch value {
      case .unspecified: return nil
      case .extraSmall: self = .xSmall
      case .small: self = .small
      case .medium: self = .medium
      case .large: self = .large
      case .extraLarge: self = .xLarge
      case .extraExtraLarge: self = .xxLarge
      case .extraExtraExtraLarge: self = .xxxLarge
      case .accessibilityMedium: self = .accessibility1
      case .accessibilityLarge: self = .accessibility2
      case .accessibilityExtraLarge: self = .accessibility3
      case .accessibilityExtraExtraLarge: self = .accessibility4
      case .accessibilityExtraExtraExtraLarge: self = .accessibility5
      }
    }
  }
#endif
