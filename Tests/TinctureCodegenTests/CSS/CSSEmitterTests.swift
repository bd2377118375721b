import Testing
import TinctureCodegen
import TinctureTheme

@Suite("The css format")
struct CSSEmitterTests {
  static func emit(_ text: String, _ options: [String: String] = [:]) throws -> String {
    try Emitted(CSSEmitter.self, text, EmitterOptions(options)).text
  }

  /// The value of a property where it is declared first.
  static func value(of property: String, in sheet: String) -> String? {
    guard let start = sheet.range(of: " \(property):")?.upperBound,
      let end = sheet[start...].firstIndex(of: ";")
    else { return nil }
    return sheet[start..<end].split(whereSeparator: \.isWhitespace).joined(separator: " ")
  }

  @Test(
    "a value that varies is written in as few alternatives as tell its columns apart",
    arguments: [
      ("white", "#FFFFFF"),
      ("{ light: white, dark: black }", "light-dark(#FFFFFF, #000000)"),
      ("{ light: white, dark: white }", "#FFFFFF"),
      (
        "{ any: white, highContrast: black }",
        "var(--if-normal-contrast, #FFFFFF) var(--if-high-contrast, #000000)"
      ),
      (
        "{ light: white, dark: black, dark+elevated: gray }",
        "light-dark(#FFFFFF, var(--if-base, #000000) var(--if-elevated, #808080))"
      ),
      (
        "{ light: white, light+highContrast: red, dark: black, dark+highContrast: gray }",
        "var(--if-normal-contrast, light-dark(#FFFFFF, #000000)) "
          + "var(--if-high-contrast, light-dark(#FF0000, #808080))"
      ),
      (
        "{ any: white, accessibility: black, size<=small: gray }",
        "var(--if-x-small-to-small, #808080) var(--if-medium-to-xxx-large, #FFFFFF) "
          + "var(--if-accessibility, #000000)"
      ),
      ("rgb(0 0 0 / 29%)", "rgb(0 0 0 / 29%)"),
      ("oklch(0.6 0.2 29)", "oklch(0.6 0.2 29)"),
      ("color(display-p3 0.1 0.4 0.8 / 50%)", "color(display-p3 0.1 0.4 0.8 / 50%)"),
      // Browsers fit it into the display's gamut in ways of their own.
      ("oklch(0.7 0.4 150)", "color(display-p3 0 0.78248 0.19445)"),
      ("mix(white, black, 50%)", "#636363"),
    ])
  func colors(_ yaml: String, _ css: String) throws {
    let sheet = try Self.emit("theme: Test\ncolors:\n  label: \(yaml)\n")
    #expect(Self.value(of: "--colors-label", in: sheet) == css)
  }

  @Test("a plain reference stays one, and what is made of one is a value")
  func references() throws {
    let sheet = try Self.emit(
      """
      theme: Test
      palette: { ink: black }
      colors:
        label: $palette.ink
        text: { light: $colors.label, dark: white }
        hint: $palette.ink / 50%
      metrics:
        gap: { any: 8, scales: body }
        half: $metrics.gap
        wide: { any: $metrics.gap, scales: title1 }
      """)
    #expect(Self.value(of: "--colors-label", in: sheet) == "var(--palette-ink)")
    #expect(Self.value(of: "--colors-text", in: sheet) == "light-dark(var(--colors-label), #FFFFFF)")
    #expect(Self.value(of: "--colors-hint", in: sheet) == "rgb(0 0 0 / 50%)")
    #expect(Self.value(of: "--metrics-gap", in: sheet) == "calc(0.5rem * var(--text-body) / 17)")
    #expect(Self.value(of: "--metrics-half", in: sheet) == "var(--metrics-gap)")
    // Nothing grows twice.
    #expect(Self.value(of: "--metrics-wide", in: sheet) == "calc(0.5rem * var(--text-title1) / 28)")
  }

