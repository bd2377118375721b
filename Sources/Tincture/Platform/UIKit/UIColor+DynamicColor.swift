#if canImport(UIKit) && !os(watchOS)
  import TinctureColor
  import UIKit

  extension UIColor {
    /// A colour that UIKit resolves anew under the traits that it is drawn with.
    public convenience init(_ color: DynamicColor) {
      self.init { @Sendable traits in UIColor(color.resolved(with: traits)) }
    }
  }
#endif
