/// As on a platform of 64 bits.
public struct CGFloat: Hashable, Comparable, SignedNumeric, ExpressibleByFloatLiteral, Sendable {
  public var native: Double
  public init(_ value: Double) { native = value }
  public init(floatLiteral value: Double) { native = value }
  public init(integerLiteral value: Int) { native = Double(value) }
  public init(_ value: UInt32) { native = Double(value) }
  public static let infinity = CGFloat(Double.infinity)
  public init?<T: BinaryInteger>(exactly source: T) { native = Double(source) }
  public var magnitude: CGFloat { CGFloat(abs(native)) }
  public static func < (left: CGFloat, right: CGFloat) -> Bool { left.native < right.native }
  public static func + (left: CGFloat, right: CGFloat) -> CGFloat { CGFloat(left.native + right.native) }
  public static func - (left: CGFloat, right: CGFloat) -> CGFloat { CGFloat(left.native - right.native) }
  public static func * (left: CGFloat, right: CGFloat) -> CGFloat { CGFloat(left.native * right.native) }
  public static func / (left: CGFloat, right: CGFloat) -> CGFloat { CGFloat(left.native / right.native) }
  public static func *= (left: inout CGFloat, right: CGFloat) { left.native *= right.native }
}

extension Double {
  public init(_ value: CGFloat) { self = value.native }
}
