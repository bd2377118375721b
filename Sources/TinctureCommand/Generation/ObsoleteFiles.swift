import TinctureCodegen
import TinctureTheme

/// Files of an earlier run that an output has no more, since a token was taken away or renamed.
enum ObsoleteFiles {
  /// The paths of files in a folder that the emitter made for the theme and does not make now.
  static func find(
    in folder: String, but made: Set<String>, _ emitter: any Emitter, _ theme: Theme
  ) -> [String] {
    var found: [String] = []
    // The folders that something else stands in.
    var busy = Set<String>()
    look(in: folder, at: "") { path in
      let whole = PathPattern.join(folder, path)
      if !made.contains(whole), emitter.mayOwn(path, of: theme),
        let content = try? FileReader.read(whole, limit: ThemeLoader.largestFile),
        emitter.isOwn(content, of: theme)
      {
        found.append(whole)
        return
      }
      var parent = FileWriter.folder(of: whole)
      while parent.utf8.count > folder.utf8.count, busy.insert(parent).inserted {
        parent = FileWriter.folder(of: parent)
      }
    }
    guard let name = type(of: emitter).folderFileName else { return found }
    return found.filter { !($0.hasSuffix("/" + name) && busy.contains(FileWriter.folder(of: $0))) }
  }

  /// Calls a closure with the path of each file below a folder; links are not followed, and hidden folders are passed by.
  private static func look(in folder: String, at path: String, _ body: (String) -> Void) {
    for name in Platform.names(inFolder: PathPattern.join(folder, path)) ?? [] {
      let inner = path.isEmpty ? name : PathPattern.join(path, name)
      switch Platform.kind(of: PathPattern.join(folder, inner)) {
      case .folder: if !name.hasPrefix(".") { look(in: folder, at: inner, body) }
      case .file: body(inner)
      case .other, nil: break
      }
    }
  }

  /// Removes files, and the folders that are empty then, up to the given one.
  static func remove(_ paths: [String], upTo folder: String) throws(SystemError) {
    for path in paths {
      try Platform.removeFile(path)
      var parent = FileWriter.folder(of: path)
      while parent.utf8.count > folder.utf8.count, Platform.removeEmptyFolder(parent) {
        parent = FileWriter.folder(of: parent)
      }
    }
  }
}
