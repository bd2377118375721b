#if canImport(QuartzCore) && !os(watchOS)
  import CoreGraphics
  import QuartzCore

  extension CAGradientLayer {
    /// Makes the layer show a gradient: its colours, their locations (0...1) and its line.
    ///
    /// A layer's colours do not change by themselves: call it again when the traits change.
    public func show(_ gradient: ColorGradient) {
      type = .axial
      colors = gradient.stops.map(\.color.cgColor)
      locations = gradient.stops.map { NSNumber(value: $0.location) }
      startPoint = gradient.start.cgPoint
      endPoint = gradient.end.cgPoint
    }
  }
#endif
