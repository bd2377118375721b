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

  open class UITraitCollection: NSObject, @unchecked Sendable {
    public convenience init(traitsFrom traitCollections: [UITraitCollection]) { fatalError() }
    public convenience init(userInterfaceStyle: UIUserInterfaceStyle) { fatalError() }
    public convenience init(accessibilityContrast: UIAccessibilityContrast) { fatalError() }
    #if !os(tvOS)
      public convenience init(userInterfaceLevel: UIUserInterfaceLevel) { fatalError() }
      open var userInterfaceLevel: UIUserInterfaceLevel { fatalError() }
    #endif
    public convenience init(displayGamut: UIDisplayGamut) { fatalError() }
    public convenience init(preferredContentSizeCategory: UIContentSizeCategory) { fatalError() }
    open var userInterfaceStyle: UIUserInterfaceStyle { fatalError() }
    open var accessibilityContrast: UIAccessibilityContrast { fatalError() }
    open var displayGamut: UIDisplayGamut { fatalError() }
    open var preferredContentSizeCategory: UIContentSizeCategory { fatalError() }
  }
#endif
