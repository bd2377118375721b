/// A colour space of CSS Color 4: a value that is cheap to copy and compare. See `all` for the registry.
public struct ColorSpace: Hashable, @unchecked Sendable, CustomStringConvertible {
  /// Points to a constant of the program, which is made once, never changed and never freed: so it may be shared, and no
  /// count of references has to be kept.
  private let definition: UnsafePointer<ColorSpaceDefinition>

  init(_ definition: ColorSpaceDefinition) {
    let pointer = UnsafeMutablePointer<ColorSpaceDefinition>.allocate(capacity: 1)
    pointer.initialize(to: definition)
    self.definition = UnsafePointer(pointer)
  }

  /// All spaces. A new one is a line here, and a file in `Spaces`.
  public static let all: [ColorSpace] = [
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

  /// The space of a CSS name such as `oklch`, in lower case; `xyz` is `xyz-d65`.
  public init?(name: String) {
    let name = name == "xyz" ? "xyz-d65" : name
    guard let space = Self.all.first(where: { $0.name == name }) else { return nil }
    self = space
  }

  /// The name in CSS, such as `display-p3`.
  public var name: String { definition.pointee.name }

  public var description: String { name }

  /// What its three components are.
  public var components: [ColorComponentDescription] { definition.pointee.components }

  /// The space that it is defined by; nil of CIE XYZ (D65), by which all are.
  public var base: ColorSpace? { definition.pointee.base }

  /// Which component is a hue; nil where none is.
  public var hueIndex: Int? { definition.pointee.hueIndex }

  func toBase(_ color: ColorComponents) -> ColorComponents { definition.pointee.toBase(color) }

  func fromBase(_ color: ColorComponents) -> ColorComponents { definition.pointee.fromBase(color) }

  /// The components that have no effect on a colour, such as the hue of a grey.
  func powerless(_ color: ColorComponents) -> MissingComponents { definition.pointee.powerless(color) }

  /// How many bases lie between it and the common one.
  var depth: Int { definition.pointee.depth }

  /// The gamut of a space of red, green and blue with the curve of sRGB.
  var gamut: RGBGamut? { definition.pointee.gamut }

  /// Which form of OKLab the space is.
  var oklabForm: OKLabForm { definition.pointee.oklabForm }
}

/// A form of OKLab, for the short way between it and RGB.
enum OKLabForm: Sendable {
  case none, cartesian, polar
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

/// All that a colour space is.
struct ColorSpaceDefinition {
  let name: String
  /// The space that the conversions go to and come from; nil for the common base of all.
  let base: ColorSpace?
  let components: [ColorComponentDescription]
  let hueIndex: Int?
  let depth: Int
  let gamut: RGBGamut?
  let oklabForm: OKLabForm
  let toBase: @Sendable (ColorComponents) -> ColorComponents
  let fromBase: @Sendable (ColorComponents) -> ColorComponents
  let powerless: @Sendable (ColorComponents) -> MissingComponents
}

extension ColorSpace {
  init(
    name: String, base: ColorSpace?, components: [ColorComponentDescription],
    toBase: @escaping @Sendable (ColorComponents) -> ColorComponents = { $0 },
    fromBase: @escaping @Sendable (ColorComponents) -> ColorComponents = { $0 },
    powerless: @escaping @Sendable (ColorComponents) -> MissingComponents = { _ in [] },
    gamut: RGBGamut? = nil, oklabForm: OKLabForm = .none
  ) {
    self.init(
      ColorSpaceDefinition(
        name: name, base: base, components: components, hueIndex: components.firstIndex { $0.role == .hue },
        depth: base.map { $0.depth + 1 } ?? 0, gamut: gamut, oklabForm: oklabForm, toBase: toBase,
        fromBase: fromBase,
        powerless: powerless))
  }

  static let rgbComponents: [ColorComponentDescription] = [.init(.red), .init(.green), .init(.blue)]

  /// A space of three primaries whose components are encoded one by one.
  init(
    rgb name: String, base: ColorSpace, toBase matrix: Matrix3,
    decode: @escaping @Sendable (Double) -> Double, encode: @escaping @Sendable (Double) -> Double,
    gamut: RGBGamut? = nil
  ) {
    let inverse = matrix.inverse
    self.init(
      name: name, base: base, components: Self.rgbComponents, toBase: { matrix * $0.map(decode) },
      fromBase: { (inverse * $0).map(encode) }, gamut: gamut)
  }

  /// The polar form of a space with a lightness and two opponent axes.
  ///
  /// - Parameters:
  ///   - chroma: what 100% of chroma is.
  ///   - achromatic: the chroma below which a hue has no meaning.
  init(
    polar name: String, base: ColorSpace, chroma: Double, achromatic: Double, oklabForm: OKLabForm = .none
  ) {
    self.init(
      name: name, base: base,
      components: [base.components[0], .init(.chroma, chroma, isNonNegative: true), .init(.hue, 360)],
      toBase: { Self.cartesian($0) }, fromBase: { Self.polar($0) },
      powerless: { $0.second < achromatic ? .third : [] }, oklabForm: oklabForm)
  }

  /// Lightness, chroma and hue of a lightness and two axes.
  @inline(__always) @Sendable static func polar(_ color: ColorComponents) -> ColorComponents {
    let hue = PlatformMath.arcTangent(color.third, color.second) * PlatformMath.degrees
    return ColorComponents(
      color.first, PlatformMath.hypotenuse(color.second, color.third), PlatformMath.wrapped(degrees: hue))
  }

  /// A lightness and two axes of lightness, chroma and hue.
  @inline(__always) @Sendable static func cartesian(_ color: ColorComponents) -> ColorComponents {
    let hue = color.third / PlatformMath.degrees
    return ColorComponents(
      color.first, color.second * PlatformMath.cosine(hue), color.second * PlatformMath.sine(hue))
  }
}
