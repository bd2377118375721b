import Testing

@testable import TinctureTheme

extension FaultyTheme {
  /// A theme whose one section holds just this.
  fileprivate init(_ section: String, _ yaml: String, _ finding: String, fixed: String? = nil) {
    let head = "theme: Test\n\(section):\n"
    self.init(head + yaml, finding, fixed: fixed.map { head + $0 })
  }
}

@Suite("Findings in values of other kinds than colour")
struct ValueFindingTests {
  @Test(
    "metrics",
    arguments: [
      FaultyTheme(
        "metrics", "  a: 44pt\n", "3:6 invalid-value a metric is a number of points, without 'pt'",
        fixed: "  a: 44\n"),
      .init("metrics", "  a: 50%\n", "3:6 invalid-value a metric is a number of points, without '%'"),
      .init(
        "metrics", "  a: 1,5\n", "3:6 invalid-value a number of points is written in digits",
        fixed: "  a: 1.5\n"),
      .init(
        "metrics", "  a: 1_000\n", "3:6 invalid-value a number of points is written in digits",
        fixed: "  a: 1000\n"),
      .init(
        "metrics", "  a: +5\n", "3:6 invalid-value a number of points is written in digits", fixed: "  a: 5\n"
      ),
      .init(
        "metrics", "  a: 9e3\n", "3:6 invalid-value a number of points is written in digits",
        fixed: "  a: 9000\n"),
      .init("metrics", "  a: nan\n", "3:6 invalid-value a number of points is expected, such as 44"),
      .init(
        "metrics", "  a: $metrics.b / 2\n  b: 3\n",
        "3:17 invalid-value nothing may follow here, since a theme has no arithmetic"),
      .init("metrics", "  a: big\n", "3:6 invalid-value a number of points is expected, such as 44"),
      .init("metrics", "  a: 999999\n", "3:6 out-of-range a metric lies between -100000 and 100000"),
      .init(
        "metrics", "  a: [4]\n", "3:6 wrong-shape 'a' is a list; a number of points, or a group of names"),
      .init(
        "metrics", "  a: { any: { b: 3 } }\n",
        "3:13 wrong-shape 'any' is a trait: its value is a number of points, not a mapping"),
      .init(
        "metrics", "  a: { any: 4, scales: boddy }\n", "3:24 invalid-value 'scales' is largeTitle, title1",
        fixed: "  a: { any: 4, scales: body }\n"),
      .init("metrics", "  a: { any: 4, on: b }\n", "3:16 unknown-key a token has no key 'on'"),
      .init("metrics", "  scales: { b: 3 }\n", "3:3 reserved-name 'scales' is an attribute of tokens"),
      .init("metrics", "  a:\n", "3:5 invalid-value the value is missing"),
      .init(
        "metrics", "  a: metrics.b\n  b: 3\n", "3:6 reference-without-dollar a reference begins with '$'",
        fixed: "  a: $metrics.b\n  b: 3\n"),
      .init(
        "metrics", "  a: b\n  b: 3\n", "3:6 invalid-value a number of points is expected",
        fixed: "  a: $metrics.b\n  b: 3\n"),
      .init(
        "metrics", "  a: $colors.b\ncolors: { b: red }\n",
        "3:6 wrong-kind-of-reference colors.b is a colour, and here a number of points is expected"),
      .init(
        "metrics", "  a: $metrics.b\n  b: { dark: 3, any: $metrics.a }\n",
        "3:3 circular-reference metrics.a refers to itself"),
      .init("metrics", "  a: { dark: 4 }\n", "3:3 uncovered-traits metrics.a has no value under light"),
    ])
  func metrics(_ theme: FaultyTheme) { theme.check() }

