#if canImport(UIKit) && !os(watchOS)
  import UIKit

  extension AccessibilityContrast {
    /// UIKit's contrast; one that is not known is `unspecified`.
    public init(_ value: UIAccessibilityContrast) {
      switch value {
      case .normal: self = .normal
      case .high: self = .high
      case .unspecified: self = .unspecified
      @unknown default: self = .unspecified
      }
    }
  }

  extension UIAccessibilityContrast {
    /// The contrast for UIKit.
    public init(_ value: AccessibilityContrast) {
      switch value {
      case .normal: self = .normal
      case .high: self = .high
      case .unspecified: self = .unspecified
      }
    }
  }
#endif
