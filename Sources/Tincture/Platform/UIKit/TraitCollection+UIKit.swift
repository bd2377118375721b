#if canImport(UIKit) && !os(watchOS)
  import UIKit

  extension TraitCollection {
    /// UIKit's traits; those that are unspecified stay so. On tvOS, which has no levels, the level is unspecified.
    public init(_ traits: UITraitCollection) {
      self.init(
        userInterfaceStyle: UserInterfaceStyle(traits.userInterfaceStyle),
        accessibilityContrast: AccessibilityContrast(traits.accessibilityContrast),
        displayGamut: DisplayGamut(traits.displayGamut),
        preferredContentSizeCategory: ContentSizeCategory(traits.preferredContentSizeCategory))
      #if !os(tvOS)
        userInterfaceLevel = UserInterfaceLevel(traits.userInterfaceLevel)
      #endif
    }
  }

  extension UITraitCollection {
    /// The traits for UIKit; those that are unspecified stay so. On tvOS the level is left out.
    public convenience init(_ traits: TraitCollection) {
      var collections = [
        UITraitCollection(userInterfaceStyle: UIUserInterfaceStyle(traits.userInterfaceStyle)),
        UITraitCollection(accessibilityContrast: UIAccessibilityContrast(traits.accessibilityContrast)),
        UITraitCollection(displayGamut: UIDisplayGamut(traits.displayGamut)),
        UITraitCollection(
          preferredContentSizeCategory: UIContentSizeCategory(traits.preferredContentSizeCategory)),
      ]
      #if !os(tvOS)
        collections.append(
          UITraitCollection(userInterfaceLevel: UIUserInterfaceLevel(traits.userInterfaceLevel)))
      #endif
      self.init(traitsFrom: collections)
    }
  }

  extension Dynamic {
    /// The value under UIKit's traits.
    public func resolved(with traits: UITraitCollection) -> Value {
      resolved(with: TraitCollection(traits))
    }
  }
#endif
