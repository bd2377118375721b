/// A colour that depends on traits: resolve it to get the colour to draw with.
///
/// Two dynamic colours are equal when they are the same row of a table, have the same values, or are copies of one
/// made from a closure. Equal ones always resolve alike; of two that differ this cannot be told in advance.
public struct DynamicColor: Sendable {
  @usableFromInline let source: Source
  /// The opacity that takes the place of the colour's own; nil leaves it.
  @usableFromInline let opacity: Double?

  /// Where the colour comes from.
  ///
  /// `@unchecked`: a row's memory is neither changed nor freed once its table is made; all else is checked `Sendable`.
  @usableFromInline
  enum Source: @unchecked Sendable {
    case constant(RGBAColor)
    case row(UnsafePointer<TableRow<RGBAColor>>)
    case variants(ColorVariants)
    case provider(ColorProvider)
  }

  @inlinable
  init(source: Source, opacity: Double? = nil) {
    self.source = source
    self.opacity = opacity
  }
}

// MARK: - Making one

extension DynamicColor {
  /// A colour that is the same under all traits.
  public init(_ color: RGBAColor) {
    self.init(source: .constant(color))
  }

  /// A colour that the closure chooses anew whenever it is resolved.
  ///
  /// Inside, resolve other dynamic colours with the traits that are given, not with the current ones.
  public init(_ provider: @escaping @Sendable (TraitCollection) -> RGBAColor) {
    self.init(source: .provider(ColorProvider(provider)))
  }

  /// A colour that the closure chooses among dynamic ones; what it returns is resolved under the same traits.
  @_disfavoredOverload
  public init(_ provider: @escaping @Sendable (TraitCollection) -> DynamicColor) {
    self.init { traits in provider(traits).resolved(with: traits) as RGBAColor }
  }

  /// A colour by interface style and contrast. One that is left out is served as in a theme file: high contrast by
  /// the normal colour of its style, and dark without a colour of its own by `light`.
  public init(
    light: RGBAColor, dark: RGBAColor? = nil, highContrastLight: RGBAColor? = nil,
    highContrastDark: RGBAColor? = nil
  ) {
    self.init(
      source: .variants(
        ColorVariants(
          light: light, dark: dark ?? light, highContrastLight: highContrastLight ?? light,
          highContrastDark: highContrastDark ?? dark ?? light)))
  }

  /// The colour of a table's row.
  ///
  /// - Precondition: the table has the row.
  // Not inlinable: it stands in every generated property, and there it would double the time to compile a style.
  public init(row: Int, in table: ColorTable) {
    self.init(source: .row(table[row]))
  }

  /// The same colour in another opacity, 0...1; it still depends on the same traits.
  public func withAlpha(_ alpha: Double) -> DynamicColor {
    guard case .constant(let color) = source else {
      return DynamicColor(source: source, opacity: alpha.clampedToUnit)
    }
    return DynamicColor(color.withAlpha(alpha))
  }
}

// MARK: - Resolving

extension DynamicColor {
  /// The colour under the given traits; those that are unspecified are read as their defaults.
  ///
  /// - Complexity: O(1), without allocating or locking, but for what a closure does.
  @inlinable
  public func resolved(with traits: TraitCollection) -> RGBAColor {
    var color: RGBAColor
    switch source {
    case .row(let row): color = row.pointee.value(with: traits)
    case .constant(let constant): color = constant
    case .variants(let variants): color = variants.color(with: traits)
    case .provider(let provider): color = provider.color(with: traits)
    }
    if let opacity { color.alpha = opacity }
    return color
  }

  /// The colour for a host that knows no traits, such as a system without dark mode: the theme's `fallback`, and
  /// without one the colour under the default traits.
  public var fallback: RGBAColor {
    guard case .row(let row) = source else { return resolved(with: TraitCollection()) }
    var color = row.pointee.fallback.pointee
    if let opacity { color.alpha = opacity }
    return color
  }
}
