import Testing
import Tincture

@testable import TinctureTheme

@Suite("Values of all kinds")
struct TokenValueTests {
  private static let text = ThemeText(
    """
    theme: Test
    palette: { ink: "#111111" }
    colors:
      paper: { light: white, dark: black }
      tint: { light: red, dark: blue }
    metrics:
      plain: -4.5
      gap: { any: 8, dark: 10, accessibility: 16, scales: body }
      twice: $metrics.gap
    fonts:
      body: body
      head: headline
      title: { textStyle: title1, weight: bold, family: Lora, size: $metrics.fontSize, maximumSize: 40 }
      hint: { any: { textStyle: footnote, family: rounded }, accessibility: $fonts.body }
    x-metrics: {}
    gradients:
      plain: { stops: [red, $colors.paper] }
      diagonal:
        from: topLeading
        to: [25%, 1]
        stops: [red, { color: green, at: 20% }, blue, white, { color: $palette.ink, at: 80% }]
    shadows:
      one: { color: black / 20%, radius: 10, x: 3, y: -4 }
      two: [$shadows.one, { color: $colors.paper, inset: true }]
      none: none
    surfaces:
      card:
        shape: roundedRectangle(25)
        padding: { vertical: 3, horizontal: $metrics.gap }
        minimumSize: 44
        content: $colors.tint
        normal: { fill: $colors.paper, stroke: { paint: $gradients.plain, width: 2 }, shadows: $shadows.one }
        pressed: { fill: { stops: [red, blue] }, shadows: [] }
        selected: { stroke: none, content: none }
        disabled: { fill: none, stroke: { paint: red, width: 0 } }
    layouts:
      picker: { any: list, accessibility: big-button }
      other: $layouts.picker
    images:
      heart: { any: heart, dark: invert(heart), tint: $colors.tint }
      plain: $images.heart
      turned: invert($images.plain)
      original: { any: pizza/night 2, rendering: original }
    """.replacing("x-metrics: {}", with: "").replacing("plain: -4.5", with: "plain: -4.5\n  fontSize: 30"))

  private func value(
    _ path: String, _ style: UserInterfaceStyle = .light, _ size: ContentSizeCategory = .large
  ) throws -> TokenValue {
    let theme = try #require(Self.text.loaded.theme, "\(Self.text.findings)")
    return theme.value(
      of: try #require(theme.token(at: path)),
      with: TraitCollection(userInterfaceStyle: style, preferredContentSizeCategory: size))
  }

  @Test("a metric grows with its text style, before or after its own variants")
  func metrics() throws {
    #expect(try value("metrics.plain") == .metric(-4.5))
    #expect(try value("metrics.gap") == .metric(8))
    #expect(try value("metrics.gap", .dark) == .metric(10))
    #expect(try value("metrics.gap", .light, .extraSmall) == .metric(8.0 * 14 / 17))
    #expect(try value("metrics.gap", .light, .accessibilityMedium) == .metric(16.0 * 28 / 17))
    #expect(try value("metrics.gap", .dark, .accessibilityMedium) == .metric(10.0 * 28 / 17))
    for size in ContentSizeCategory.allCases {
      #expect(try value("metrics.twice", .dark, size) == value("metrics.gap", .dark, size))
    }
  }

