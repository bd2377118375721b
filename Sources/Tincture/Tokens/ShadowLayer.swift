import TinctureColor

/// One shadow of a shape; a shape may cast several, the first on top.
public struct ShadowLayer: Hashable, Sendable {
  public var color: RGBAColor
  /// How far it is blurred, in points: the radius of SwiftUI and Core Animation, half of CSS's blur.
  public var radius: Double
  /// How far it lies to the right, in points. Core Animation does not mirror it where text runs from right to left.
  public var x: Double
  /// How far it lies down, in points.
  public var y: Double
  /// Whether it falls into the shape, as into a hollow, and not outside of it.
  public var isInset: Bool

  public init(color: RGBAColor, radius: Double, x: Double = 0, y: Double = 0, isInset: Bool = false) {
    self.color = color
    self.radius = radius
    self.x = x
    self.y = y
    self.isInset = isInset
  }
}
