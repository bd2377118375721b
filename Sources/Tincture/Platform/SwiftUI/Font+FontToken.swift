#if canImport(SwiftUI)
  import SwiftUI

  extension Font {
    /// The font in the text size of some traits, up to the token's maximum; it does not grow by itself.
    public init(_ token: FontToken, with traits: TraitCollection) {
      let size = CGFloat(token.pointSize(at: traits.preferredContentSizeCategory))
      let weight = Weight(token.weight)
      self =
        switch token.family {
        case .system: .system(size: size, weight: weight, design: .default)
        case .serif: .system(size: size, weight: weight, design: .serif)
        case .rounded: .system(size: size, weight: weight, design: .rounded)
        case .monospaced: .system(size: size, weight: weight, design: .monospaced)
        case .named(let family): .custom(family, fixedSize: size).weight(weight)
        }
    }
  }

  extension View {
    /// Sets the font that the environment's traits choose, in their text size.
    public func font(_ font: Dynamic<FontToken>) -> some View { modifier(FontModifier(font: font)) }
  }

  private struct FontModifier: ViewModifier {
    let font: Dynamic<FontToken>
    @Environment(\.traitCollection) private var traits

    func body(content: Content) -> some View {
      content.font(Font(font.resolved(with: traits), with: traits))
    }
  }
#endif
