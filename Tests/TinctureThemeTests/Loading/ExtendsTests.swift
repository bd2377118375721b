import Foundation
import Testing

@testable import TinctureTheme

/// A folder of files that is removed with it.
private final class Folder {
  let path: String

  init(_ files: [String: String]) throws {
    let url = FileManager.default.temporaryDirectory.appendingPathComponent("tincture-\(UUID().uuidString)")
    path = url.path
    for (name, text) in files {
      let file = url.appendingPathComponent(name)
      try FileManager.default.createDirectory(
        at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
      try text.write(to: file, atomically: true, encoding: .utf8)
    }
  }

  deinit { try? FileManager.default.removeItem(atPath: path) }

  func load(_ name: String) -> LoadedTheme { ThemeLoader.load(path: path + "/" + name) }
}

@Suite("Extending a theme")
struct ExtendsTests {
  @Test("a fault in the base hides nothing of what extends it")
  func splitCallInBase() throws {
    let folder = try Folder([
      "base.yaml":
        "theme: Base\ncolors:\n  some: white\n  other: { light: mix(black, white), dark: black }\n",
      "top.yaml": "extends: base.yaml\ntheme: Top\ncolors:\n  label: black\n  title: $colors.label\n",
    ])
    let loaded = folder.load("top.yaml")
    #expect(loaded.diagnostics.map(\.rule) == [.unquotedCall])
    #expect(loaded.soundPart.token(at: "colors.label") != nil)
  }

  @Test("groups merge, tokens are replaced whole, and the base sees the new values")
  func merging() throws {
    let folder = try Folder([
      "base.yaml": """
      theme: Base
      description: The base.
      palette: { blue: blue, red: red }
      colors:
        tint: { light: $palette.blue, dark: white }
        button: { fill: $colors.tint, label: white }
      """,
      "sub/top.yaml": """
      theme: Top
      extends: ../base.yaml
      palette: { blue: navy }
      colors:
        button: { label: { any: black, highContrast: red } }
        extra: $colors.button.fill
      """,
      "Package.swift": "",
    ])
    let loaded = folder.load("sub/top.yaml")
    #expect(loaded.diagnostics == [])
    let theme = try #require(loaded.theme)
    #expect(theme.name == "Top")
    #expect(theme.description == "The base.")
    #expect(
      theme.tokenIDs.map(theme.path(of:)) == [
        "palette.blue", "palette.red", "colors.tint", "colors.button.fill", "colors.button.label",
        "colors.extra",
      ])
    func hex(_ path: String, _ bits: Int = 0) -> String? {
      theme.token(at: path).map { theme.color(of: $0, combination: TraitUse.defaultCombination | bits).hex }
    }
    #expect(hex("colors.extra") == "#000080")
    #expect(hex("colors.extra", 8) == "#FFFFFF")
    #expect(hex("colors.button.label") == "#000000")
    #expect(hex("colors.button.label", 4) == "#FF0000")
  }

  @Test("a chain that comes back to itself is refused with the chain")
  func cycle() throws {
    let folder = try Folder([
      "a.yaml": "theme: A\nextends: b.yaml\n", "b.yaml": "extends: c.yaml\n", "c.yaml": "extends: b.yaml\n",
    ])
    let loaded = folder.load("a.yaml")
    #expect(loaded.diagnostics.map(\.rule) == [.extendsCycle])
    #expect(loaded.diagnostics[0].message.hasSuffix("b.yaml → \(folder.path)/c.yaml → \(folder.path)/b.yaml"))
  }

  @Test("a base outside the package, a missing one and a folder are refused at the path")
  func refused() throws {
    let folder = try Folder([
      "outside.yaml": "theme: Out\n", "in/a.yaml": "theme: A\nextends: ../outside.yaml\n",
      "in/b.yaml": "theme: B\nextends: none.yaml\ncolors: { a: $palette.inBase }\n",
      "in/c.yaml": "theme: C\nextends: sub\n", "in/sub/x.yaml": "",
    ])
    for (file, word) in [("a", "outside the package"), ("b", "there is no file"), ("c", "it is a folder")] {
      let loaded = folder.load("in/\(file).yaml")
      #expect(loaded.diagnostics.map(\.rule) == [.invalidExtends], "\(file)")
      #expect(loaded.diagnostics.first?.message.contains(word) == true)
      #expect(loaded.diagnostics.first.map { Int($0.span.start) } == 18)
    }
  }

  @Test("a link that leads out of the package is refused")
  func link() throws {
    let outer = try Folder(["secret.yaml": "theme: Secret\n"])
    let folder = try Folder(["a.yaml": "theme: A\nextends: link.yaml\n"])
    try FileManager.default.createSymbolicLink(
      atPath: folder.path + "/link.yaml", withDestinationPath: outer.path + "/secret.yaml")
    #expect(folder.load("a.yaml").diagnostics.map(\.rule) == [.invalidExtends])
  }

  @Test("a chain has at most 32 files")
  func length() throws {
    var files: [String: String] = [:]
    for number in 0..<40 { files["t\(number).yaml"] = "theme: T\nextends: t\(number + 1).yaml\n" }
    files["t40.yaml"] = "theme: T\ncolors: { a: red }\n"
    let folder = try Folder(files)
    #expect(folder.load("t9.yaml").diagnostics == [])
    #expect(folder.load("t8.yaml").diagnostics.map(\.rule) == [.limit])
  }

  @Test("what is a token here and a group there is an error that shows both")
  func shapes() throws {
    let folder = try Folder([
      "base.yaml": "theme: Base\ncolors: { a: red, b: { c: red } }\n",
      "top.yaml": "extends: base.yaml\ncolors: { a: { c: red }, b: blue }\n",
    ])
    let loaded = folder.load("top.yaml")
    #expect(loaded.diagnostics.map(\.rule) == [.wrongShape, .wrongShape])
    #expect(loaded.diagnostics.map(\.related.count) == [1, 1])
  }

  @Test("a fault of the base is reported in the base")
  func faultInBase() throws {
    let folder = try Folder([
      "base.yaml": "theme: Base\ncolors: { a: nocolor }\n",
      "top.yaml": "extends: base.yaml\ncolors: { b: $colors.a }\n",
    ])
    let loaded = folder.load("top.yaml")
    #expect(loaded.diagnostics.map(\.rule) == [.invalidValue])
    #expect(loaded.sources[loaded.diagnostics[0].span.file].path == folder.path + "/base.yaml")
  }

  @Test("a file that is not there is one finding")
  func unreadable() {
    let loaded = ThemeLoader.load(path: "/nowhere/theme.yaml")
    #expect(loaded.diagnostics.map(\.rule) == [.unreadableFile])
    #expect(loaded.theme == nil)
  }
}
