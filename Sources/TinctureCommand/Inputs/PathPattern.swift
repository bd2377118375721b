import TinctureLint

/// A path whose parts may be patterns; a part `**` stands for any number of folders.
struct PathPattern: Sendable {
  let text: String

  /// The existing paths that the pattern means, sorted; hidden names only where the pattern names the dot.
  func paths() -> [String] {
    var parts = text.split(separator: "/", omittingEmptySubsequences: true).map(String.init)
    let start = text.hasPrefix("/") ? "/" : ""
    guard let last = parts.popLast() else { return [] }
    var folders = [start]
    for part in parts { folders = folders.flatMap { Self.folders(part, in: $0) } }
    return folders.flatMap { Self.entries(last, in: $0) }
  }

  private static func folders(_ part: String, in folder: String) -> [String] {
    if part == "**" {
      let children = names(in: folder).map { join(folder, $0) }.filter {
        Platform.status(of: $0)?.kind == .folder
      }
      return [folder] + children.filter { Platform.linkTarget($0) == nil }.flatMap { folders("**", in: $0) }
    }
    return entries(part, in: folder).filter { Platform.status(of: $0)?.kind == .folder }
  }

  private static func entries(_ part: String, in folder: String) -> [String] {
    guard GlobPattern.isPattern(part) else {
      let path = join(folder, part)
      return Platform.status(of: path) == nil ? [] : [path]
    }
    let pattern = GlobPattern(part)
    return names(in: folder, hidden: part.hasPrefix(".")).filter(pattern.matches).map { join(folder, $0) }
  }

  private static func names(in folder: String, hidden: Bool = false) -> [String] {
    (Platform.names(inFolder: folder.isEmpty ? "." : folder) ?? []).filter { hidden || !$0.hasPrefix(".") }
  }

  /// A name in a folder; the folder is empty for the current one.
  static func join(_ folder: String, _ name: String) -> String {
    folder.isEmpty || folder.hasSuffix("/") ? folder + name : folder + "/" + name
  }

  /// A path without slashes at its end.
  static func trimmed(_ path: String) -> String {
    var path = path
    while path.count > 1, path.hasSuffix("/") { path.removeLast() }
    return path
  }
}
