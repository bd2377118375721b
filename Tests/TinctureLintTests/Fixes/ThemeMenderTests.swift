import Foundation
import TestSupport
import Testing
import TinctureTheme

@testable import TinctureLint

@Suite("Mending in memory")
struct ThemeMenderTests {
  @Test("a theme and the file that it extends are mended, and neither is written")
  func extended() throws {
    let folder = try TemporaryFolder()
    let base = "theme: Base\npalette:\n  ink: #333\n"
    let theme = "theme: A\nextends: base.yaml\ncolors:\n  label: palette.ink\n"
    try folder.write("base.yaml", base)
    let path = try folder.write("a.yaml", theme)
    var mender = ThemeMender()
    mender.mend([path], with: Linter())
    #expect(
      mender.files.map { String(decoding: $0.text, as: UTF8.self) } == [
        theme.replacing("palette.ink", with: "$palette.ink"), base.replacing("#333", with: "\"#333\""),
      ])
    #expect(mender.files.map(\.fixCount) == [1, 1])
    #expect(try folder.read("a.yaml") == theme && folder.read("base.yaml") == base)
    let loaded = ThemeLoader.load(path: path, replacing: mender.contents)
    #expect(loaded.diagnostics.isEmpty && loaded.theme != nil)
  }

  @Test("one fix that makes another possible is followed by it, with the text as it was at first kept")
  func rounds() throws {
    let folder = try TemporaryFolder()
    let theme = "theme: A\ncolors:\n\tlabel: #333\n"
    let path = try folder.write("a.yaml", theme)
    var mender = ThemeMender()
    mender.mend([path], with: Linter())
    let file = try #require(mender.files.first)
    #expect(file.oldText == Array(theme.utf8) && file.fixCount == 2)
    #expect(String(decoding: file.text, as: UTF8.self).hasSuffix(" label: \"#333\"\n"))
  }

  @Test("the content is encoded as the file was, and its text is UTF-8")
  func encoding() throws {
    let folder = try TemporaryFolder()
    let text = "theme: A\ncolors:\n  label: #333\n"
    let bytes = TextEncoding.utf16LittleEndian.encode(Array(text.utf8))
    try Data(bytes).write(to: URL(fileURLWithPath: folder("a.yaml")))
    var mender = ThemeMender()
    mender.mend([folder("a.yaml")], with: Linter())
    let file = try #require(mender.files.first)
    #expect(file.content.starts(with: [0xFF, 0xFE]))
    #expect(file.text == Array(text.replacing("#333", with: "\"#333\"").utf8))
  }
}
