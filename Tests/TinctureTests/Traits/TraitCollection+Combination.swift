import Tincture

extension TraitCollection {
  /// The collection of a combination, 0..<192, with all traits specified.
  init(combination: Int) {
    precondition(0..<192 ~= combination, "A combination of traits is a number from 0 to 191.")
    self.init(
      userInterfaceStyle: combination & 8 == 0 ? .light : .dark,
      accessibilityContrast: combination & 4 == 0 ? .normal : .high,
      userInterfaceLevel: combination & 2 == 0 ? .base : .elevated,
      displayGamut: combination & 1 == 0 ? .sRGB : .P3,
      preferredContentSizeCategory: ContentSizeCategory(rawValue: combination >> 4) ?? .large)
  }
}
