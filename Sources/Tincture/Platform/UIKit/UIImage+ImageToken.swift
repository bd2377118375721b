#if canImport(UIKit)
  import UIKit

  extension UIImage {
    /// The asset of a token, as a template where it says so, and in its tint if it has one; nil where the asset is missing.
    ///
    /// It is not inverted: see to that where `isInverted`.
    public static func image(for token: ImageToken, in bundle: Bundle? = nil) -> UIImage? {
      let image = UIImage(named: token.name, in: bundle, with: nil)
      switch (token.rendering, token.tint) {
      case (.original, _): return image?.withRenderingMode(.alwaysOriginal)
      case (.template, let tint?): return image?.withTintColor(UIColor(tint), renderingMode: .alwaysOriginal)
      case (.template, nil): return image?.withRenderingMode(.alwaysTemplate)
      }
    }
  }
#endif
