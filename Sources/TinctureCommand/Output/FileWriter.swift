import TinctureTheme

/// Writes files whole or not at all.
enum FileWriter {
  enum Outcome {
    case written, unchanged
  }

  /// Makes a file have this content.
  ///
  /// A file that has it already is left alone. Another is replaced in one step, by a new file of the same
  /// permissions; where a symbolic link leads, the file there is replaced, not the link. Missing folders
  /// are made. A pipe or a device is written to.
  static func write(_ content: [UInt8], to path: String) throws(SystemError) -> Outcome {
    let target = resolve(path)
    let status = Platform.status(of: target)
    if let status, status.kind != .file {
      try Platform.overwrite(target, with: content)
      return .written
    }
    if status != nil, let old = try? FileReader.read(target, limit: content.count), old == content {
      return .unchanged
    }
    let folder = Self.folder(of: target)
    if !folder.isEmpty { try Platform.makeFolder(folder) }
    let temporary = try createTemporary(beside: target, content, permissions: status?.permissions)
    do {
      try Platform.rename(temporary, to: target)
    } catch {
      Platform.remove(temporary)
      throw error
    }
    return .written
  }

  /// The path's folder; empty for the current one.
  static func folder(of path: String) -> String {
    guard let slash = path.lastIndex(of: "/") else { return "" }
    return slash == path.startIndex ? "/" : String(path[..<slash])
  }

  /// Where a path leads; a link may lead to a file that does not exist yet.
  private static func resolve(_ path: String) -> String {
    if let real = FileReader.realPath(path) { return real }
    guard let target = Platform.linkTarget(path) else { return path }
    return target.hasPrefix("/") ? target : PathPattern.join(folder(of: path), target)
  }

  private static func createTemporary(
    beside target: String, _ content: [UInt8], permissions: UInt16?
  ) throws(SystemError) -> String {
    let name = target.split(separator: "/").last.map(String.init) ?? target
    var number = 0
    while true {
      // Short, so that the longest names that a file may have leave room for it.
      let temporary = PathPattern.join(
        folder(of: target), ".\(name.prefix(32)).\(Platform.processNumber).\(number)")
      do {
        try Platform.create(temporary, with: content, permissions: permissions)
        return temporary
      } catch {
        guard error.isAlreadyThere, number < 1000 else { throw error }
        number += 1
      }
    }
  }
}
