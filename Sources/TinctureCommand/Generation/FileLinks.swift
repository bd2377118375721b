import TinctureTheme

/// A folder of links to the files that outputs depend on, for a build system that plans anew when the names in a folder
/// change, or one of them leads nowhere any more: so it does when a theme extends another file than before, and when a
/// file that it extends is gone.
enum FileLinks {
  /// Makes the folder hold a link to each file that an output depends on, and no other of that output.
  ///
  /// A file that is not there gets none: some build systems read the names of a folder up to the first link that leads
  /// nowhere.
  static func write(_ files: [WatchedFile], of output: String, in folder: String) throws(SystemError) {
    let owner = name(of: output)
    var links: [String: String] = [:]
    for file in files {
      guard let path = absolute(file.path), FileReader.exists(path) else { continue }
      // What has this extension is neither a source nor a resource, as far as SwiftPM is concerned.
      links["\(owner) \(hash(path)) \(name(of: path).prefix(64)).docc"] = path
    }
    try Platform.makeFolder(folder)
    for name in Platform.names(inFolder: folder) ?? [] where name.hasPrefix(owner + " ") {
      if links.removeValue(forKey: name) == nil { try Platform.removeFile(PathPattern.join(folder, name)) }
    }
    for (name, path) in links { try Platform.link(PathPattern.join(folder, name), to: path) }
  }

  private static func name(of path: String) -> String {
    path.split(separator: "/").last.map(String.init) ?? path
  }

  private static func absolute(_ path: String) -> String? {
    path.hasPrefix("/") ? path : Platform.currentFolder.map { PathPattern.join($0, path) }
  }

  /// FNV-1a: paths of the same last part get names of their own.
  private static func hash(_ path: String) -> String {
    String(
      path.utf8.reduce(UInt64(0xcbf2_9ce4_8422_2325)) { ($0 ^ UInt64($1)) &* 0x100_0000_01b3 }, radix: 36)
  }
}
