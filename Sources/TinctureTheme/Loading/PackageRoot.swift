/// The folder that a theme may not reach out of.
package enum PackageRoot {
  private static let marks = ["Package.swift", "tincture.yaml"]

  /// The nearest folder at or above a theme's that has a `Package.swift` or a `tincture.yaml`; else the theme's own.
  ///
  /// - Parameter folder: the theme's folder, as a real path.
  static func find(above folder: String) -> String {
    var candidate = folder.utf8[...]
    while true {
      if marks.contains(where: { FileReader.exists("\(String(candidate) ?? "")/\($0)") }) {
        return candidate.isEmpty ? "/" : String(candidate) ?? folder
      }
      guard let slash = candidate.lastIndex(of: UInt8(ascii: "/")) else { return folder }
      candidate = candidate[..<slash]
    }
  }

  /// A theme file's path within its package: the same wherever the command runs.
  package static func pathInPackage(_ path: String) -> String {
    if path == "-" { return "standard input" }
    guard let real = FileReader.realPath(path) else { return name(of: path) }
    let root = find(above: folder(of: real))
    return String(real.utf8.dropFirst(root == "/" ? 1 : root.utf8.count + 1)) ?? real
  }

  /// Whether a real path lies in a folder, itself a real path. Bytes decide: file systems tell names apart that are equal
  /// as text.
  static func contains(_ path: String, in root: String) -> Bool {
    root == "/" || path.utf8.elementsEqual(root.utf8) || path.utf8.starts(with: (root + "/").utf8)
  }

  /// The folder part of a path; `.` where it has none.
  static func folder(of path: String) -> String {
    guard let slash = path.utf8.lastIndex(of: UInt8(ascii: "/")) else { return "." }
    return slash == path.utf8.startIndex ? "/" : String(path.utf8[..<slash]) ?? "."
  }

  /// The last part of a path.
  private static func name(of path: String) -> String {
    path.utf8.split(separator: UInt8(ascii: "/")).last.flatMap { String($0) } ?? ""
  }

  /// A path relative to a folder, `.` and `..` taken out where that can be done by the names alone.
  static func join(_ folder: String, _ path: String) -> String {
    let isAbsolute = path.utf8.first == UInt8(ascii: "/")
    let whole = isAbsolute || folder == "." ? path : folder + "/" + path
    var parts: [String] = []
    for part in whole.utf8.split(separator: UInt8(ascii: "/")).compactMap({ String($0) }) where part != "." {
      if part == "..", let last = parts.last, last != ".." { parts.removeLast() } else { parts.append(part) }
    }
    return (whole.utf8.first == UInt8(ascii: "/") ? "/" : "") + parts.joined(separator: "/")
  }
}
