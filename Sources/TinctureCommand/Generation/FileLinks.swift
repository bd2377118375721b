import TinctureTheme

/// A folder of links to the files that an output depends on, for a build system that plans anew when a folder changes
/// as to names: that is so when a theme extends another file than before, and when a file that it extends has gone.
enum FileLinks {
  /// Makes the folder hold a link to each file, be it there or not, and nothing else; leaves it alone where it does.
  static func write(_ files: [WatchedFile], in folder: String) throws(SystemError) {
    var targets: [String: String] = [:]
    for file in files {
      guard let path = absolute(file.path), !targets.values.contains(path) else { continue }
      let name = path.split(separator: "/").last.map(String.init) ?? path
      var number = 1
      while targets[number == 1 ? name : "\(number) \(name)"] != nil { number += 1 }
      targets[number == 1 ? name : "\(number) \(name)"] = path
    }
    try Platform.makeFolder(folder)
    for name in Platform.names(inFolder: folder) ?? []
    where targets[name] == nil || targets[name] != Platform.linkTarget(PathPattern.join(folder, name)) {
      try Platform.removeFile(PathPattern.join(folder, name))
    }
    for (name, target) in targets where Platform.linkTarget(PathPattern.join(folder, name)) == nil {
      try Platform.link(PathPattern.join(folder, name), to: target)
    }
  }

  private static func absolute(_ path: String) -> String? {
    path.hasPrefix("/") ? path : Platform.currentFolder.map { PathPattern.join($0, path) }
  }
}
