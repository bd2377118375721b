import Foundation
import TestSupport
import Testing

@testable import TinctureCommand

@Suite("tincture init")
struct InitCommandTests {
  @Test("a project begins with a theme that has no findings and settings that write it")
  func fresh() throws {
    let folder = try TemporaryFolder()
    let place = folder("project")
    let run = ToolRun("init", place, "--name", "My Brand")
    #expect(run.status == .success && run.output.hasPrefix("wrote \(place)/Themes/my-brand.yaml\n"))
    #expect(run.output.contains("wrote \(place)/tincture.yaml\n"))
    let settings = place + "/tincture.yaml"
    #expect(ToolRun("lint", "--strict", "--config", settings).output == "1 theme, no findings\n")
    #expect(ToolRun("generate", "--config", settings).status == .success)
    #expect(
      try folder.read("project/Generated/MyBrandStyle.swift").contains("\ninternal enum MyBrandStyle {"))
  }

  @Test("Swift goes to the one target of a package, or to where it is told to go")
  func outputPath() throws {
    let folder = try TemporaryFolder()
    try folder.write("one/Sources/App/main.swift", "")
    try folder.write("two/Sources/A/a.swift", "")
    try folder.write("two/Sources/B/b.swift", "")
    for name in ["one", "two", "told"] {
      let options = name == "told" ? ["--output", "Some/Where"] : []
      #expect(ToolRun(["init", folder(name)] + options).status == .success)
    }
    #expect(try folder.read("one/tincture.yaml").contains("path: Sources/App/Styles/,"))
    #expect(try folder.read("two/tincture.yaml").contains("path: Generated/,"))
    #expect(try folder.read("told/tincture.yaml").contains("path: Some/Where/,"))
  }

  @Test("the place of the Swift may have any name")
  func oddOutput() throws {
    let folder = try TemporaryFolder()
    try folder.write("x/Package.swift", "")
    #expect(ToolRun("init", folder("x"), "--output", "it's: \"b\" # c").status == .success)
    #expect(ToolRun("generate", "--config", folder("x/tincture.yaml")).status == .success)
    #expect(FileManager.default.fileExists(atPath: folder("x/it's: \"b\" # c/XStyle.swift")))
  }

  @Test("what is there is never touched")
  func existing() throws {
    let folder = try TemporaryFolder()
    let settings = try folder.write("a/tincture.yaml", "lint: { strict: true }\n")
    let run = ToolRun("init", folder("a"))
    #expect(run.status == .failure && run.errors.contains("is there already, and is left as it is"))
    #expect(try String(contentsOfFile: settings, encoding: .utf8) == "lint: { strict: true }\n")
    #expect(!FileManager.default.fileExists(atPath: folder("a/Themes")))

    try folder.write("b/Themes/day.yaml", "theme: Day\ncolors: { label: black }\n")
    #expect(ToolRun("init", folder("b")).output.hasPrefix("wrote \(folder("b"))/tincture.yaml\n"))
    #expect(try FileManager.default.contentsOfDirectory(atPath: folder("b/Themes")) == ["day.yaml"])
    #expect(ToolRun("init", folder("b/Themes/day.yaml")).status == .failure)
  }

  @Test(
    "a name must do for a file, for YAML and for Swift",
    arguments: [("!", "no letter and no digit"), ("a: b", "use letters"), ("Surface", "library's own")])
  func names(_ name: String, _ complaint: String) throws {
    let folder = try TemporaryFolder()
    let run = ToolRun("init", folder("x"), "--name", name)
    #expect(run.status == .failure && run.errors.contains(complaint), "\(run.errors)")
    #expect(!FileManager.default.fileExists(atPath: folder("x")))
  }
}
