open class NSColor: NSObject, @unchecked Sendable {
  public typealias Name = String

  public convenience init(srgbRed red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
    fatalError()
  }
  public convenience init(displayP3Red red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
    fatalError()
  }
  public convenience init(name colorName: NSColor.Name?, dynamicProvider: @escaping (NSAppearance) -> NSColor)
  {
    fatalError()
  }
}

open class NSAppearance: NSObject, @unchecked Sendable {
  public struct Name: Hashable, RawRepresentable, Sendable {
    public var rawValue: String
    public init(_ rawValue: String) { self.rawValue = rawValue }
    public init(rawValue: String) { self.rawValue = rawValue }
    public static let aqua = Name(rawValue: "aqua")
    public static let darkAqua = Name(rawValue: "darkAqua")
    public static let vibrantLight = Name(rawValue: "vibrantLight")
    public static let vibrantDark = Name(rawValue: "vibrantDark")
    public static let accessibilityHighContrastAqua = Name(rawValue: "accessibilityHighContrastAqua")
    public static let accessibilityHighContrastDarkAqua = Name(rawValue: "accessibilityHighContrastDarkAqua")
    public static let accessibilityHighContrastVibrantLight = Name(
      rawValue: "accessibilityHighContrastVibrantLight")
    public static let accessibilityHighContrastVibrantDark = Name(
      rawValue: "accessibilityHighContrastVibrantDark")
  }

  public init?(named name: NSAppearance.Name) { fatalError() }
  open func bestMatch(from appearances: [NSAppearance.Name]) -> NSAppearance.Name? { fatalError() }
}

// What only the consumer uses.

@MainActor open class NSView: NSObject {
  open var effectiveAppearance: NSAppearance { fatalError() }
}

@MainActor open class NSTextField: NSView {
  open var font: NSFont?
  open var textColor: NSColor?
}
