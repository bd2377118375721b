/// Whether the person asked for more contrast.
public enum AccessibilityContrast: Int, Hashable, Sendable, CaseIterable {
  /// Not stated; read as `normal`.
  case unspecified = -1
  case normal = 0
  case high = 1

  /// The trait's term in a theme file: `normalContrast` or `highContrast`; nil when unspecified.
  public var term: String? {
    switch self {
    case .unspecified: nil
    case .normal: "normalContrast"
    case .high: "highContrast"
    }
  }

  /// The contrast of a term in a theme file; nil when there is none of that name.
  public init?(term: String) {
    switch term {
    case "normalContrast": self = .normal
    case "highContrast": self = .high
    default: return nil
    }
  }
}
