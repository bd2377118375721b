/// The range of colours that the screen can show.
public enum DisplayGamut: Int, Hashable, Sendable, CaseIterable {
  /// Not stated; read as `sRGB`.
  case unspecified = -1
  case sRGB = 0
  /// Display P3.
  // swift-format-ignore: AlwaysUseLowerCamelCase
  case P3 = 1
}
