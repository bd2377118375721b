/// The folder that a theme may not reach out of.
enum PackageRoot {
  private static let marks = ["Package.swift", "tincture.yaml"]

  /// The nearest folder at or above a theme's that has a `Package.swift` or a `tincture.yaml`; else the theme's own.
  ///
  /// - Parameter folder: the theme's folder, as a real path.
  static func find(above folder: String) -> String {
    var candidate = folder[...]
    while true {
      if marks.contains(where: { FileReader.exists("\(candidate)/\($0)") }) {
        return candidate.isEmpty ? "/" : String(candidate)
      }
      guard let slash = candidate.lastIndex(of: "/") else { return folder }
      candidate = candidate[..<slash]
    }
  }

  /// A theme file's path within its package: the same wherever the command runs.
  static func pathInPackage(_ path: String) -> String {
    if path == "-" { return "standard input" }
    guard let real = FileReader.realPath(path) else { return String(path.split(separator: "/").last ?? "") }
    let root = find(above: folder(of: real))
    return String(real.dropFirst(root == "/" ? 1 : root.count + 1))
  }

  /// Whether a real path lies in a folder, itself a real path.
  static func contains(_ path: String, in root: String) -> Bool {
    root == "/" || path == root || path.hasPrefix(root + "/")
  }

  /// The folder part of a path; `.` where it has none.
  static func folder(of path: String) -> String {
    guard let slash = path.lastIndex(of: "/") else { return "." }
    return slash == path.startIndex ? "/" : String(path[..<slash])
  }

  /// A path relative to a folder, `.` and `..` taken out where that can be done by the names alone.
  static func join(_ folder: String, _ path: String) -> String {
    let whole = path.hasPrefix("/") || folder == "." ? path : folder + "/" + path
    var parts: [Substring] = []
    for part in whole.split(separator: "/") where part != "." {
      if part == "..", let last = parts.last, last != ".." { parts.removeLast() } else { parts.append(part) }
    }
    return (whole.hasPrefix("/") ? "/" : "") + parts.joined(separator: "/")
  }
}
