/// Where a font's letters come from.
public enum FontFamily: Hashable, Sendable {
  /// The system's font.
  case system
  /// The system's font with serifs.
  case serif
  /// The system's font with round ends.
  case rounded
  /// The system's font with letters of one width.
  case monospaced
  /// A family that the app brings, by its name.
  case named(String)
}