  @Test("what grows with text grows once: a font or a scaled metric takes another's value at large")
  func scaledOnce() throws {
    let text = ThemeText(
      """
      theme: Test
      metrics:
        gap: { any: 17, dark: 20, accessibility: 30, scales: body }
        twice: $metrics.gap
        wide: { any: $metrics.gap, scales: body }
        wider: { any: $metrics.twice, scales: body }
        fixed: { any: 10, accessibility: 12 }
        grown: { any: $metrics.fixed, scales: body }
      fonts:
        a: { textStyle: body, size: $metrics.twice, maximumSize: $metrics.wide }
      """)
    let theme = try #require(text.loaded.theme, "\(text.findings)")
    func value(_ path: String, _ style: UserInterfaceStyle) throws -> TokenValue {
      theme.value(
        of: try #require(theme.token(at: path)),
        with: TraitCollection(
          userInterfaceStyle: style, preferredContentSizeCategory: .accessibilityMedium))
    }
    #expect(try value("metrics.twice", .light) == .metric(30.0 * 28 / 17))
    #expect(try value("metrics.wide", .light) == .metric(17.0 * 28 / 17))
    #expect(try value("metrics.wider", .dark) == .metric(20.0 * 28 / 17))
    #expect(try value("metrics.grown", .light) == .metric(12.0 * 28 / 17))
    #expect(
      try value("fonts.a", .dark) == .font(FontToken(textStyle: .body, size: 20, maximumSize: 20)))
    #expect(theme[try #require(theme.token(at: "fonts.a"))].use.columnCount == 2)
  }

  @Test("a font takes what it does not say from its text style")
  func fonts() throws {
    #expect(try value("fonts.body") == .font(FontToken(textStyle: .body)))
    #expect(try value("fonts.head") == .font(FontToken(textStyle: .headline, weight: .semibold, size: 17)))
    #expect(
      try value("fonts.title")
        == .font(
          FontToken(textStyle: .title1, weight: .bold, family: .named("Lora"), size: 30, maximumSize: 40)))
    #expect(try value("fonts.hint") == .font(FontToken(textStyle: .footnote, family: .rounded)))
    #expect(
      try value("fonts.hint", .light, .accessibilityExtraLarge) == .font(FontToken(textStyle: .body)))
  }

  @Test("stops without a place stand in even steps between those that have one")
  func gradients() throws {
    func color(_ red: Double, _ green: Double, _ blue: Double) -> RGBAColor {
      RGBAColor(red: red, green: green, blue: blue)
    }
    #expect(
      try value("gradients.plain", .dark)
        == .gradient(
          ColorGradient(
            from: .top, to: .bottom, stops: [.init(color(1, 0, 0), at: 0), .init(color(0, 0, 0), at: 1)])))
    guard case .gradient(let diagonal) = try value("gradients.diagonal") else {
      Issue.record("it is a gradient")
      return
    }
    #expect(diagonal.start == .topLeading)
    #expect(diagonal.end == GradientPoint(x: 0.25, y: 1))
    let expected = [0, 0.2, 0.4, 0.6, 0.8]
    for (stop, location) in zip(diagonal.stops, expected) { #expect(abs(stop.location - location) < 1e-12) }
    #expect(diagonal.stops.count == 5)
  }

  @Test("the layers of another token stand where it is named")
  func shadows() throws {
    let one = ShadowLayer(
      color: RGBAColor(red: 0, green: 0, blue: 0, alpha: 0.2), radius: 10, x: 3, y: -4)
    #expect(try value("shadows.one") == .shadow([one]))
    let inset = ShadowLayer(color: RGBAColor(red: 0, green: 0, blue: 0), radius: 0, isInset: true)
    #expect(try value("shadows.two", .dark) == .shadow([one, inset]))
    #expect(try value("shadows.none") == .shadow([]))
  }

  @Test("a state takes what it does not say from the normal one, and 'none' takes it away")
  func surfaces() throws {
    guard case .surface(let card) = try value("surfaces.card", .dark) else {
      Issue.record("it is a surface")
      return
    }
    #expect(card.shape == .roundedRectangle(cornerRadius: 25))
    #expect(card.padding == SurfacePadding(vertical: 3, horizontal: 10))
    #expect((card.minimumWidth, card.minimumHeight) == (44, 44))
    let black = RGBAColor(red: 0, green: 0, blue: 0)
    let blue = RGBAColor(red: 0, green: 0, blue: 1)
    #expect(card.normal.fill == .color(black))
    #expect(card.normal.content == blue)
    #expect(card.normal.stroke?.width == 2)
    #expect(card.normal.shadows.count == 1)
    guard case .gradient? = card.pressed.fill else {
      Issue.record("a gradient may stand in a fill")
      return
    }
    #expect(card.pressed.stroke == card.normal.stroke)
    #expect(card.pressed.shadows.isEmpty)
    #expect(card.pressed.content == blue)
    #expect(card.selected.fill == card.normal.fill)
    #expect(card.selected.stroke == nil)
    #expect(card.selected.content == nil)
    #expect(card.disabled.fill == nil)
    #expect(card.disabled.stroke == nil, "a line without width is none")
    #expect(card.disabled.shadows == card.normal.shadows)
  }

  @Test("a layout is one of its values, each a case")
  func layouts() throws {
    #expect(try value("layouts.picker") == .layout("list"))
    #expect(try value("layouts.other", .light, .accessibilityMedium) == .layout("big-button"))
    let theme = try #require(Self.text.loaded.theme)
    let other = try #require(theme.token(at: "layouts.other"))
    #expect(theme.layoutNames(of: other) == ["list", "big-button"])
  }

  @Test("a tint makes an image a template, and follows the traits")
  func images() throws {
    let red = RGBAColor(red: 1, green: 0, blue: 0)
    let blue = RGBAColor(red: 0, green: 0, blue: 1)
    #expect(try value("images.heart") == .image(ImageToken("heart", rendering: .template, tint: red)))
    #expect(
      try value("images.plain", .dark)
        == .image(ImageToken("heart", isInverted: true, rendering: .template, tint: blue)))
    #expect(
      try value("images.turned", .dark) == .image(ImageToken("heart", rendering: .template, tint: blue)))
    #expect(try value("images.original") == .image(ImageToken("pizza/night 2")))
  }

  @Test("the contrast on a gradient is that on its worst stop, on a surface that on its fill")
  func contrast() throws {
    let theme = try #require(
      ThemeText(
        """
        theme: Test
        colors:
          label: { any: black, on: [$gradients.fill, $surfaces.card] }
        gradients: { fill: { stops: [white, "#767676"] } }
        surfaces: { card: { normal: { fill: white } } }
        """
      ).loaded.theme)
    let label = try #require(theme.token(at: "colors.label"))
    let ratios = theme.backgrounds(of: label).map {
      theme.contrastRatio(of: label, on: $0, combination: TraitUse.defaultCombination)
    }
    #expect(abs(ratios[0] - 4.6) < 0.05)
    #expect(ratios[1] == 21)
  }
}
