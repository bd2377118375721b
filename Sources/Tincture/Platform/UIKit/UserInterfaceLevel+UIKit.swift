#if canImport(UIKit) && !os(watchOS) && !os(tvOS)
  import UIKit

  extension UserInterfaceLevel {
    /// UIKit's level; one that is not known is `unspecified`.
    public init(_ value: UIUserInterfaceLevel) {
      switch value {
      case .base: self = .base
      case .elevated: self = .elevated
      case .unspecified: self = .unspecified
      @unknown default: self = .unspecified
      }
    }
  }

  extension UIUserInterfaceLevel {
    /// The level for UIKit.
    public init(_ value: UserInterfaceLevel) {
      switch value {
      case .base: self = .base
      case .elevated: self = .elevated
      case .unspecified: self = .unspecified
      }
    }
  }
#endif
