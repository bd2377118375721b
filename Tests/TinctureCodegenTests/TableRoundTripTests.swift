import Foundation
import TestSupport
import Testing
import Tincture
import TinctureTheme

@testable import TinctureCodegen

/// What `StyleTable` reads is what the theme says, bit by bit.
@Suite("From a theme to a table and back")
struct TableRoundTripTests {
  private static let root = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
    .deletingLastPathComponent().deletingLastPathComponent()

  static let themes =
    ["neumorphic", "pizzeria", "system", "collect"].map { "Themes/\($0).yaml" } + [
      "Tests/Fixtures/generated/menu.yaml", "Tests/Generated/Themes/odd.yaml",
    ]

  @Test(
    "every token of every theme has the same value under all combinations, and without traits",
    arguments: themes)
  func everyTheme(_ name: String) throws {
    let path = Self.root.appendingPathComponent(name).path
    check(try #require(ThemeLoader.load(path: path).theme))
  }

  @Test("so have random themes of all sections")
  func randomThemes() throws {
    var random = SeededGenerator.printed()
    for round in 0..<FuzzRounds.count(inTestRun: 8) {
      let text = RandomTheme.text(withFaults: false, using: &random)
      let loaded = ThemeLoader.load(path: "random.yaml", bytes: Array(text.utf8))
      let theme = loaded.theme
      check(try #require(theme, "round \(round): \(loaded.diagnostics.map(\.message))\n\(text)"))
    }
  }

  private func check(_ theme: Theme) {
    var text = SourceText()
    for token in theme.tokenIDs { TableText.writeRow(token, of: theme, to: &text, depth: 2) }
    // Between quotation marks of Swift, nothing may need an escape.
    #expect(text.bytes.allSatisfy { $0 < 0x7F && $0 != UInt8(ascii: "\\") && $0 != UInt8(ascii: "\"") })
    let table = text.bytes.withUnsafeBufferPointer { StyleTable(decoding: $0) }
    for (token, row) in zip(theme.tokenIDs, theme.rowNumbers) {
      let path = theme.path(of: token)
      switch theme.kind(of: token) {
      case .color: check(RGBAColor.dynamic(row: row, in: table), token, theme) { .color($0) }
      case .metric: check(Double.dynamic(row: row, in: table), token, theme) { .metric($0) }
      case .font: check(FontToken.dynamic(row: row, in: table), token, theme) { .font($0) }
      case .gradient: check(ColorGradient.dynamic(row: row, in: table), token, theme) { .gradient($0) }
      case .shadow: check([ShadowLayer].dynamic(row: row, in: table), token, theme) { .shadow($0) }
      case .surface: check(SurfaceStyle.dynamic(row: row, in: table), token, theme) { .surface($0) }
      case .image: check(ImageToken.dynamic(row: row, in: table), token, theme) { .image($0) }
      case .layout: #expect(!theme.layoutNames(of: token).isEmpty, "\(path)")
      }
    }
  }

  private func check<Value>(
    _ dynamic: Dynamic<Value>, _ token: TokenID, _ theme: Theme, _ wrap: (Value) -> TokenValue
  ) {
    let isSame = (0..<192).allSatisfy {
      wrap(dynamic.resolved(with: TraitCollection(combination: $0)))
        == theme.value(of: token, combination: $0)
    }
    #expect(isSame, "\(theme.path(of: token))")
    #expect(wrap(dynamic.fallback) == theme.fallbackValue(of: token), "\(theme.path(of: token))")
  }
}
