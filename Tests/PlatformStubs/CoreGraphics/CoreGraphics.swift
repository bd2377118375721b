public struct CGPoint: Hashable, Sendable {
  public var x: CGFloat
  public var y: CGFloat
  public init(x: CGFloat, y: CGFloat) {
    self.x = x
    self.y = y
  }
}

public struct CGSize: Hashable, Sendable {
  public var width: CGFloat
  public var height: CGFloat
  public init(width: CGFloat, height: CGFloat) {
    self.width = width
    self.height = height
  }
}

public final class CGImage: @unchecked Sendable {}

public struct CGRect: Hashable, Sendable {
  public init(x: CGFloat, y: CGFloat, width: CGFloat, height: CGFloat) { fatalError() }
  public var width: CGFloat { fatalError() }
  public var height: CGFloat { fatalError() }
  public var midX: CGFloat { fatalError() }
  public var midY: CGFloat { fatalError() }
  public func insetBy(dx: CGFloat, dy: CGFloat) -> CGRect { fatalError() }
}

public final class CGColor: @unchecked Sendable {
  public init(srgbRed red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) { fatalError() }
  public init?(colorSpace space: CGColorSpace, components: UnsafePointer<CGFloat>) { fatalError() }
}

public final class CGColorSpace: @unchecked Sendable {
  public init?(name: CFString) { fatalError() }
  public class var displayP3: CFString { fatalError() }
}
