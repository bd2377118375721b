import Foundation
import Testing
import TinctureCodegen
import TinctureTheme

@Suite("Golden files")
struct GoldenFileTests {
  static let folder = URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
    .appendingPathComponent("Fixtures/generated")

  /// `TINCTURE_UPDATE_GENERATED=1 swift test --filter GoldenFileTests` writes them anew.
  @Test(
    "in every format, a theme of all kinds becomes the files of Fixtures/generated/FORMAT",
    arguments: EmitterRegistry.all.map { $0.format })
  func golden(_ format: String) throws {
    let emitter = try #require(EmitterRegistry.emitter(format))
    let text = try String(contentsOf: Self.folder.appendingPathComponent("menu.yaml"), encoding: .utf8)
    let theme = try #require(ThemeLoader.load(path: "menu.yaml", bytes: Array(text.utf8)).theme)
    let emission = emitter.init(options: EmitterOptions()).emit(theme)
    let name = emitter.init(options: EmitterOptions()).fileName(for: theme)
    let place = Self.folder.appendingPathComponent(format)
    var made: [String: [UInt8]] = [:]
    for file in emission.files {
      let path = file.path.isEmpty ? name : emitter.shape == .folder ? file.path : "\(name)/\(file.path)"
      made[path] = file.content
    }
    made["findings.txt"] =
      emission.findings.isEmpty
      ? nil
      : Array((emission.findings.map { "\($0.severity): \($0.message)" }.joined(separator: "\n") + "\n").utf8)
    if ProcessInfo.processInfo.environment["TINCTURE_UPDATE_GENERATED"] != nil {
      try? FileManager.default.removeItem(at: place)
      for (path, content) in made {
        let file = place.appendingPathComponent(path)
        try FileManager.default.createDirectory(
          at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
        try Data(content).write(to: file)
      }
    }
    let there = FileManager.default.enumerator(atPath: place.path)?.compactMap { $0 as? String }.filter {
      !place.appendingPathComponent($0).hasDirectoryPath
        && (try? FileManager.default.contentsOfDirectory(atPath: place.appendingPathComponent($0).path))
          == nil
    }
    #expect(there?.sorted() == made.keys.sorted())
    for (path, content) in made {
      let expected = try String(contentsOf: place.appendingPathComponent(path), encoding: .utf8)
      #expect(expected == String(decoding: content, as: UTF8.self), "\(path)")
    }
  }
}
