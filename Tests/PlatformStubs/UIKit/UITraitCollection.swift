#if !os(watchOS)
  public enum UIUserInterfaceStyle: Int, Sendable {
    case unspecified, light, dark
  }

  public enum UIAccessibilityContrast: Int, Sendable {
    case unspecified = -1
    case normal, high
  }

  #if !os(tvOS)
    public enum UIUserInterfaceLevel: Int, Sendable {
      case unspecified = -1
      case base, elevated
    }
  #endif

  public enum UIDisplayGamut: Int, Sendable {
    case unspecified = -1
    // swift-format-ignore: AlwaysUseLowerCamelCase
    case SRGB, P3
  }

  public struct UIContentSizeCategory: Hashable, RawRepresentable, Sendable {
    public var rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    public static let unspecified = UIContentSizeCategory(rawValue: "unspecified")
    public static let extraSmall = UIContentSizeCategory(rawValue: "extraSmall")
    public static let small = UIContentSizeCategory(rawValue: "small")
    public static let medium = UIContentSizeCategory(rawValue: "medium")
    public static let large = UIContentSizeCategory(rawValue: "large")
    public static let extraLarge = UIContentSizeCategory(rawValue: "extraLarge")
    public static let extraExtraLarge = UIContentSizeCategory(rawValue: "extraExtraLarge")
    public static let extraExtraExtraLarge = UIContentSizeCategory(rawValue: "extraExtraExtraLarge")
    public static let accessibilityMedium = UIContentSizeCategory(rawValue: "accessibilityMedium")
    public static let accessibilityLarge = UIContentSizeCategory(rawValue: "accessibilityLarge")
    public static let accessibilityExtraLarge = UIContentSizeCategory(rawValue: "accessibilityExtraLarge")
    public static let accessibilityExtraExtraLarge = UIContentSizeCategory(
      rawValue: "accessibilityExtraExtraLarge")
    public static let accessibilityExtraExtraExtraLarge = UIContentSizeCategory(
      rawValue: "accessibilityExtraExtraExtraLarge")
  }

  extension UIContentSizeCategory {
    public var isAccessibilityCategory: Bool { rawValue.hasPrefix("accessibility") }
  }

  open class UITraitCollection: NSObject, @unchecked Sendable {
    private var style = UIUserInterfaceStyle.unspecified
    private var contrast = UIAccessibilityContrast.unspecified
    #if !os(tvOS)
      private var level = UIUserInterfaceLevel.unspecified
    #endif
    private var gamut = UIDisplayGamut.unspecified
    private var category = UIContentSizeCategory.unspecified

    open class var current: UITraitCollection {
      get { fatalError() }
      set {}
    }
    public convenience init(traitsFrom traitCollections: [UITraitCollection]) {
      self.init()
      for traits in traitCollections {
        if traits.style != .unspecified { style = traits.style }
        if traits.contrast != .unspecified { contrast = traits.contrast }
        #if !os(tvOS)
          if traits.level != .unspecified { level = traits.level }
        #endif
        if traits.gamut != .unspecified { gamut = traits.gamut }
        if traits.category != .unspecified { category = traits.category }
      }
    }
    public convenience init(userInterfaceStyle: UIUserInterfaceStyle) {
      self.init()
      style = userInterfaceStyle
    }
    public convenience init(accessibilityContrast: UIAccessibilityContrast) {
      self.init()
      contrast = accessibilityContrast
    }
    #if !os(tvOS)
      public convenience init(userInterfaceLevel: UIUserInterfaceLevel) {
        self.init()
        level = userInterfaceLevel
      }
      open var userInterfaceLevel: UIUserInterfaceLevel { level }
    #endif
    public convenience init(displayGamut: UIDisplayGamut) {
      self.init()
      gamut = displayGamut
    }
    public convenience init(preferredContentSizeCategory: UIContentSizeCategory) {
      self.init()
      category = preferredContentSizeCategory
    }
    open var userInterfaceStyle: UIUserInterfaceStyle { style }
    open var accessibilityContrast: UIAccessibilityContrast { contrast }
    open var displayGamut: UIDisplayGamut { gamut }
    open var preferredContentSizeCategory: UIContentSizeCategory { category }
  }
#endif