  @Test(
    "fonts",
    arguments: [
      FaultyTheme("fonts", "  a: bodi\n", "3:6 invalid-value there is no text style 'bodi'"),
      .init("fonts", "  a: { textStyle: title }\n", "3:19 invalid-value 'textStyle' is largeTitle"),
      .init("fonts", "  a: { weight: bold }\n", "3:6 invalid-value the font has no 'textStyle'"),
      .init(
        "fonts", "  a:\n    textStyle: title2\n      e2\n", "4:16 invalid-value 'textStyle' is largeTitle",
        fixed: "  a:\n    textStyle: title2\n"),
      .init(
        "fonts", "  a:\n    textStyle: |\n      body\n    weight: >\n      700\n",
        "6:13 invalid-value a weight is written in words: 'bold' for 700",
        fixed: "  a:\n    textStyle: |\n      body\n    weight: bold\n"),
      .init(
        "fonts", "  a:\n    textStyle: body\n    weight: |\n      blod\n",
        "5:13 invalid-value 'weight' is ultraLight", fixed: "  a:\n    textStyle: body\n    weight: bold\n"),
      .init(
        "fonts", "  a: { textStyle: body, wieght: bold }\n", "3:25 unknown-key a token has no key 'wieght'",
        fixed: "  a: { textStyle: body, weight: bold }\n"),
      .init(
        "fonts", "  a: { any: { textStyle: body, wieght: bold } }\n",
        "3:32 unknown-key a font has no key 'wieght'",
        fixed: "  a: { any: { textStyle: body, weight: bold } }\n"),
      .init(
        "fonts", "  a: { textStyle: body, weight: 600 }\n", "3:33 invalid-value a weight is written in words",
        fixed: "  a: { textStyle: body, weight: semibold }\n"),
      .init(
        "fonts", "  a: { textStyle: body, family: monospace }\n",
        "3:33 invalid-value the system's own family is called 'monospaced' here",
        fixed: "  a: { textStyle: body, family: monospaced }\n"),
      .init("fonts", "  a: { textStyle: body, family: \"\" }\n", "3:33 invalid-value 'family' is empty"),
      .init(
        "fonts", "  a: { textStyle: body, family: Serif }\n",
        "3:33 invalid-value the system's serif family is written in small letters",
        fixed: "  a: { textStyle: body, family: serif }\n"),
      .init(
        "fonts", "  a: { textStyle: body, size: 20, maximumSize: 17 }\n",
        "3:48 out-of-range fonts.a: the font's maximum size, 17, is less than its size, 20"),
      .init(
        "fonts", "  a: { textStyle: body, size: 0 }\n",
        "3:31 out-of-range fonts.a: a font's size is more than 0 points"),
      .init(
        "fonts", "  a: { textStyle: body, dark: title1 }\n",
        "3:25 wrong-shape the variant 'dark' stands beside parts of a value"),
      .init("fonts", "  size: { b: body }\n", "3:3 reserved-name 'size' is a part of a value"),
      .init(
        "fonts", "  a: { textStyle: body, size: { light: 3, dark: 4 } }\n",
        "3:33 wrong-shape a number of points has no variants of its own"),
    ])
  func fonts(_ theme: FaultyTheme) { theme.check() }

