import Testing

@testable import TinctureTheme

@Suite("Values that their parts make impossible")
struct RefusalTests {
  @Test("each fault of a value is told where it is written, once")
  func places() {
    let text = ThemeText(
      """
      theme: Test
      metrics: { less: -1 }
      surfaces:
        a:
          shape: roundedRectangle(-2)
          padding: { vertical: 3, horizontal: $metrics.less }
          minimumSize: -4
          normal: { stroke: { paint: red, width: -5 } }
          pressed: { stroke: { paint: { stops: [red, blue] }, width: -6 } }
      """)
    #expect(Set(text.marked) == ["-2", "$metrics.less", "-4", "-5", "-6"])
    #expect(text.findings.count == 5, "\(text.findings)")
  }

  @Test("a fault under several traits is one finding, which names them")
  func traits() {
    let text = ThemeText(
      """
      theme: Test
      metrics: { size: { any: 16, dark: 30, accessibility: 40 } }
      fonts: { a: { textStyle: body, size: $metrics.size, maximumSize: 20 } }
      """)
    #expect(
      text.findings == [
        "3:66 out-of-range fonts.a: the font's maximum size, 20, is less than its size, 30, "
          + "under dark+large, light+accessibility1, dark+accessibility1"
      ])
  }

  @Test("a shadow has at most 100 layers, however its references multiply")
  func layers() {
    let levels = (1...64).map { "  s\($0): [$shadows.s\($0 - 1), $shadows.s\($0 - 1)]\n" }
    let text = ThemeText("theme: Test\nshadows:\n  s0: [{ color: black }]\n" + levels.joined())
    #expect(text.findings == ["10:3 limit shadows.s7: a shadow has 100 layers at most"])
  }

  @Test("100 layers are not too many")
  func mostLayers() {
    let layers = (1...100).map { _ in "{ color: black }" }
    let text = ThemeText("theme: Test\nshadows: { a: [\(layers.joined(separator: ", "))] }\n")
    #expect(text.findings.isEmpty, "\(text.findings)")
  }
}
