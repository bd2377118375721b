import Testing

@testable import TinctureTheme

@Suite("Who refers to a token")
struct ReferrerTests {
  @Test("values, attributes and deprecations are told with the place of each reference")
  func uses() throws {
    let text = ThemeText(
      """
      theme: Test
      palette: { ink: "#123" }
      fonts: { body: body }
      colors:
        page: { light: white, dark: $palette.ink, fallback: $palette.ink }
        label: { any: "mix($palette.ink, $colors.page)", on: $colors.page, font: $fonts.body }
        old: { any: red, deprecated: $colors.label, distinct: [$colors.page, $colors.label] }
      images:
        heart: { any: heart, tint: $colors.label }
      """)
    let theme = try #require(text.loaded.theme, "\(text.findings)")
    func referrers(_ path: String) throws -> [String] {
      theme.referrers(of: try #require(theme.token(at: path))).map { referrer in
        let bytes = theme.sources[referrer.span.file].bytes
        let place = LineTable(bytes).position(of: referrer.span.range.lowerBound, in: bytes)
        return "\(theme.path(of: referrer.token)) \(referrer.use.name) \(place.line):\(place.column)"
      }
    }
    #expect(
      try referrers("palette.ink") == [
        "colors.page value 5:31", "colors.page value 5:55", "colors.label value 6:22",
      ])
    #expect(
      try referrers("colors.page") == [
        "colors.label value 6:36", "colors.label on 6:56", "colors.old distinct 7:58",
      ])
    #expect(
      try referrers("colors.label") == [
        "colors.old distinct 7:72", "colors.old deprecated 7:32", "images.heart value 9:30",
      ])
    #expect(try referrers("fonts.body") == ["colors.label font 6:76"])
    #expect(try referrers("colors.old").isEmpty)
  }
}
