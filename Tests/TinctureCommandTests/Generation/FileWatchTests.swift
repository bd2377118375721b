import Foundation
import Synchronization
import TestSupport
import Testing
import TinctureTheme

@testable import TinctureCommand

@Suite("tincture generate --watch")
struct FileWatchTests {
  /// What a watching run says between its changes: one after the other, then it ends.
  private static func watch(_ arguments: [String], _ changes: [@Sendable () -> Void]) -> [String] {
    let rest = Mutex(changes[...])
    let isDue = Mutex(true)
    let said = Mutex<[String]>([])
    var environment = ToolEnvironment()
    environment.show = { output, errors in
      said.withLock { $0.append(String(decoding: output + errors, as: UTF8.self)) }
      isDue.withLock { $0 = true }
      return true
    }
    environment.wait = { _ in
      // Between two reports, one change; the waits for calm pass.
      guard
        isDue.withLock({ flag in
          defer { flag = false }
          return flag
        })
      else { return true }
      guard let change = rest.withLock({ $0.popFirst() }) else { return false }
      change()
      return true
    }
    _ = Tool.run(["generate", "--watch"] + arguments, in: environment)
    return said.withLock { $0 }
  }

  private static func write(_ text: String, to path: String) {
    // A time of its own, however fast the test is.
    try? Data(text.utf8).write(to: URL(fileURLWithPath: path))
    let time = Date(timeIntervalSinceNow: Double(text.utf8.count))
    try? FileManager.default.setAttributes([.modificationDate: time], ofItemAtPath: path)
  }

  @Test("a saved theme is written again; a broken one is told, and leaves the file as it was")
  func changes() throws {
    let folder = try TemporaryFolder()
    let theme = try folder.write("day.yaml", "theme: Day\nextends: base.yaml\n")
    let base = try folder.write("base.yaml", "colors: { label: black }\n")
    let output = folder("Day.swift")
    let other = folder("day.new")
    let said = Self.watch(
      [theme, "--output", output],
      [
        { Self.write("colors: { label: blue }\n", to: base) },
        { Self.write("colours: { label: blue }\n", to: base) },
        {
          // An editor may put another file in the place of the old one.
          Self.write("theme: Day\ncolors: { label: green }\n", to: other)
          try? FileManager.default.removeItem(atPath: theme)
          try? FileManager.default.moveItem(atPath: other, toPath: theme)
        },
      ])
    #expect(said.count == 4)
    #expect(said[0].hasPrefix("wrote \(output)\n1 file written in "))
    #expect(said[1].hasPrefix("wrote \(output)\n") && said[1].contains("base.yaml has changed"))
    #expect(said[2].contains("base.yaml:1:1: error:") && !said[2].contains("wrote"))
    #expect(said[3].hasPrefix("wrote \(output)\n"))
    #expect(try folder.read("Day.swift").contains("008000"))
  }

  @Test("settings may break and be mended, and themes may come")
  func settings() throws {
    let folder = try TemporaryFolder()
    let good = "themes: Themes/*.yaml\noutputs: [{ path: Styles/ }]\n"
    let settings = try folder.write("tincture.yaml", good)
    try folder.write("Themes/day.yaml", "theme: Day\ncolors: { label: black }\n")
    let second = folder("Themes/night.yaml")
    let said = Self.watch(
      ["--config", settings],
      [
        { Self.write("themes: Themes/*.yaml\noutput: [{ path: Styles/ }]\n", to: settings) },
        { Self.write(good + "\n", to: settings) },
        { Self.write("theme: Night\ncolors: { label: white }\n", to: second) },
      ])
    #expect(said.count == 4)
    #expect(said[1].contains("did you mean 'outputs'?"))
    #expect(said[2].hasPrefix("1 file unchanged in "))
    #expect(said[3].contains("wrote \(folder("Styles/NightStyle.swift"))\n1 file written, 1 unchanged in "))
  }

  @Test("what was right at first and is wrong later does not end it")
  func laterFault() throws {
    let folder = try TemporaryFolder()
    let theme = "theme: Day\ncolors: { label: black }\n"
    let settings = try folder.write("tincture.yaml", "themes: Themes/*.yaml\noutputs: [{ path: Styles/ }]\n")
    try folder.write("Themes/day.yaml", theme)
    let second = folder("Themes/b.yaml")
    let said = Self.watch(
      ["--config", settings],
      [{ Self.write(theme, to: second) }, { try? FileManager.default.removeItem(atPath: second) }])
    #expect(said.count == 3)
    #expect(said[1].contains("would be written to"))
    #expect(said[2].hasPrefix("1 file unchanged in "))
  }

  @Test(
    "what cannot be watched is refused",
    arguments: [
      (["-"], "standard input"), (["x.yaml"], "name them with --output"), (["x.yaml", "--check"], "--check"),
    ])
  func refused(_ arguments: [String], _ complaint: String) {
    let run = ToolRun(["generate", "--watch"] + arguments)
    #expect(run.status == .failure && run.errors.contains(complaint), "\(run.errors)")
  }
}
