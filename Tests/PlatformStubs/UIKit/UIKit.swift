open class UIColor: NSObject, @unchecked Sendable {
  /// What it was made of, to be shown.
  public let components: [CGFloat]
  public let isDisplayP3: Bool

  public init(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
    components = [red, green, blue, alpha]
    isDisplayP3 = false
    #if !os(watchOS)
      provider = nil
    #endif
  }
  public init(displayP3Red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
    components = [displayP3Red, green, blue, alpha]
    isDisplayP3 = true
    #if !os(watchOS)
      provider = nil
    #endif
  }
  #if !os(watchOS)
    private let provider: ((UITraitCollection) -> UIColor)?

    public init(dynamicProvider: @escaping (UITraitCollection) -> UIColor) {
      components = []
      isDisplayP3 = false
      provider = dynamicProvider
    }
    open func resolvedColor(with traitCollection: UITraitCollection) -> UIColor {
      provider?(traitCollection) ?? self
    }
  #endif
  open var cgColor: CGColor { fatalError() }
}

open class UIImage: NSObject, @unchecked Sendable {
  public enum RenderingMode: Int, Sendable {
    case automatic, alwaysOriginal, alwaysTemplate
  }

  open class Configuration: NSObject, @unchecked Sendable {}

  public init?(named name: String, in bundle: Bundle?, with configuration: UIImage.Configuration?) {
    fatalError()
  }
  #if !os(watchOS)
    public init?(
      named name: String, in bundle: Bundle?, compatibleWith traitCollection: UITraitCollection?
    ) {
      fatalError()
    }
  #endif
  public init(cgImage: CGImage, scale: CGFloat, orientation: UIImage.Orientation) { fatalError() }
  public enum Orientation: Int, Sendable {
    case up, down, left, right
  }
  open var cgImage: CGImage? { fatalError() }
  open var scale: CGFloat { fatalError() }
  open var imageOrientation: UIImage.Orientation { fatalError() }
  open func withRenderingMode(_ renderingMode: UIImage.RenderingMode) -> UIImage { fatalError() }
  open func withTintColor(_ color: UIColor, renderingMode: UIImage.RenderingMode) -> UIImage { fatalError() }
}

#if !os(watchOS)
  // What only the consumer uses.

  @MainActor open class UIView: NSObject {
    open var backgroundColor: UIColor?
    open var layer: CALayer { fatalError() }
    open var traitCollection: UITraitCollection { fatalError() }
  }

  @MainActor open class UILabel: UIView {
    open var font: UIFont! {
      get { fatalError() }
      set {}
    }
    open var textColor: UIColor! {
      get { fatalError() }
      set {}
    }
    open var adjustsFontForContentSizeCategory: Bool {
      get { fatalError() }
      set {}
    }
  }
#endif
