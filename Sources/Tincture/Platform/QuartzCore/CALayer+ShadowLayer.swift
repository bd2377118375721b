#if canImport(QuartzCore) && !os(watchOS)
  import CoreGraphics
  import QuartzCore

  extension CALayer {
    /// Makes the layer cast a shadow; nil ends it.
    ///
    /// A layer casts one shadow, outward: an inset one counts as none, and for several of them it takes a layer each. The
    /// shadow's `y` is downward, taken for an axis that points down with UIKit and up with AppKit. Call it again when
    /// the traits change.
    public func cast(_ shadow: ShadowLayer?) {
      guard let shadow, !shadow.isInset else {
        shadowOpacity = 0
        return
      }
      shadowColor = shadow.color.withAlpha(1).cgColor
      shadowOpacity = Float(shadow.color.alpha)
      shadowRadius = CGFloat(shadow.radius)
      #if canImport(UIKit)
        shadowOffset = CGSize(width: CGFloat(shadow.x), height: CGFloat(shadow.y))
      #else
        shadowOffset = CGSize(width: CGFloat(shadow.x), height: CGFloat(-shadow.y))
      #endif
    }
  }
#endif
