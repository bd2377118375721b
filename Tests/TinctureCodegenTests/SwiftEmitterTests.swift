import Testing
import TinctureCodegen
import TinctureTheme

@Suite("The swift format")
struct SwiftEmitterTests {
  @Test("a token becomes a property over the table, and the same bytes come out every time")
  func output() throws {
    let text = "theme: Test\ncolors:\n  label: { light: \"#333\", dark: white }\n"
    let theme = try #require(ThemeLoader.load(path: "test.yaml", bytes: Array(text.utf8)).theme)
    let emitter = SwiftEmitter(options: EmitterOptions())
    let output = String(decoding: emitter.emit(theme), as: UTF8.self)
    #expect(output.contains("    /// light #333333 · dark #FFFFFF\n"))
    #expect(output.contains("public static var label: DynamicColor { DynamicColor(row: 0, in: table) }\n"))
    #expect(output.contains("    8 333333 FFFFFF\n"))
    #expect(emitter.emit(theme) == emitter.emit(theme))
  }
}