  @Test(
    "gradients",
    arguments: [
      FaultyTheme("gradients", "  a: red\n", "3:6 invalid-value a gradient is expected"),
      .init("gradients", "  a: { stops: [red] }\n", "3:15 invalid-value a gradient has two stops at least"),
      .init("gradients", "  a: { stops: red }\n", "3:15 wrong-shape 'stops' is a list of colours"),
      .init("gradients", "  a: { from: top }\n", "3:6 invalid-value the gradient has no 'stops'"),
      .init(
        "gradients", "  a: { from: left, stops: [red, blue] }\n", "3:14 invalid-value 'from' is topLeading",
        fixed: "  a: { from: leading, stops: [red, blue] }\n"),
      .init(
        "gradients", "  a: { from: topleft, stops: [red, blue] }\n",
        "3:14 invalid-value 'from' is topLeading",
        fixed: "  a: { from: topLeading, stops: [red, blue] }\n"),
      .init(
        "gradients", "  a: { from: { light: top }, stops: [red, blue] }\n",
        "3:16 wrong-shape 'from' has no variants of its own"),
      .init(
        "gradients", "  a: { from: top, to: [50%, 0], stops: [red, blue] }\n",
        "3:23 invalid-value the gradient begins and ends at one point"),
      .init(
        "gradients", "  a: { from: bottom, stops: [red, blue] }\n",
        "3:14 invalid-value the gradient begins and ends at one point"),
      .init("gradients", "  a: { from: [0], stops: [red, blue] }\n", "3:14 wrong-shape a point is a word"),
      .init(
        "gradients", "  a: { to: [0, 200%], stops: [red, blue] }\n",
        "3:16 out-of-range a point's y lies between 0% and 100%"),
      .init(
        "gradients", "  a: { stops: [{ color: red, at: 50% }, { color: blue, at: 20% }] }\n",
        "3:41 out-of-range the stops of a gradient stand in the order of their places"),
      .init(
        "gradients", "  a: { stops: [#fff, blue] }\n", "3:16 unquoted-hex YAML takes this for a comment",
        fixed: "  a: { stops: [\"#fff\", blue] }\n"),
      .init(
        "gradients", "  a: { stops: [mix(red, blue, 20%), blue] }\n",
        "3:16 unquoted-call YAML splits this call at its commas",
        fixed: "  a: { stops: [\"mix(red, blue, 20%)\", blue] }\n"),
      .init(
        "gradients", "  a: { stops: [{ light: red, dark: white }, blue] }\n",
        "3:18 wrong-shape a stop has no variants of its own"),
      .init(
        "gradients", "  a: { stops: [{ color: red, at: [1] }, blue] }\n",
        "3:34 wrong-shape a stop's place is expected here, not a list"),
      .init(
        "gradients", "  a: { from: [0, { light: 1 }], stops: [red, blue] }\n",
        "3:20 wrong-shape a point's y has no variants of its own"),
    ])
  func gradients(_ theme: FaultyTheme) { theme.check() }

  @Test(
    "shadows",
    arguments: [
      FaultyTheme("shadows", "  a: red\n", "3:6 invalid-value a list of shadows is expected"),
      .init("shadows", "  a: [red]\n", "3:7 invalid-value a list of shadows is expected"),
      .init("shadows", "  a: { radius: 3 }\n", "3:6 invalid-value the shadow has no 'color'"),
      .init(
        "shadows", "  a: [{ color: red, radius: -3 }]\n",
        "3:29 out-of-range shadows.a: a shadow's radius is not less than 0"),
      .init(
        "shadows", "  a: [{ color: red, inset: yes }]\n", "3:28 invalid-value 'inset' is true or false",
        fixed: "  a: [{ color: red, inset: true }]\n"),
      .init("shadows", "  a: [{ color: red, blur: 4 }]\n", "3:21 unknown-key a shadow has no key 'blur'"),
      .init("shadows", "  a: { color: red, blur: 4 }\n", "3:20 unknown-key a token has no key 'blur'"),
      .init(
        "shadows", "  a: [$shadows.b]\n  b: [$shadows.a]\n",
        "3:3 circular-reference shadows.a refers to itself"),
    ])
  func shadows(_ theme: FaultyTheme) { theme.check() }

  @Test(
    "surfaces",
    arguments: [
      FaultyTheme(
        "surfaces", "  a: { shape: oval, normal: {} }\n", "3:15 invalid-value a shape is rectangle"),
      .init(
        "surfaces", "  a: { shape: [capsule], normal: {} }\n",
        "3:15 wrong-shape a shape is expected here, not a list"),
      .init(
        "surfaces", "  a: { shape: roundedRectangle(x), normal: {} }\n",
        "3:32 invalid-value a number of points is expected"),
      .init(
        "surfaces", "  a: { padding: -1, normal: {} }\n",
        "3:17 out-of-range surfaces.a: a surface's padding is not less than 0"),
      .init(
        "surfaces", "  a: { shape: roundedRectangle(-2), normal: {} }\n",
        "3:32 out-of-range surfaces.a: a surface's corner radius is not less than 0"),
      .init("surfaces", "  a: { pressed: { fill: red } }\n", "3:6 invalid-value the surface has no 'normal'"),
      .init("surfaces", "  a: { normal: red }\n", "3:16 wrong-shape 'normal' is a mapping of fill, stroke"),
      .init(
        "surfaces", "  a: { normal: { fil: red } }\n", "3:18 unknown-key a state has no key 'fil'",
        fixed: "  a: { normal: { fill: red } }\n"),
      .init("surfaces", "  a: { normal: { stroke: red } }\n", "3:26 wrong-shape 'stroke' is a mapping"),
      .init(
        "surfaces", "  a: { normal: { stroke: { width: 2 } } }\n",
        "3:26 invalid-value the stroke has no 'paint'"),
      .init(
        "surfaces", "  a: { normal: { stroke: { paint: red, width: -2 } } }\n",
        "3:47 out-of-range surfaces.a: a stroke's width is not less than 0"),
      .init(
        "surfaces", "  a: { normal: { fill: $fonts.b } }\nfonts: { b: body }\n",
        "3:24 wrong-kind-of-reference fonts.b is a font, and here a colour or a gradient is expected"),
      .init("surfaces", "  a: { hover: {}, normal: {} }\n", "3:8 unknown-key a token has no key 'hover'"),
      .init(
        "surfaces", "  a: { normal: { fill: { light: red, dark: blue } } }\n",
        "3:26 wrong-shape a fill has no variants of its own"),
      .init(
        "surfaces", "  a: { normal: { stroke: { paint: { light: red } } } }\n",
        "3:37 wrong-shape a stroke's paint has no variants of its own"),
    ])
  func surfaces(_ theme: FaultyTheme) { theme.check() }

