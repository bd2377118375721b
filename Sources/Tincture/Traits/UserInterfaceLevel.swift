/// Whether content lies on the screen or is raised above it, as a sheet is.
public enum UserInterfaceLevel: Int, Hashable, Sendable, CaseIterable {
  /// Not stated; read as `base`.
  case unspecified = -1
  case base = 0
  case elevated = 1
}
