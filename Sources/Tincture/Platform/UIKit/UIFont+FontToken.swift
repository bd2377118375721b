#if canImport(UIKit)
  import UIKit

  extension UIFont {
    /// The font at the category `large`, not scaled; the system's font where a named family is not installed.
    public static func unscaledFont(for token: FontToken) -> UIFont {
      let (size, weight) = (CGFloat(token.size), Weight(token.weight))
      let system = UIFont.systemFont(ofSize: size, weight: weight)
      func designed(_ design: UIFontDescriptor.SystemDesign) -> UIFont {
        system.fontDescriptor.withDesign(design).map { UIFont(descriptor: $0, size: size) } ?? system
      }
      switch token.family {
      case .system: return system
      case .serif: return designed(.serif)
      case .rounded: return designed(.rounded)
      case .monospaced: return designed(.monospaced)
      case .named(let family):
        guard !UIFont.fontNames(forFamilyName: family).isEmpty else { return system }
        let traits = [UIFontDescriptor.TraitKey.weight: weight.rawValue]
        return UIFont(
          descriptor: UIFontDescriptor(fontAttributes: [.family: family, .traits: traits]), size: size)
      }
    }

    #if os(watchOS)
      /// The font in the person's text size, up to the token's maximum.
      public static func preferredFont(for token: FontToken) -> UIFont {
        let metrics = UIFontMetrics(forTextStyle: TextStyle(token.textStyle))
        let font = unscaledFont(for: token)
        guard let maximum = token.maximumSize else { return metrics.scaledFont(for: font) }
        return metrics.scaledFont(for: font, maximumPointSize: CGFloat(maximum))
      }
    #else
      /// The font in the text size of some traits, up to the token's maximum; nil for the traits of the app.
      ///
      /// A label with `adjustsFontForContentSizeCategory` keeps it at the person's text size.
      public static func preferredFont(
        for token: FontToken, compatibleWith traits: UITraitCollection? = nil
      ) -> UIFont {
        let metrics = UIFontMetrics(forTextStyle: TextStyle(token.textStyle))
        let font = unscaledFont(for: token)
        guard let maximum = token.maximumSize else {
          return metrics.scaledFont(for: font, compatibleWith: traits)
        }
        return metrics.scaledFont(for: font, maximumPointSize: CGFloat(maximum), compatibleWith: traits)
      }

      /// The font that the traits choose, in their text size, up to the token's maximum.
      public static func preferredFont(
        for font: Dynamic<FontToken>, compatibleWith traits: UITraitCollection
      ) -> UIFont {
        preferredFont(for: font.resolved(with: traits), compatibleWith: traits)
      }
    #endif
  }
#endif
