/// Light or dark: the trait of the highest priority.
public enum UserInterfaceStyle: Int, Hashable, Sendable, CaseIterable {
  /// Not stated; read as `light`.
  case unspecified = 0
  case light = 1
  case dark = 2
}
