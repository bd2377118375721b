/// Whether content lies on the screen or is raised above it, as a sheet is.
public enum UserInterfaceLevel: Int, Hashable, Sendable, CaseIterable {
  /// Not stated; read as `base`.
  case unspecified = -1
  case base = 0
  case elevated = 1

  /// The trait's term in a theme file: `base` or `elevated`; nil when unspecified.
  public var term: String? {
    switch self {
    case .unspecified: nil
    case .base: "base"
    case .elevated: "elevated"
    }
  }

  /// The level of a term in a theme file; nil when there is none of that name.
  public init?(term: String) {
    switch term {
    case "base": self = .base
    case "elevated": self = .elevated
    default: return nil
    }
  }
}
