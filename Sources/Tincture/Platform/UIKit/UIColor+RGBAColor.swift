#if canImport(UIKit)
  import TinctureColor
  import UIKit

  extension UIColor {
    /// The colour in its own space: Display P3 stays Display P3.
    public convenience init(_ color: RGBAColor) {
      let (red, green, blue) = (CGFloat(color.red), CGFloat(color.green), CGFloat(color.blue))
      switch color.colorSpace {
      case .sRGB: self.init(red: red, green: green, blue: blue, alpha: CGFloat(color.alpha))
      case .displayP3: self.init(displayP3Red: red, green: green, blue: blue, alpha: CGFloat(color.alpha))
      }
    }
  }
#endif
