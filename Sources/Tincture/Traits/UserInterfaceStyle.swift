/// Light or dark: the trait of the highest priority.
public enum UserInterfaceStyle: Int, Hashable, Sendable, CaseIterable {
  /// Not stated; read as `light`.
  case unspecified = 0
  case light = 1
  case dark = 2

  /// The trait's term in a theme file: `light` or `dark`; nil when unspecified.
  public var term: String? {
    switch self {
    case .unspecified: nil
    case .light: "light"
    case .dark: "dark"
    }
  }

  /// The style of a term in a theme file; nil when there is none of that name.
  public init?(term: String) {
    switch term {
    case "light": self = .light
    case "dark": self = .dark
    default: return nil
    }
  }
}