  @Test(
    "a gradient runs from corner to corner, from side to side, or in part",
    arguments: [
      ("stops: [white, black]", "to bottom, #FFFFFF, #000000"),
      ("from: topLeading, to: bottomTrailing, stops: [white, black]", "to bottom right, #FFFFFF, #000000"),
      ("from: trailing, to: leading, stops: [white, black]", "to left, #FFFFFF, #000000"),
      ("from: leading, to: center, stops: [white, black]", "to right, #FFFFFF 0%, #000000 50%"),
      ("from: bottom, to: [50%, 20%], stops: [white, black]", "to top, #FFFFFF 0%, #000000 80%"),
      (
        "from: center, to: bottomTrailing, stops: [white, black]",
        "to bottom right, #FFFFFF 50%, #000000 100%"
      ),
      ("stops: [white, gray, black]", "to bottom, #FFFFFF, #808080, #000000"),
      ("stops: [white, { color: gray, at: 40% }, black]", "to bottom, #FFFFFF, #808080 40%, #000000"),
      ("stops: [white, color(display-p3 1 0 0)]", "to bottom in srgb, #FFFFFF, color(display-p3 1 0 0)"),
      ("from: topLeading, to: bottom, stops: [white, black]", "153.43deg, #FFFFFF 0%, #000000 83.33%"),
    ])
  func gradients(_ yaml: String, _ css: String) throws {
    let quoted = yaml.replacing("color(display-p3 1 0 0)", with: "\"color(display-p3 1 0 0)\"")
    let sheet = try Self.emit("theme: Test\ngradients:\n  fill: { \(quoted) }\n")
    #expect(Self.value(of: "--gradients-fill", in: sheet) == "linear-gradient(\(css))")
  }

