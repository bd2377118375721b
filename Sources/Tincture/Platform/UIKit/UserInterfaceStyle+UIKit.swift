#if canImport(UIKit) && !os(watchOS)
  import UIKit

  extension UserInterfaceStyle {
    /// UIKit's interface style; one that is not known is `unspecified`.
    public init(_ value: UIUserInterfaceStyle) {
      switch value {
      case .light: self = .light
      case .dark: self = .dark
      case .unspecified: self = .unspecified
      @unknown default: self = .unspecified
      }
    }
  }

  extension UIUserInterfaceStyle {
    /// The interface style for UIKit.
    public init(_ value: UserInterfaceStyle) {
      switch value {
      case .light: self = .light
      case .dark: self = .dark
      case .unspecified: self = .unspecified
      }
    }
  }
#endif
