import Foundation
import TestSupport
import Testing

@testable import TinctureCommand

@Suite("Writing files")
struct FileWriterTests {
  let folder: TemporaryFolder

  init() throws { folder = try TemporaryFolder() }

  private func write(_ text: String, _ name: String) throws(SystemError) -> FileWriter.Outcome {
    try FileWriter.write(Array(text.utf8), to: folder(name))
  }

  @Test("a new file appears, with its folders, and nothing else")
  func newFile() throws {
    #expect(try write("a", "x/y/a.txt") == .written)
    #expect(try folder.read("x/y/a.txt") == "a")
    #expect(try FileManager.default.contentsOfDirectory(atPath: folder("x/y")) == ["a.txt"])
  }

  @Test("the same content leaves the file alone")
  func unchanged() throws {
    try folder.write("a.txt", "a")
    let before = try FileManager.default.attributesOfItem(atPath: folder("a.txt"))
    #expect(try write("a", "a.txt") == .unchanged)
    let after = try FileManager.default.attributesOfItem(atPath: folder("a.txt"))
    #expect(before[.systemFileNumber] as? Int == after[.systemFileNumber] as? Int)
    #expect(before[.modificationDate] as? Date == after[.modificationDate] as? Date)
  }

  @Test("permissions stay")
  func permissions() throws {
    try folder.write("a.txt", "a")
    try FileManager.default.setAttributes([.posixPermissions: 0o750], ofItemAtPath: folder("a.txt"))
    #expect(try write("b", "a.txt") == .written)
    let after = try FileManager.default.attributesOfItem(atPath: folder("a.txt"))
    #expect(after[.posixPermissions] as? Int == 0o750)
  }

  @Test("a link stays a link, and its file is replaced", arguments: [true, false])
  func link(_ isRelative: Bool) throws {
    try folder.write("real/a.txt", "a")
    try FileManager.default.createSymbolicLink(
      atPath: folder("link.txt"), withDestinationPath: isRelative ? "real/a.txt" : folder("real/a.txt"))
    #expect(try write("b", "link.txt") == .written)
    #expect(try folder.read("real/a.txt") == "b")
    #expect(
      try FileManager.default.destinationOfSymbolicLink(atPath: folder("link.txt")).hasSuffix("real/a.txt"))
  }

  @Test("a link to a file that is not there yet makes that file")
  func danglingLink() throws {
    try FileManager.default.createSymbolicLink(atPath: folder("link.txt"), withDestinationPath: "a.txt")
    #expect(try write("b", "link.txt") == .written)
    #expect(try folder.read("a.txt") == "b")
  }

  @Test("a folder in the way is an error and leaves nothing behind")
  func folderInTheWay() throws {
    try folder.write("a.txt/inner", "")
    #expect(throws: SystemError.self) { try write("b", "a.txt") }
    #expect(folder.names == ["a.txt"])
    #expect(throws: SystemError.self) { try write("b", "a.txt/inner/below.txt") }
  }

  @Test("a device is written to")
  func device() throws {
    #expect(try FileWriter.write([1], to: "/dev/null") == .written)
  }

  @Test("a long name has room for its temporary file")
  func longName() throws {
    let name = String(repeating: "é", count: 120)
    #expect(try write("a", name) == .written)
    #expect(folder.names == [name])
  }
}
