/// Components that a colour does not have: CSS's `none`.
public struct MissingComponents: OptionSet, Hashable, Sendable {
  public let rawValue: UInt8

  public init(rawValue: UInt8) {
    self.rawValue = rawValue
  }

  public static let first = MissingComponents(rawValue: 1)
  public static let second = MissingComponents(rawValue: 2)
  public static let third = MissingComponents(rawValue: 4)
  public static let alpha = MissingComponents(rawValue: 8)

  /// The component of a number, 0...2, or the alpha, 3.
  static func index(_ index: Int) -> MissingComponents { MissingComponents(rawValue: 1 << UInt8(index)) }
}

/// A colour in any space of CSS Color 4.
///
/// Components may lie outside of a space's gamut. A component that is missing is stored as 0, which is what it counts
/// as wherever it must have a value. Components that are not finite are kept as 0 (not a number) or as a very large
/// number (infinities), so that nothing that is computed of a colour traps.
public struct ColorValue: Hashable, Sendable {
  public let space: ColorSpace
  public let components: ColorComponents
  /// Opacity, 0...1.
  public let alpha: Double
  public let missing: MissingComponents

  /// A colour of a space.
  ///
  /// - Parameters:
  ///   - components: in the order of the space; hues in degrees, of any turn.
  ///   - alpha: opacity, clamped to 0...1.
  ///   - missing: the components that the colour does not have.
  public init(
    _ space: ColorSpace, _ components: ColorComponents, alpha: Double = 1, missing: MissingComponents = []
  ) {
    self.space = space
    self.missing = missing
    self.alpha = missing.contains(.alpha) ? 0 : alpha.clampedToUnit
    self.components = ColorComponents(
      missing.contains(.first) ? 0 : Self.finite(components.first),
      missing.contains(.second) ? 0 : Self.finite(components.second),
      missing.contains(.third) ? 0 : Self.finite(components.third))
  }

  /// A colour of a space, from its components one by one.
  public init(_ space: ColorSpace, _ first: Double, _ second: Double, _ third: Double, alpha: Double = 1) {
    self.init(space, ColorComponents(first, second, third), alpha: alpha)
  }

  /// A component within ±1e9, beyond which no space has a meaning; 0 for what is no number.
  private static func finite(_ value: Double) -> Double {
    value.isNaN ? 0 : min(max(value, -1e9), 1e9)
  }

  /// The same colour with another opacity, 0...1.
  public func withAlpha(_ alpha: Double) -> ColorValue {
    ColorValue(space, components, alpha: alpha, missing: missing.subtracting(.alpha))
  }
}

// MARK: - Conversion

extension ColorValue {
  /// The colour in another space; nothing is clamped or mapped.
  ///
  /// Missing components count as 0. Components that are powerless in the result, such as the hue of a grey, are missing
  /// there (CSS Color 4, 12.1). A colour that is in the space already is unchanged.
  public func converted(to target: ColorSpace) -> ColorValue {
    guard target != space else { return self }
    let converted = components(in: target)
    return ColorValue(
      target, converted, alpha: alpha,
      missing: target.powerless(converted).union(missing.intersection(.alpha)))
  }

  /// The components in another space, without a look at what is powerless.
  func components(in target: ColorSpace) -> ColorComponents {
    if let color = components.shortcut(from: space, to: target) { return color }
    return Self.convert(components, from: space, to: target)
  }

  /// Walks down from one space to the base that both share, and up to the other.
  private static func convert(
    _ components: ColorComponents, from source: ColorSpace, to target: ColorSpace
  ) -> ColorComponents {
    if source == target { return components }
    if source.depth >= target.depth, let base = source.base {
      return convert(source.toBase(components), from: base, to: target)
    }
    guard let base = target.base else { return components }
    return target.fromBase(convert(components, from: source, to: base))
  }
}
