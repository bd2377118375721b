#if canImport(UIKit) && !os(watchOS)
  import UIKit

  extension DisplayGamut {
    /// UIKit's gamut; one that is not known is `unspecified`.
    public init(_ value: UIDisplayGamut) {
      switch value {
      case .SRGB: self = .sRGB
      case .P3: self = .P3
      case .unspecified: self = .unspecified
      @unknown default: self = .unspecified
      }
    }
  }

  extension UIDisplayGamut {
    /// The gamut for UIKit.
    public init(_ value: DisplayGamut) {
      switch value {
      case .sRGB: self = .SRGB
      case .P3: self = .P3
      case .unspecified: self = .unspecified
      }
    }
  }
#endif
