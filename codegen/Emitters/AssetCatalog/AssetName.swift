/// The names of assets, which are names of folders too: those of the theme, but for what no file's name may hold.
enum AssetName {
  /// How long a name may be, in bytes: a file's may have 255, and `.colorset` follows.
  static let longest = 255 - 9

  /// Whether a name can stay as it is.
  static func isUsable(_ name: ArraySlice<UInt8>) -> Bool { !name.contains(where: isRefused) }

  /// The name with a hyphen for each character that may not stand in it.
  static func bytes(_ name: ArraySlice<UInt8>) -> ArraySlice<UInt8> {
    if isUsable(name) { return name }
    return Array(name.map { isRefused($0) ? UInt8(ascii: "-") : $0 })[...]
  }

  static func text(_ name: ArraySlice<UInt8>) -> String { String(decoding: bytes(name), as: UTF8.self) }

  /// Whether some system's files cannot have a character in their names; a theme's names have no `/` and no `.` anyway.
  private static func isRefused(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: ":"), UInt8(ascii: "\\"), UInt8(ascii: "*"), UInt8(ascii: "?"), UInt8(ascii: "\""),
      UInt8(ascii: "<"), UInt8(ascii: ">"), UInt8(ascii: "|"):
      true
    default: false
    }
  }
}
