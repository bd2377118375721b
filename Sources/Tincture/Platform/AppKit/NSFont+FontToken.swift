#if canImport(AppKit) && !targetEnvironment(macCatalyst)
  import AppKit

  extension NSFont {
    /// The font in the text size of some traits, up to the token's maximum; the system's font where a named family is not
    /// installed.
    ///
    /// macOS has no text sizes of its own: without a size category it is the token's size, that of `large`.
    public static func preferredFont(
      for token: FontToken, compatibleWith traits: TraitCollection = TraitCollection()
    ) -> NSFont {
      let size = CGFloat(token.pointSize(at: traits.preferredContentSizeCategory))
      let weight = Weight(token.weight)
      let system = NSFont.systemFont(ofSize: size, weight: weight)
      func designed(_ design: NSFontDescriptor.SystemDesign) -> NSFont {
        system.fontDescriptor.withDesign(design).flatMap { NSFont(descriptor: $0, size: size) } ?? system
      }
      switch token.family {
      case .system: return system
      case .serif: return designed(.serif)
      case .rounded: return designed(.rounded)
      case .monospaced: return designed(.monospaced)
      case .named(let family):
        let traits = [NSFontDescriptor.TraitKey.weight: weight.rawValue]
        let descriptor = NSFontDescriptor(fontAttributes: [.family: family, .traits: traits])
        return NSFont(descriptor: descriptor, size: size) ?? system
      }
    }

    /// The font that the traits choose, in their text size, up to the token's maximum.
    public static func preferredFont(
      for font: Dynamic<FontToken>, compatibleWith traits: TraitCollection
    ) -> NSFont {
      preferredFont(for: font.resolved(with: traits), compatibleWith: traits)
    }
  }
#endif