  @Test("a gradient that runs aslant is told, since CSS can draw it so in a square only")
  func slant() throws {
    let emitted = try Emitted(
      CSSEmitter.self,
      "theme: Test\ngradients: { fill: { from: topLeading, to: bottom, stops: [white, black] } }\n")
    #expect(
      emitted.findings.map(\.message) == [
        "gradients.fill runs aslant, which CSS can draw so in a square only"
      ])
  }

  @Test("a shadow's blur is twice its radius, and a list without layers is none")
  func shadows() throws {
    let sheet = try Self.emit(
      """
      theme: Test
      shadows:
        raised: [{ color: black / 20%, radius: 10, y: 4 }, { color: white, radius: 1.5, x: -1, inset: true }]
        flat: none
      """)
    #expect(
      Self.value(of: "--shadows-raised", in: sheet)
        == "0 4px 20px rgb(0 0 0 / 20%), inset -1px 0 3px #FFFFFF")
    #expect(Self.value(of: "--shadows-flat", in: sheet) == "none")
  }

  @Test("a font is a shorthand, which grows with its text style")
  func fonts() throws {
    let theme = """
      theme: Test
      fonts:
        title: { textStyle: title1, weight: bold, family: 'La "Belle"', maximumSize: 60 }
        hint: { textStyle: footnote, family: rounded }
      """
    let sheet = try Self.emit(theme)
    #expect(
      Self.value(of: "--fonts-title", in: sheet)
        == #"700 min(calc(1.75rem * var(--text-title1) / 28), 3.75rem) "La \"Belle\"", system-ui, sans-serif"#
    )
    let pixels = try Self.emit(theme, ["unit": "px"])
    #expect(
      Self.value(of: "--fonts-hint", in: pixels)
        == "400 calc(13px * var(--text-footnote) / 13) ui-rounded, system-ui, sans-serif")
  }

  @Test(
    "a layout is a word that a style query can compare, whatever word it is",
    arguments: [
      (
        "{ any: list, accessibility: big-button }",
        "var(--if-x-small-to-xxx-large, list)var(--if-accessibility, big-button)"
      ),
      ("inherit", "\"inherit\""),
    ])
  func layouts(_ yaml: String, _ css: String) throws {
    let sheet = try Self.emit("theme: Test\nlayouts:\n  picker: \(yaml)\n")
    #expect(Self.value(of: "--layouts-picker", in: sheet) == css)
  }

  @Test(
    "a name becomes kebab case, and what may not stand in one is escaped",
    arguments: [
      ("secondaryLabel", "secondary-label"), ("URLField", "url-field"), ("title2Bold", "title2-bold"),
      ("tab bar", "tab-bar"), ("größeWert", "größe-wert"), ("日本", "日本"), ("50%", #"50\%"#), ("a*b", #"a\*b"#),
      ("snake_case", "snake_case"), ("→", #"\2192 "#), ("🍕", "🍕"),
    ])
  func names(_ name: String, _ css: String) throws {
    let sheet = try Self.emit("theme: Test\ncolors:\n  \"\(name)\": white\n")
    #expect(sheet.contains("  --colors-\(css): #FFFFFF;\n"), "\(sheet)")
  }

  @Test("two tokens of one name are an error that tells both")
  func collisions() throws {
    let emitted = try Emitted(
      CSSEmitter.self, "theme: Test\ncolors: { card: { start: white }, card-start: black, cardStart: red }\n")
    #expect(
      emitted.findings.map(\.message) == [
        "colors.card-start and colors.card.start are both --colors-card-start in CSS",
        "colors.cardStart and colors.card.start are both --colors-card-start in CSS",
      ])
    #expect(emitted.findings.hasErrors)
  }

  @Test("a text cannot leave its comment")
  func hostileText() throws {
    let sheet = try Self.emit(
      """
      theme: Test
      description: "one */ body { display: none } /*\\r\\n two"
      colors:
        label: { any: black, description: "a */ b", deprecated: "*/ \\u202E c" }
      """)
    #expect(sheet.contains("/* one * / body { display: none } /* two */\n"))
    #expect(sheet.contains("  /* a * / b */\n  /* Deprecated: * / c */\n"))
  }

  @Test("browsers without light-dark() get the values for hosts without traits")
  func fallback() throws {
    let theme = """
      theme: Test
      colors: { label: { light: "#111", dark: white, fallback: "#222" }, line: { light: white, dark: black } }
      """
    #expect(
      try Self.emit(theme).hasSuffix(
        """
        @supports not (color: light-dark(white, black)) {
          :root {
            --colors-label: #222222;
            --colors-line: #FFFFFF;
          }
        }

        """))
    let media = try Self.emit(theme, ["scheme": "media"])
    #expect(!media.contains("light-dark"))
    #expect(
      media.hasSuffix(
        """
        :root {
          --colors-label: #222222;
        }

        @media (prefers-color-scheme: light), (prefers-color-scheme: dark) {
          :root,
          [data-theme] {
            --colors-label: var(--if-light, #111111) var(--if-dark, #FFFFFF);
          }
        }

        """))
  }

  @Test("a theme that does not vary is one rule")
  func constant() throws {
    #expect(
      try Self.emit("theme: Test\ncolors: { label: black }\n") == """
        /* Generated by Tincture from test.yaml. Do not edit. */

        :root {
          --colors-label: #000000;
        }

        """)
  }

  @Test("a prefix and a selector keep a theme to itself")
  func scope() throws {
    let sheet = try Self.emit(
      "theme: Test\ncolors: { label: { any: black, highContrast: red } }\n",
      ["prefix": "brand", "selector": ".brand"])
    #expect(sheet.contains("  --brand-if-high-contrast: initial;\n"))
    #expect(
      sheet.contains(
        """
        .brand,
        .brand [data-contrast] {
          --brand-colors-label:
            var(--brand-if-normal-contrast, #000000)
            var(--brand-if-high-contrast, #FF0000);
        }

        """))
  }

  @Test(
    "an option that is no selector or no prefix is refused",
    arguments: [
      ("selector", ".brand", true), ("selector", "html.brand > main", true), ("selector", "a, b", false),
      ("selector", "a { } b", false), ("selector", "", false), ("prefix", "brand-2", true),
      ("prefix", "2", false),
      ("prefix", "Brand", false), ("prefix", "brand-", false),
    ])
  func complaints(_ name: String, _ value: String, _ isFine: Bool) throws {
    let option = try #require(CSSEmitter.options.first { $0.name == name })
    #expect((option.complaint(about: value) == nil) == isFine)
  }

  @Test(
    "a surface is a class with the states that look different, and a stronger one undoes what a weaker one did"
  )
  func surfaces() throws {
    let sheet = try Self.emit(
      """
      theme: Test
      metrics: { edge: { any: 0, highContrast: 3 } }
      colors: { card: white }
      surfaces:
        roundButton:
          shape: capsule
          padding: { vertical: 10, horizontal: 18 }
          minimumSize: 44
          content: black
          normal: { fill: $colors.card, stroke: { paint: $colors.card, width: $metrics.edge } }
          selected: { fill: red }
          disabled: { content: gray }
      """)
    let states = sheet.split(separator: "\n\n").suffix(5).map(String.init)
    #expect(
      states == [
        """
        .surface-round-button {
          position: relative;
          box-sizing: border-box;
          padding-block: 10px;
          padding-inline: 18px;
          min-width: 44px;
          min-height: 44px;
          border-radius: 9999px;
          color: #000000;
          background: var(--colors-card);
        }
        """,
        """
        .surface-round-button::after {
          position: absolute;
          inset: 0;
          box-sizing: border-box;
          border-radius: inherit;
          mask: linear-gradient(#000 0 0) content-box exclude, linear-gradient(#000 0 0);
          pointer-events: none;
          content: "";
          padding: var(--metrics-edge);
          background: var(--colors-card);
        }
        """,
        """
        .surface-round-button:is([aria-pressed="true"], [aria-checked="true"], [aria-selected="true"], :checked) {
          background: #FF0000;
        }
        """,
        """
        .surface-round-button:active {
          background: var(--colors-card);
        }
        """,
        """
        .surface-round-button:is(:disabled, [aria-disabled="true"]) {
          color: #808080;
          background: var(--colors-card);
        }

        """,
      ])
  }
}
