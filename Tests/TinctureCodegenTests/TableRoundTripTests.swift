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

  @Test("so have random numbers and names")
  func randomThemes() throws {
    var random = SeededGenerator.printed()
    for _ in 0..<40 {
      func number() -> String {
        let number = Double.random(in: -99_999...99_999, using: &random)
        let places = Int.random(in: 0...12, using: &random)
        return String(format: "%.\(places)f", number)
      }
      func size() -> String {
        String(
          format: "%.\(Int.random(in: 0...9, using: &random))f", Double.random(in: 1...99, using: &random))
      }
      let letters = Array("aZ09._-%'\"/ \\é漢🍕()|;:@=~")
      let name = String((0..<12).map { _ in letters.randomElement(using: &random) ?? "a" })
      let family = "'" + ("F" + name).replacing("'", with: "''") + "'"
      let text = """
        theme: Random
        metrics:
          a: { any: \(number()), dark: \(number()), accessibility: \(number()), scales: caption1, fallback: \(number()) }
          size: \(size())
        fonts: { a: { any: { textStyle: callout, size: \(size()), family: \(family) }, dark: title3, p3: title3 } }
        shadows: { a: { light: [{ color: oklch(60% 0.3 \(size())), radius: \(size()), x: \(number()) }], dark: none } }
        gradients: { a: { from: [\(size())%, 0], stops: [{ color: red, at: \(size())% }, color(display-p3 0 1 0 / 0.3)] } }
        surfaces:
          a:
            shape: roundedRectangle($metrics.size)
            padding: { horizontal: \(size()) }
            normal: { fill: $gradients.a, stroke: { paint: $gradients.a, width: \(size()) }, shadows: $shadows.a }
            disabled: { fill: none, content: blue }
        images: { a: { any: \(family), elevated: invert(b) } }
        """
      let loaded = ThemeLoader.load(path: "random.yaml", bytes: Array(text.utf8))
      check(try #require(loaded.theme, "\(loaded.diagnostics.map(\.message))\n\(text)"))
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
