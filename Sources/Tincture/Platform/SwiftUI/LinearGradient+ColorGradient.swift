#if canImport(SwiftUI)
  import SwiftUI

  extension LinearGradient {
    /// The gradient along its line, from one unit point to the other.
    public nonisolated init(_ gradient: ColorGradient) {
      self.init(
        stops: gradient.stops.map { Gradient.Stop(color: Color($0.color), location: CGFloat($0.location)) },
        startPoint: UnitPoint(gradient.start), endPoint: UnitPoint(gradient.end))
    }
  }

  extension UnitPoint {
    /// The same parts of a rectangle's width and height.
    public init(_ point: GradientPoint) { self.init(x: CGFloat(point.x), y: CGFloat(point.y)) }
  }
#endif
