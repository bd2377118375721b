#if canImport(QuartzCore)
  @_exported import QuartzCore
#else
  @_exported import CoreGraphics
#endif

open class UIFont: NSObject, @unchecked Sendable {
  public struct Weight: Hashable, RawRepresentable, Sendable {
    public let rawValue: CGFloat
    public init(_ rawValue: CGFloat) { self.rawValue = rawValue }
    public init(rawValue: CGFloat) { self.rawValue = rawValue }
    public static let ultraLight = Weight(0)
    public static let thin = Weight(0)
    public static let light = Weight(0)
    public static let regular = Weight(0)
    public static let medium = Weight(0)
    public static let semibold = Weight(0)
    public static let bold = Weight(0)
    public static let heavy = Weight(0)
    public static let black = Weight(0)
  }

  public struct TextStyle: Hashable, RawRepresentable, Sendable {
    public var rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    #if !os(tvOS)
      public static let largeTitle = TextStyle(rawValue: "largeTitle")
    #endif
    public static let title1 = TextStyle(rawValue: "title1")
    public static let title2 = TextStyle(rawValue: "title2")
    public static let title3 = TextStyle(rawValue: "title3")
    public static let headline = TextStyle(rawValue: "headline")
    public static let subheadline = TextStyle(rawValue: "subheadline")
    public static let body = TextStyle(rawValue: "body")
    public static let callout = TextStyle(rawValue: "callout")
    public static let footnote = TextStyle(rawValue: "footnote")
    public static let caption1 = TextStyle(rawValue: "caption1")
    public static let caption2 = TextStyle(rawValue: "caption2")
  }

  public convenience init(descriptor: UIFontDescriptor, size pointSize: CGFloat) { fatalError() }
  open class func systemFont(ofSize fontSize: CGFloat, weight: UIFont.Weight) -> UIFont { fatalError() }
  #if !os(watchOS)
    open class func preferredFont(
      forTextStyle style: UIFont.TextStyle, compatibleWith traitCollection: UITraitCollection?
    ) -> UIFont {
      fatalError()
    }
  #endif
  open class func fontNames(forFamilyName familyName: String) -> [String] { fatalError() }
  open var fontDescriptor: UIFontDescriptor { fatalError() }
}

open class UIFontDescriptor: NSObject, @unchecked Sendable {
  public struct AttributeName: Hashable, RawRepresentable, Sendable {
    public var rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    public static let family = AttributeName(rawValue: "family")
    public static let traits = AttributeName(rawValue: "traits")
  }

  public struct TraitKey: Hashable, RawRepresentable, Sendable {
    public var rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    public static let weight = TraitKey(rawValue: "weight")
  }

  public struct SystemDesign: Hashable, RawRepresentable, Sendable {
    public var rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    public static let serif = SystemDesign(rawValue: "serif")
    public static let rounded = SystemDesign(rawValue: "rounded")
    public static let monospaced = SystemDesign(rawValue: "monospaced")
  }

  public init(fontAttributes attributes: [UIFontDescriptor.AttributeName: Any] = [:]) { fatalError() }
  open func withDesign(_ design: UIFontDescriptor.SystemDesign) -> UIFontDescriptor? { fatalError() }
}

open class UIFontMetrics: NSObject, @unchecked Sendable {
  public init(forTextStyle textStyle: UIFont.TextStyle) { fatalError() }
  #if os(watchOS)
    open func scaledFont(for font: UIFont) -> UIFont { fatalError() }
    open func scaledFont(for font: UIFont, maximumPointSize: CGFloat) -> UIFont { fatalError() }
  #else
    open func scaledValue(
      for value: CGFloat, compatibleWith traitCollection: UITraitCollection?
    ) -> CGFloat {
      fatalError()
    }
    open func scaledFont(for font: UIFont, compatibleWith traitCollection: UITraitCollection?) -> UIFont {
      fatalError()
    }
    open func scaledFont(
      for font: UIFont, maximumPointSize: CGFloat, compatibleWith traitCollection: UITraitCollection?
    ) -> UIFont {
      fatalError()
    }
  #endif
}
