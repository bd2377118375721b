#if canImport(CoreGraphics)
  import CoreGraphics
  import TinctureColor

  extension RGBAColor {
    /// The colour for Core Graphics and Core Animation, in its own space: Display P3 stays Display P3.
    public var cgColor: CGColor {
      if colorSpace == .displayP3, let space = CGColorSpace(name: CGColorSpace.displayP3),
        let color = CGColor(
          colorSpace: space, components: [CGFloat(red), CGFloat(green), CGFloat(blue), CGFloat(alpha)])
      {
        return color
      }
      let color = converted(to: .sRGB)
      return CGColor(
        srgbRed: CGFloat(color.red), green: CGFloat(color.green), blue: CGFloat(color.blue),
        alpha: CGFloat(color.alpha))
    }
  }

  extension GradientPoint {
    /// The point for Core Animation: 0, 0 is the corner of the least coordinates, and 1, 1 that of the greatest.
    public var cgPoint: CGPoint { CGPoint(x: CGFloat(x), y: CGFloat(y)) }
  }
#endif
