import TinctureCodegen
import TinctureTheme

/// Files of an earlier run that an output has no more, since a token was taken away or renamed.
enum ObsoleteFiles {
  /// The paths of files in a folder that the emitter made for the theme and does not make now.
  static func find(
    in folder: String, but made: Set<String>, _ emitter: any Emitter, _ theme: Theme
  ) -> [String] {
    var found: [String] = []
    look(in: folder, at: "") { path in
      let whole = PathPattern.join(folder, path)
      guard !made.contains(whole), emitter.mayOwn(path, of: theme) else { return }
      let content = try? FileReader.read(whole, limit: ThemeLoader.largestFile)
      if let content, emitter.isOwn(content, of: theme) { found.append(whole) }
    }
    return found
  }

  /// Calls a closure with the path of each file below a folder; links are not followed.
  private static func look(in folder: String, at path: String, _ body: (String) -> Void) {
    for name in Platform.names(inFolder: PathPattern.join(folder, path)) ?? [] {
      let inner = path.isEmpty ? name : PathPattern.join(path, name)
      switch Platform.kind(of: PathPattern.join(folder, inner)) {
      case .folder: look(in: folder, at: inner, body)
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
