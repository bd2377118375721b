/// The range of colours that the screen can show.
public enum DisplayGamut: Int, Hashable, Sendable, CaseIterable {
  /// Not stated; read as `sRGB`.
  case unspecified = -1
  case sRGB = 0
  /// Display P3.
  // swift-format-ignore: AlwaysUseLowerCamelCase
  case P3 = 1

  /// The trait's term in a theme file: `srgb` or `p3`; nil when unspecified.
  public var term: String? {
    switch self {
    case .unspecified: nil
    case .sRGB: "srgb"
    case .P3: "p3"
    }
  }

  /// The gamut of a term in a theme file; nil when there is none of that name.
  public init?(term: String) {
    switch term {
    case "srgb": self = .sRGB
    case "p3": self = .P3
    default: return nil
    }
  }
}
