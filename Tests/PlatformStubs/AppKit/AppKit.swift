open class NSColor: NSObject, @unchecked Sendable {
  public typealias Name = String

  /// What it was made of, to be shown.
  public private(set) var components: [CGFloat] = []
  public private(set) var isDisplayP3 = false
  public private(set) var provider: ((NSAppearance) -> NSColor)?

  public convenience init(srgbRed red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
    self.init()
    components = [red, green, blue, alpha]
  }
  public convenience init(displayP3Red red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
    self.init()
    components = [red, green, blue, alpha]
    isDisplayP3 = true
  }
  public convenience init(name colorName: NSColor.Name?, dynamicProvider: @escaping (NSAppearance) -> NSColor)
  {
    self.init()
    provider = dynamicProvider
  }
  open var cgColor: CGColor { fatalError() }
  open func set() {}
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

  private let name: NSAppearance.Name

  public init?(named name: NSAppearance.Name) { self.name = name }
  open class func currentDrawing() -> NSAppearance { fatalError() }
  open func bestMatch(from appearances: [NSAppearance.Name]) -> NSAppearance.Name? {
    appearances.contains(name) ? name : nil
  }
}

open class NSImage: NSObject {
  public init(
    size: CGSize, flipped drawingHandlerShouldBeCalledWithFlippedContext: Bool,
    drawingHandler: @escaping (CGRect) -> Bool
  ) {
    fatalError()
  }
  public init(cgImage: CGImage, size: CGSize) { fatalError() }
  open var size: CGSize { fatalError() }
  open var isTemplate = false
  open func draw(in rect: CGRect) {}
  open func cgImage(
    forProposedRect proposedDestRect: UnsafeMutablePointer<CGRect>?,
    context referenceContext: NSGraphicsContext?,
    hints: [NSImageRep.HintKey: Any]?
  ) -> CGImage? {
    fatalError()
  }
}

open class NSGraphicsContext: NSObject {}

open class NSImageRep: NSObject {
  public struct HintKey: Hashable, RawRepresentable, Sendable {
    public var rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
  }
}

public enum NSCompositingOperation: UInt, Sendable {
  case sourceIn
}

extension CGRect {
  public func fill(using operation: NSCompositingOperation) {}
}

extension Bundle {
  public func image(forResource name: String) -> NSImage? { fatalError() }
}

// What only the consumer uses.

@MainActor open class NSView: NSObject {
  open var effectiveAppearance: NSAppearance { fatalError() }
}

@MainActor open class NSTextField: NSView {
  open var font: NSFont?
  open var textColor: NSColor?
}
