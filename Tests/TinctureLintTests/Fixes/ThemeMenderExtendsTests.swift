import TestSupport
import Testing
import TinctureTheme

@testable import TinctureLint

/// Fixes of themes that extend others.
@Suite("Fixes of themes that extend others")
struct ThemeMenderExtendsTests {
  private static let base = "theme: B\ncolors:\n  page: white\n  label: { any: \"#333\", on: $colors.page }\n"
  private static let child = "theme: C\nextends: base.yaml\ncolors:\n  page: black\n"

  @Test("what only a theme that extends a file needs is not mended in that file")
  func base() throws {
    let folder = try TemporaryFolder()
    let paths = [try folder.write("base.yaml", Self.base), try folder.write("child.yaml", Self.child)]
    for themes in [[paths[1]], paths, paths.reversed()] {
      var mender = ThemeMender()
      mender.mend(themes, with: Linter())
      #expect(mender.files.isEmpty)
    }
  }

  @Test("a file is mended once where it is a theme and the base of another")
  func both() throws {
    let folder = try TemporaryFolder()
    let text =
      "theme: B\npalette:\n  ink: \"#111\"\ncolors:\n  page: white\n  label: { any: $palette.ink, on: $colors.page }\n"
      + "  hint: { any: ff8800, role: decorative, on: $colors.page }\n  rule: { any: \"#111\", role: decorative, on: $colors.page }\n"
    let base = try folder.write("base.yaml", text)
    let child = try folder.write("child.yaml", "theme: C\nextends: base.yaml\ncolors:\n  sheet: \"#111\"\n")
    var mender = ThemeMender()
    mender.mend([base, child], with: Linter())
    let texts = mender.files.map { String(decoding: $0.text, as: UTF8.self) }
    #expect(
      texts == [
        text.replacing("ff8800", with: "\"#ff8800\"").replacing("\"#111\", role", with: "$palette.ink, role"),
        "theme: C\nextends: base.yaml\ncolors:\n  sheet: $palette.ink\n",
      ])
  }
}