  @Test(
    "layouts, images and attributes",
    arguments: [
      FaultyTheme("layouts", "  a: two words\n", "3:6 invalid-value a layout is one word"),
      .init("layouts", "  a: 3\n", "3:6 invalid-value a layout is one word"),
      .init("images", "  a: invert(b\n", "3:6 invalid-value the ')' of 'invert(' is missing"),
      .init("images", "  a: invert()\n", "3:6 invalid-value 'invert' needs an image"),
      .init("images", "  a: revert(x)\n", "3:6 invalid-value an image's name holds no '('"),
      .init("images", "  a: invert(x, y)\n", "3:13 invalid-value an image's name holds no ','"),
      .init("images", "  a: invert(invert(x))\n", "3:13 invalid-value an image's name holds no '('"),
      .init("images", "  a: invert($images.b, b)\n  b: b\n", "3:6 invalid-value 'invert' takes one image"),
      .init(
        "images", "  a: { any: b, rendering: tinted }\n",
        "3:27 invalid-value 'rendering' is original or template"),
      .init(
        "images", "  a: { any: b, tint: $metrics.c }\nmetrics: { c: 1 }\n",
        "3:22 wrong-kind-of-reference metrics.c is a number of points, and here a colour is expected"),
      .init(
        "images", "  a: { any: b, tint: red, rendering: original }\n",
        "3:38 invalid-value an image with a tint is a template"),
      .init(
        "colors", "  a: { any: red, deprecated: yes }\n",
        "3:30 invalid-value 'deprecated' is true, a message or a reference",
        fixed: "  a: { any: red, deprecated: true }\n"),
      .init("images", "  tint: b\n", "3:3 reserved-name 'tint' is an attribute of tokens"),
      .init(
        "colors", "  a: { any: red, font: $colors.a }\n",
        "3:24 wrong-kind-of-reference colors.a is a colour, and here a font is expected"),
      .init(
        "colors", "  a: { any: red, on: $metrics.c }\nmetrics: { c: 1 }\n",
        "3:22 wrong-kind-of-reference metrics.c is a number of points"),
      .init("colors", "  a: $metrics\n", "3:6 wrong-kind-of-reference $metrics is a section, not a colour"),
    ])
  func others(_ theme: FaultyTheme) { theme.check() }

  @Test("where a part of a value is missing, the help is to write that part")
  func missingParts() {
    let text = ThemeText(
      """
      theme: Test
      gradients: { a: { stops: [{ color: red, at: ~ }, blue] } }
      surfaces: { a: { shape: , normal: {} } }
      """)
    #expect(
      text.loaded.diagnostics.map(\.help) == [
        "write a stop's place, such as 40%", "write a shape, such as capsule",
      ])
  }

  @Test("a name that is an attribute or a part in one section is a plain name in another")
  func plainNames() {
    let text = ThemeText(
      """
      theme: Test
      colors: { tint: red, normal: blue, size: white }
      metrics: { radius: 4, font: 3 }
      """)
    #expect(text.findings.isEmpty, "\(text.findings)")
  }
}
