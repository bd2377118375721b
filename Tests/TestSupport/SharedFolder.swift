import Foundation

/// What stands beside the project on some machines, and is never part of it.
package enum SharedFolder {
  /// The folder, where it is present.
  package static let path: String? = {
    let root = URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
      .deletingLastPathComponent()
    let path =
      ProcessInfo.processInfo.environment["TINCTURE_SHARED"]
      ?? root.deletingLastPathComponent().appendingPathComponent("shared").path
    return FileManager.default.fileExists(atPath: path) ? path : nil
  }()

  /// All files below one of its folders, by their full paths.
  package static func files(in folder: String) -> [String] {
    guard let path else { return [] }
    let base = path + "/" + folder
    let names = FileManager.default.enumerator(atPath: base)?.compactMap { $0 as? String } ?? []
    return names.map { base + "/" + $0 }.filter { file in
      var isFolder: ObjCBool = false
      return FileManager.default.fileExists(atPath: file, isDirectory: &isFolder) && !isFolder.boolValue
    }.sorted()
  }
}
