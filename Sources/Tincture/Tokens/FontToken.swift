/// A font by what it is for: a text style that grows with the person's text size.
public struct FontToken: Hashable, Sendable {
  /// The text style that it grows with.
  public var textStyle: TextStyle
  public var weight: FontWeight
  public var family: FontFamily
  /// Its size in points at the category `large`.
  public var size: Double
  /// The size in points that it does not grow beyond; nil lets it grow.
  public var maximumSize: Double?

  /// A font.
  ///
  /// - Parameters:
  ///   - weight: nil for the style's own.
  ///   - size: the size in points at `large`; nil for the style's own.
  public init(
    textStyle: TextStyle, weight: FontWeight? = nil, family: FontFamily = .system, size: Double? = nil,
    maximumSize: Double? = nil
  ) {
    self.textStyle = textStyle
    self.weight = weight ?? textStyle.weight
    self.family = family
    self.size = size ?? textStyle.pointSize(at: .large)
    self.maximumSize = maximumSize
  }

  /// The size in points at a size category: scaled with the text style, and not beyond the maximum.
  public func pointSize(at category: ContentSizeCategory) -> Double {
    let size = textStyle.scaledValue(for: size, at: category)
    return maximumSize.map { min($0, size) } ?? size
  }
}

extension Dynamic<FontToken> {
  /// The font's size in points under the given traits.
  public func pointSize(with traits: TraitCollection) -> Double {
    resolved(with: traits).pointSize(at: traits.preferredContentSizeCategory)
  }
}
