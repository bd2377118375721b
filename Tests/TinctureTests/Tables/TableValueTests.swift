import Testing
import Tincture

/// One case of a layout, as a generated enum has them.
enum SampleLayout: String, LayoutChoice {
  case list
  case bigButton = "big-button"
}

@Suite("Values of tables")
struct TableValueTests {
  private let dark = TraitCollection(userInterfaceStyle: .dark)

  @Test(
    "numbers",
    arguments: [
      ("m0 44", 44), ("m0 -4.5", -4.5), ("m0 0.125", 0.125), ("m0 x3FD5555555555555", 1 / 3.0), ("m0 0", 0),
    ] as [(StaticString, Double)])
  func numbers(_ text: StaticString, _ expected: Double) {
    #expect(Dynamic<Double>(row: 0, in: StyleTable(text)).resolved(with: TraitCollection()) == expected)
  }

  @Test("the rows of each kind are numbered by themselves")
  func numbering() {
    let table = StyleTable(
      """
      m0 1
      0 FF0000
      t0 5,3,17,-,y
      m8 2 3
      0 0000FF
      """)
    #expect(Dynamic<Double>(row: 1, in: table).resolved(with: dark) == 3)
    #expect(RGBAColor(row: 1, in: table) == .azure)
    #expect(Dynamic<FontToken>(row: 0, in: table).fallback == FontToken(textStyle: .body))
    #expect(table.number(of: Dynamic<Double>(row: 1, in: table)) == 1)
    #expect(table.number(of: Dynamic<Double>(row: 1, in: StyleTable("m0 1\nm0 2"))) == nil)
    #expect(table.number(of: Dynamic(2.0)) == nil)
  }

  @Test("a column may take the value of an earlier one")
  func sharedColumns() {
    let metric = Dynamic<Double>(row: 0, in: StyleTable("mC 1 =0 2 =2 ~5"))
    let highContrast = TraitCollection(userInterfaceStyle: .dark, accessibilityContrast: .high)
    #expect(metric.resolved(with: TraitCollection(accessibilityContrast: .high)) == 1)
    #expect(metric.resolved(with: dark) == 2)
    #expect(metric.resolved(with: highContrast) == 2)
    #expect(metric.fallback == 5)
  }

  @Test("fonts")
  func fonts() {
    let table = StyleTable("t0 0,8,34,60.5,'Noto%20Sans'\nt0 9,0,12,-,e")
    #expect(
      Dynamic<FontToken>(row: 0, in: table).fallback
        == FontToken(
          textStyle: .largeTitle, weight: .black, family: .named("Noto Sans"), size: 34, maximumSize: 60.5))
    #expect(
      Dynamic<FontToken>(row: 1, in: table).fallback
        == FontToken(textStyle: .caption1, weight: .ultraLight, family: .serif, size: 12))
  }

  @Test("gradients and shadows")
  func gradientsAndShadows() {
    let table = StyleTable("g8 0,0,1,0.5;FF0000@0;0000FF/50%@1 =0\nh0 -\nh8 FF0000,10,3,-4;000000,1,0,0i -")
    let gradient = Dynamic<ColorGradient>(row: 0, in: table).resolved(with: dark)
    #expect(
      gradient
        == ColorGradient(
          from: .topLeading, to: GradientPoint(x: 1, y: 0.5),
          stops: [.init(.scarlet, at: 0), .init(.azure.withAlpha(0.5), at: 1)]))
    #expect(Dynamic<[ShadowLayer]>(row: 0, in: table).fallback.isEmpty)
    let layers = Dynamic<[ShadowLayer]>(row: 1, in: table)
    #expect(
      layers.fallback == [
        ShadowLayer(color: .scarlet, radius: 10, x: 3, y: -4),
        ShadowLayer(color: .black, radius: 1, isInset: true),
      ])
    #expect(layers.resolved(with: dark).isEmpty)
  }

  @Test("surfaces")
  func surfaces() {
    let table = StyleTable(
      "u0 q25,30,20,44,48|FF0000:[0,0,1,1;FF0000@0;0000FF@1]*4:000000,1,0,0i:0000FF||-:-:-:-|\nu0 c,0,0,0,0|-:-:-:-|||"
    )
    let card = Dynamic<SurfaceStyle>(row: 0, in: table).fallback
    let edge = ColorGradient(
      from: .topLeading, to: .bottomTrailing, stops: [.init(.scarlet, at: 0), .init(.azure, at: 1)])
    let normal = SurfaceState(
      fill: .color(.scarlet), stroke: SurfaceStroke(.gradient(edge), width: 4),
      shadows: [ShadowLayer(color: .black, radius: 1, isInset: true)], content: .azure)
    #expect(
      card
        == SurfaceStyle(
          shape: .roundedRectangle(cornerRadius: 25), padding: SurfacePadding(vertical: 30, horizontal: 20),
          minimumWidth: 44, minimumHeight: 48, normal: normal, selected: SurfaceState()))
    #expect(
      Dynamic<SurfaceStyle>(row: 1, in: table).fallback
        == SurfaceStyle(shape: .circle, normal: SurfaceState()))
  }

  @Test("layouts and images")
  func layoutsAndImages() {
    let table = StyleTable("l8 'list' 'big-button'\ni8 'heart',t00FF00 'a%2Fb%C3%A9',n")
    let layout = Dynamic<SampleLayout>(row: 0, in: table)
    #expect(layout.resolved(with: TraitCollection()) == .list)
    #expect(layout.resolved(with: dark) == .bigButton)
    #expect(table.number(of: layout) == 0)
    let image = Dynamic<ImageToken>(row: 0, in: table)
    #expect(image.fallback == ImageToken("heart", rendering: .template, tint: .emerald))
    #expect(image.resolved(with: dark) == ImageToken("a/bé", isInverted: true))
  }

  @Test("a style knows the full names of its tokens")
  func names() {
    let style = CompiledStyle(
      name: "Test", table: StyleTable(""),
      tokens: """
        palette(ink dark(start end))
        colors(a%20b button(fill) label)
        metrics(tap-target)
        """)
    #expect(
      style.paths == [
        "palette.ink", "palette.dark.start", "palette.dark.end", "colors.a b", "colors.button.fill",
        "colors.label", "metrics.tap-target",
      ])
  }
}
