/// A colour space of CSS Color 4: a value that is cheap to copy and compare. See `all` for the registry.
public struct ColorSpace: Hashable, Sendable {
  private let index: UInt8

  init(_ definition: ColorSpaceDefinition) {
    index = UInt8(ColorSpaceDefinition.registry.firstIndex { $0.name == definition.name } ?? 0)
  }

  private init(index: Int) {
    self.index = UInt8(index)
  }

  var definition: ColorSpaceDefinition { ColorSpaceDefinition.registry[Int(index)] }

  /// All spaces.
  public static var all: [ColorSpace] { ColorSpaceDefinition.registry.indices.map(ColorSpace.init(index:)) }

  /// The space of a CSS name such as `oklch`, in lower case; `xyz` is `xyz-d65`.
  public init?(name: String) {
    let name = name == "xyz" ? "xyz-d65" : name
    guard let index = ColorSpaceDefinition.registry.firstIndex(where: { $0.name == name }) else { return nil }
    self.init(index: index)
  }

  /// The name in CSS, such as `display-p3`.
  public var name: String { definition.name }

  /// What its three components are.
  public var components: [ColorComponentDescription] { definition.components }

  /// The space that it is defined by; nil of CIE XYZ (D65), by which all are.
  public var base: ColorSpace? { definition.base.map { ColorSpace(index: $0.registryIndex) } }

  /// Whether one component is a hue.
  public var hueIndex: Int? { components.firstIndex { $0.role == .hue } }
}

extension ColorSpaceDefinition {
  fileprivate var registryIndex: Int { Self.registry.firstIndex { $0.name == name } ?? 0 }
}

/// One component of a space.
public struct ColorComponentDescription: Hashable, Sendable {
  /// What a component means; spaces share a meaning where a missing component is carried over (CSS Color 4, 12.2).
  public enum Role: Hashable, Sendable {
    case red, green, blue, lightness, chroma, saturation, hue, whiteness, blackness
    /// An opponent axis, green to red.
    case a
    /// An opponent axis, blue to yellow.
    case b
    case x, y, z
  }

  public let role: Role
  /// What 100% of it is; of a hue, 360 degrees.
  public let reference: Double
  /// Whether values below zero have no meaning.
  public let isNonNegative: Bool

  init(_ role: Role, _ reference: Double = 1, isNonNegative: Bool = false) {
    self.role = role
    self.reference = reference
    self.isNonNegative = isNonNegative
  }
}

/// All that a colour space is: one file in `Spaces`, one line in the registry.
final class ColorSpaceDefinition: Sendable {
  let name: String
  /// The space that the conversions go to and come from; nil for the common base of all.
  let base: ColorSpaceDefinition?
  let components: [ColorComponentDescription]
  let toBase: @Sendable (ColorComponents) -> ColorComponents
  let fromBase: @Sendable (ColorComponents) -> ColorComponents
  /// The components that have no effect on a colour; none where all have.
  let powerless: @Sendable (ColorComponents) -> MissingComponents
  /// How many bases lie between it and the common one.
  let depth: Int

  init(
    name: String, base: ColorSpaceDefinition?, components: [ColorComponentDescription],
    toBase: @escaping @Sendable (ColorComponents) -> ColorComponents = { $0 },
    fromBase: @escaping @Sendable (ColorComponents) -> ColorComponents = { $0 },
    powerless: @escaping @Sendable (ColorComponents) -> MissingComponents = { _ in [] }
  ) {
    self.name = name
    self.base = base
    self.components = components
    self.toBase = toBase
    self.fromBase = fromBase
    self.powerless = powerless
    depth = base.map { $0.depth + 1 } ?? 0
  }

  /// All spaces. A new one is a line here, and a file in `Spaces`.
  static let registry: [ColorSpaceDefinition] = [
    .sRGB,
    .sRGBLinear,
    .hsl,
    .hwb,
    .displayP3,
    .a98RGB,
    .proPhotoRGB,
    .rec2020,
    .xyzD65,
    .xyzD50,
    .lab,
    .lch,
    .oklab,
    .oklch,
  ]
}

extension ColorSpaceDefinition {
  static let rgbComponents: [ColorComponentDescription] = [.init(.red), .init(.green), .init(.blue)]

  /// A space of three primaries whose components are encoded one by one.
  convenience init(
    rgb name: String, base: ColorSpaceDefinition, toBase matrix: Matrix3,
    decode: @escaping @Sendable (Double) -> Double, encode: @escaping @Sendable (Double) -> Double
  ) {
    let inverse = matrix.inverse
    self.init(
      name: name, base: base, components: Self.rgbComponents, toBase: { matrix * $0.map(decode) },
      fromBase: { (inverse * $0).map(encode) })
  }

  /// The polar form of a space with a lightness and two opponent axes.
  ///
  /// - Parameters:
  ///   - chroma: what 100% of chroma is.
  ///   - achromatic: the chroma below which a hue has no meaning.
  convenience init(polar name: String, base: ColorSpaceDefinition, chroma: Double, achromatic: Double) {
    self.init(
      name: name, base: base,
      components: [base.components[0], .init(.chroma, chroma, isNonNegative: true), .init(.hue, 360)],
      toBase: { color in
        let hue = color.third / PlatformMath.degrees
        return ColorComponents(
          color.first, color.second * PlatformMath.cosine(hue), color.second * PlatformMath.sine(hue))
      },
      fromBase: { color in
        let hue = PlatformMath.arcTangent(color.third, color.second) * PlatformMath.degrees
        return ColorComponents(
          color.first, PlatformMath.hypotenuse(color.second, color.third), PlatformMath.wrapped(degrees: hue))
      },
      powerless: { $0.second < achromatic ? .third : [] })
  }
}
