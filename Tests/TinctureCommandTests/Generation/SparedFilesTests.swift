import Foundation
import TestSupport
import Testing

@testable import TinctureCommand

@Suite("What generate does not write over")
struct SparedFilesTests {
  static let theme = "theme: Day\ncolors: { accent: red, button: { fill: blue } }\n"

  @Test(
    "another theme and the settings are refused, however the path is spelled",
    arguments: ["Themes/night.yaml", "./Themes/../Themes/night.yaml", "tincture.yaml"])
  func inputs(_ path: String) throws {
    let folder = try TemporaryFolder()
    try folder.write("Themes/day.yaml", Self.theme)
    try folder.write("Themes/night.yaml", "theme: Night\ncolors: { label: white }\n")
    let text = "themes: Themes/*.yaml\noutputs: [{ path: \(path), format: json, themes: Themes/day.yaml }]\n"
    let settings = try folder.write("tincture.yaml", text)
    let run = ToolRun("generate", "--config", settings)
    #expect(run.status == .failure && run.errors.contains("is a theme or the settings of this project"))
    #expect(try folder.read("Themes/night.yaml").hasPrefix("theme: Night"))
    #expect(try folder.read("tincture.yaml") == text)
  }

  @Test("two outputs to one place are refused, however it is spelled")
  func twice() throws {
    let folder = try TemporaryFolder()
    try folder.write("day.yaml", Self.theme)
    let settings = try folder.write(
      "tincture.yaml",
      "themes: day.yaml\noutputs: [{ path: Out/ }, { path: ./In/../Out/, format: uikit }]\n")
    try folder.write("In/x", "")
    try folder.write("Out/x", "")
    let run = ToolRun("generate", "--config", settings)
    #expect(run.status == .failure && run.errors.contains("two outputs of"), "\(run.output)\(run.errors)")
  }

  @Test("a colorset that a person made is refused; the catalog's own file and other folders stay")
  func catalog() throws {
    let folder = try TemporaryFolder()
    let theme = try folder.write("day.yaml", Self.theme)
    let own = "{ \"info\" : { \"author\" : \"xcode\", \"version\" : 1 } }\n"
    try folder.write("A.xcassets/Contents.json", own)
    let arguments = ["generate", theme, "-f", "xcassets", "-o", folder("A.xcassets")]
    #expect(ToolRun(arguments).status == .success)
    #expect(try folder.read("A.xcassets/Contents.json") == own)

    // A namespace stays as long as something is in it.
    try folder.write("A.xcassets/colors/button/heart.imageset/Contents.json", own)
    try folder.write("day.yaml", "theme: Day\ncolors: { accent: red }\n")
    #expect(ToolRun(arguments).status == .success)
    #expect(try folder.read("A.xcassets/colors/button/Contents.json").contains("provides-namespace"))
    #expect(!FileManager.default.fileExists(atPath: folder("A.xcassets/colors/button/fill.colorset")))
    try FileManager.default.removeItem(atPath: folder("A.xcassets/colors/button/heart.imageset"))
    #expect(ToolRun(arguments).status == .success)
    #expect(!FileManager.default.fileExists(atPath: folder("A.xcassets/colors/button")))

    try folder.write("A.xcassets/colors/accent.colorset/Contents.json", own)
    let run = ToolRun(arguments)
    #expect(run.status == .failure && run.errors.contains("was not made by tincture, and would be lost"))
    #expect(try folder.read("A.xcassets/colors/accent.colorset/Contents.json") == own)
  }
}
