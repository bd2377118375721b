open class UIColor: NSObject, @unchecked Sendable {
  public init(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) { fatalError() }
  public init(displayP3Red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) { fatalError() }
  #if !os(watchOS)
    public init(dynamicProvider: @escaping (UITraitCollection) -> UIColor) { fatalError() }
  #endif
}

open class UIImage: NSObject, @unchecked Sendable {
  public enum RenderingMode: Int, Sendable {
    case automatic, alwaysOriginal, alwaysTemplate
  }

  open class Configuration: NSObject, @unchecked Sendable {}

  public init?(named name: String, in bundle: Bundle?, with configuration: UIImage.Configuration?) {
    fatalError()
  }
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
