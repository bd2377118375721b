@_exported import CoreGraphics

open class CALayer: NSObject {
  open var shadowColor: CGColor?
  open var shadowOpacity: Float = 0
  open var shadowOffset: CGSize {
    get { fatalError() }
    set {}
  }
  open var shadowRadius: CGFloat = 0
  open var borderColor: CGColor?
}

open class CAGradientLayer: CALayer {
  open var colors: [Any]?
  open var locations: [NSNumber]?
  open var startPoint: CGPoint {
    get { fatalError() }
    set {}
  }
  open var endPoint: CGPoint {
    get { fatalError() }
    set {}
  }
  open var type: CAGradientLayerType {
    get { fatalError() }
    set {}
  }
}

public struct CAGradientLayerType: Hashable, RawRepresentable, Sendable {
  public var rawValue: String
  public init(rawValue: String) { self.rawValue = rawValue }
  public static let axial = CAGradientLayerType(rawValue: "axial")
}
