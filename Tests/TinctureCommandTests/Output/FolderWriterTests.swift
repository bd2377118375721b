import Foundation
import TestSupport
import Testing

@testable import TinctureCommand

@Suite("Writing many files")
struct FolderWriterTests {
  let folder: TemporaryFolder

  init() throws { folder = try TemporaryFolder() }

  private func files(_ count: Int, in place: String) -> [Generation.File] {
    (0..<count).map {
      Generation.File(path: place + "/größe\($0 % 7)/f\($0).txt", content: Array("\($0)".utf8))
    }
  }

  private func names(_ path: String) throws -> [String] {
    try FileManager.default.contentsOfDirectory(atPath: folder(path)).sorted()
  }

  @Test("a new folder has all files, and nothing is left beside it", arguments: [1, 2, 1000])
  func fresh(_ count: Int) throws {
    let place = folder("deep/größe.xcassets")
    let outcomes = try FolderWriter.write(files(count, in: place), in: place)
    #expect(outcomes == Array(repeating: .written, count: count))
    #expect(try names("deep") == ["größe.xcassets"])
    for file in files(count, in: place) {
      #expect(try Data(contentsOf: URL(fileURLWithPath: file.path)) == Data(file.content))
    }
  }

  @Test("in a folder that is there, only what differs is written, and the rest stays")
  func existing() throws {
    let place = folder("a")
    _ = try FolderWriter.write(files(600, in: place), in: place)
    try folder.write("a/mine.txt", "mine")
    try folder.write("a/größe3/f3.txt", "old")
    let outcomes = try FolderWriter.write(files(600, in: place), in: place)
    #expect(outcomes.indices.filter { outcomes[$0] == .written } == [3])
    #expect(try folder.read("a/mine.txt") == "mine")
  }

  @Test("of a new folder that cannot be made whole, nothing is there")
  func failure() throws {
    let place = folder("b")
    let twice = files(10, in: place) + [Generation.File(path: place + "/größe0/f0.txt/x", content: [])]
    #expect(throws: FolderWriter.Failure.self) { try FolderWriter.write(twice, in: place) }
    #expect(try names("") == [])
  }
}
