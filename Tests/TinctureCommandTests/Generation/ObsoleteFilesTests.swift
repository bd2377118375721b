import Foundation
import TestSupport
import Testing

@testable import TinctureCommand

@Suite("Files of an earlier run")
struct ObsoleteFilesTests {
  /// All files below a folder, sorted.
  static func files(_ folder: TemporaryFolder, _ path: String) -> [String] {
    let whole = folder(path)
    let all = FileManager.default.enumerator(atPath: whole)?.compactMap { $0 as? String } ?? []
    return all.filter { name in
      var isFolder: ObjCBool = false
      return FileManager.default.fileExists(atPath: whole + "/" + name, isDirectory: &isFolder)
        && !isFolder.boolValue
    }.sorted()
  }

  @Test("colorsets of tokens that are gone are removed, with their folders; others stay")
  func colorsets() throws {
    let folder = try TemporaryFolder()
    let theme = try folder.write(
      "day.yaml",
      "theme: Day\ncolors: { label: black, old: white, button: { fill: black, deep: { er: white } } }\n")
    let catalog = folder("Assets.xcassets")
    let arguments = ["generate", theme, "--format", "xcassets", "--output", catalog]
    // A catalog that is a person's own, with what Xcode wrote.
    let root = "{\n  \"info\" : {\n    \"author\" : \"xcode\",\n    \"version\" : 1\n  }\n}\n"
    try folder.write("Assets.xcassets/Contents.json", root)
    try folder.write("Assets.xcassets/Own.colorset/Contents.json", "{ \"colors\" : [], " + root.dropFirst(2))
    try folder.write("Assets.xcassets/colors/Mine.colorset/Contents.json", root)
    try folder.write("Assets.xcassets/logo.imageset/logo.png", "\"author\" : \"tincture\"")
    let first = ToolRun(arguments)
    #expect(
      first.output == "wrote \(catalog): 7 files written\n", "\(first.output)\(first.errors)")

    try folder.write("day.yaml", "theme: Day\ncolors: { label: black, button: { fill: black } }\n")
    let check = ToolRun(arguments + ["--check"])
    #expect(check.status == .findings)
    #expect(
      check.output == """
        \(catalog)/colors/button/deep/Contents.json is of no token any more
        \(catalog)/colors/button/deep/er.colorset/Contents.json is of no token any more
        \(catalog)/colors/old.colorset/Contents.json is of no token any more
        3 of 7 files stale; run the same command without --check to write them

        """)
    #expect(ToolRun(arguments).output == "wrote \(catalog): 4 files unchanged, 3 removed\n")
    #expect(
      Self.files(folder, "Assets.xcassets") == [
        "Contents.json", "Own.colorset/Contents.json", "colors/Contents.json",
        "colors/Mine.colorset/Contents.json", "colors/button/Contents.json",
        "colors/button/fill.colorset/Contents.json", "colors/label.colorset/Contents.json",
        "logo.imageset/logo.png",
      ])
    // The folders are gone, too.
    #expect(!FileManager.default.fileExists(atPath: catalog + "/colors/old.colorset"))
    #expect(!FileManager.default.fileExists(atPath: catalog + "/colors/button/deep"))
    #expect(try folder.read("Assets.xcassets/Contents.json") == root)
    #expect(ToolRun(arguments).output == "\(catalog) is up to date\n")
    #expect(ToolRun(arguments + ["--check"]).output == "4 files up to date\n")
  }

  @Test("a token whose name changes in letter case only keeps its colorset")
  func letterCase() throws {
    let folder = try TemporaryFolder()
    let theme = try folder.write("day.yaml", "theme: Day\ncolors: { label: black }\n")
    let arguments = ["generate", theme, "--format", "xcassets", "--output", folder("A.xcassets")]
    #expect(ToolRun(arguments).status == .success)
    try folder.write("day.yaml", "theme: Day\ncolors: { Label: black }\n")
    #expect(ToolRun(arguments).status == .success)
    #expect(Self.files(folder, "A.xcassets/colors") == ["Contents.json", "Label.colorset/Contents.json"])
    #expect(ToolRun(arguments + ["--check"]).status == .success)
  }

  @Test("resources for the night go when nothing varies any more, and Kotlin when its package changes")
  func android() throws {
    let folder = try TemporaryFolder()
    let theme = try folder.write(
      "day.yaml", "theme: Day\ncolors: { label: { light: black, dark: white } }\nmetrics: { gap: 8 }\n")
    let arguments = ["generate", theme, "--format", "android", "--output", folder("main")]
    let other = try folder.write(
      "other.yaml", "theme: Other\ncolors: { label: { light: black, dark: white } }\n")
    #expect(
      ToolRun(["generate", other, "--format", "android", "--output", folder("main")]).status == .success)
    try folder.write("main/res/values-night/day_own.xml", "<resources />\n")
    try folder.write("main/kotlin/day/Own.kt", "package day\n")
    #expect(ToolRun(arguments).status == .success)
    let others = [
      "kotlin/day/Own.kt", "kotlin/other/OtherStyle.kt", "res/values-night/day_own.xml",
      "res/values-night/other_colors.xml", "res/values/other_colors.xml",
    ]
    #expect(
      Self.files(folder, "main")
        == (others + [
          "kotlin/day/DayStyle.kt", "res/values-night/day_colors.xml", "res/values/day_colors.xml",
          "res/values/day_dimens.xml",
        ]).sorted())
    try folder.write("day.yaml", "theme: Day\ncolors: { label: black }\n")
    let run = ToolRun(arguments + ["--package", "com.example"])
    #expect(
      run.output == "wrote \(folder("main")): 1 file written, 1 unchanged, 3 removed\n",
      "\(run.output)\(run.errors)")
    #expect(
      Self.files(folder, "main")
        == (others + ["kotlin/com/example/DayStyle.kt", "res/values/day_colors.xml"]).sorted())
  }
}
