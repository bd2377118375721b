/// Whether the person asked for more contrast.
public enum AccessibilityContrast: Int, Hashable, Sendable, CaseIterable {
  /// Not stated; read as `normal`.
  case unspecified = -1
  case normal = 0
  case high = 1
}
