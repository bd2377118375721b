#if canImport(AppKit) && !targetEnvironment(macCatalyst)
  import AppKit

  extension TraitCollection {
    /// The style and contrast of an appearance, vibrant ones included; the other traits, and those of an appearance that
    /// is none of the system's, are unspecified.
    public init(_ appearance: NSAppearance) {
      self.init()
      guard let name = appearance.bestMatch(from: NSAppearance.Name.ofTraits.map(\.name)),
        let match = NSAppearance.Name.ofTraits.first(where: { $0.name == name })
      else { return }
      userInterfaceStyle = match.style
      accessibilityContrast = match.contrast
    }
  }

  extension NSAppearance.Name {
    /// The appearance of a style and contrast, those that are unspecified read as light and normal.
    ///
    /// The names of high contrast are for matching: `NSAppearance(named:)` has no appearance for them.
    public init(_ traits: TraitCollection) {
      self =
        switch (traits.userInterfaceStyle, traits.accessibilityContrast) {
        case (.dark, .high): .accessibilityHighContrastDarkAqua
        case (.dark, _): .darkAqua
        case (_, .high): .accessibilityHighContrastAqua
        default: .aqua
        }
    }

    /// The system's appearances.
    fileprivate static let ofTraits:
      [(name: NSAppearance.Name, style: UserInterfaceStyle, contrast: AccessibilityContrast)] = [
        (.aqua, .light, .normal), (.darkAqua, .dark, .normal),
        (.vibrantLight, .light, .normal), (.vibrantDark, .dark, .normal),
        (.accessibilityHighContrastAqua, .light, .high),
        (.accessibilityHighContrastDarkAqua, .dark, .high),
        (.accessibilityHighContrastVibrantLight, .light, .high),
        (.accessibilityHighContrastVibrantDark, .dark, .high),
      ]
  }
#endif
