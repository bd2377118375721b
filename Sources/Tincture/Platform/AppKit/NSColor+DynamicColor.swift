#if canImport(AppKit) && !targetEnvironment(macCatalyst)
  import AppKit
  import TinctureColor

  extension NSColor {
    /// A colour that AppKit resolves anew under the appearance that it is drawn with.
    public convenience init(_ color: DynamicColor) {
      self.init(name: nil) { @Sendable appearance in
        NSColor(color.resolved(with: TraitCollection(appearance)))
      }
    }
  }
#endif
