extension TraitCollection {
  /// The appearance, 0..<16: style · 8 + contrast · 4 + level · 2 + gamut, each 0 at the trait's default.
  @usableFromInline
  var appearance: Int {
    @inlinable get {
      (userInterfaceStyle == .dark ? 8 : 0) | (accessibilityContrast == .high ? 4 : 0)
        | (userInterfaceLevel == .elevated ? 2 : 0) | (displayGamut == .P3 ? 1 : 0)
    }
  }

  /// Which of the 192 combinations this is: size · 16 + appearance. Sizes count from `extraSmall`, 0, to
  /// `accessibilityExtraExtraExtraLarge`, 11.
  @usableFromInline
  package var combination: Int {
    @inlinable get {
      let size = preferredContentSizeCategory == .unspecified ? .large : preferredContentSizeCategory
      return size.rawValue << 4 | appearance
    }
  }

  /// The collection of a combination, 0..<192, with all traits specified.
  package init(combination: Int) {
    precondition(0..<192 ~= combination, "A combination of traits is a number from 0 to 191.")
    self.init(
      userInterfaceStyle: combination & 8 == 0 ? .light : .dark,
      accessibilityContrast: combination & 4 == 0 ? .normal : .high,
      userInterfaceLevel: combination & 2 == 0 ? .base : .elevated,
      displayGamut: combination & 1 == 0 ? .sRGB : .P3,
      preferredContentSizeCategory: ContentSizeCategory(rawValue: combination >> 4) ?? .large)
  }
}
