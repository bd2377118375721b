/// The text styles of Dynamic Type.
public enum TextStyle: Int, Hashable, Sendable, CaseIterable {
  case largeTitle, title1, title2, title3, headline, body, callout, subheadline, footnote, caption1, caption2

  /// The size of the style's text in points at a size category; `unspecified` is read as `large`.
  ///
  /// Source: Apple Human Interface Guidelines, Typography, Dynamic Type sizes of iOS.
  public func pointSize(at category: ContentSizeCategory) -> Double {
    let row = category == .unspecified ? ContentSizeCategory.large.rawValue : category.rawValue
    // Two digits and a space for each size.
    let digits = Self.pointSizes.utf8Start + (row * Self.allCases.count + rawValue) * 3
    return Double(digits[0] - 0x30) * 10 + Double(digits[1] - 0x30)
  }

  /// A value in points as it grows and shrinks with the style's text; it is itself at `large`.
  ///
  /// It is value × size at the category ÷ size at `large`. `UIFontMetrics` follows the leading instead, by a table that is
  /// not published, and may give a point more or less.
  public func scaledValue(for value: Double, at category: ContentSizeCategory) -> Double {
    value * pointSize(at: category) / pointSize(at: .large)
  }

  /// The weight of the style's text where nothing else is said: semibold for `headline`, regular for all others.
  public var weight: FontWeight { self == .headline ? .semibold : .regular }

  /// The sizes at each category, style by style.
  private static let pointSizes: StaticString = """
    31 25 19 17 14 14 13 12 12 11 11 \
    32 26 20 18 15 15 14 13 12 11 11 \
    33 27 21 19 16 16 15 14 12 11 11 \
    34 28 22 20 17 17 16 15 13 12 11 \
    36 30 24 22 19 19 18 17 15 14 13 \
    38 32 26 24 21 21 20 19 17 16 15 \
    40 34 28 26 23 23 22 21 19 18 17 \
    44 38 34 31 28 28 26 25 23 22 20 \
    48 43 39 37 33 33 32 30 27 26 24 \
    52 48 44 43 40 40 38 36 33 32 29 \
    56 53 50 49 47 47 44 42 38 37 34 \
    60 58 56 55 53 53 51 49 44 43 40
    """
}
