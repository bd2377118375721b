import Foundation
import Testing

@testable import TinctureTheme

/// What stands beside the project on some machines, and is never part of it.
enum SharedFolder {
  /// The folder, where it is present.
  static let path: String? = {
    let root = URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
      .deletingLastPathComponent()
    let path =
      ProcessInfo.processInfo.environment["TINCTURE_SHARED"]
      ?? root.deletingLastPathComponent().appendingPathComponent("shared").path
    return FileManager.default.fileExists(atPath: path) ? path : nil
  }()

  /// All files below one of its folders, by their full paths.
  static func files(in folder: String) -> [String] {
    guard let path else { return [] }
    let base = path + "/" + folder
    let names = FileManager.default.enumerator(atPath: base)?.compactMap { $0 as? String } ?? []
    return names.map { base + "/" + $0 }.filter { file in
      var isFolder: ObjCBool = false
      return FileManager.default.fileExists(atPath: file, isDirectory: &isFolder) && !isFolder.boolValue
    }.sorted()
  }
}

@Suite("Other people's files", .enabled(if: SharedFolder.path != nil))
struct CorpusTests {
  @Test("no file of any format crashes the loader, and each gets a helpful error")
  func corpus() {
    var count = 0
    for file in SharedFolder.files(in: "corpus") {
      let loaded = ThemeLoader.load(path: file)
      count += 1
      #expect(loaded.theme == nil, "\(file) is no theme of ours")
      #expect(loaded.diagnostics.hasErrors, "\(file)")
      for finding in loaded.diagnostics {
        let bytes = loaded.sources[finding.span.file].bytes
        #expect(!finding.message.isEmpty && finding.span.range.upperBound <= bytes.count, "\(file)")
      }
    }
    #expect(count > 600)
  }
}
