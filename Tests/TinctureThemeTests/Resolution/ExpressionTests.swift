import Testing
import TinctureColor

@testable import TinctureTheme

@Suite("Colours of a theme")
struct ExpressionTests {
  @Test(
    "literals, references and functions have their values",
    arguments: [
      ("\"#336699\"", "#336699"), ("rebeccapurple", "#663399"), ("rgb(225 225 235)", "#E1E1EB"),
      ("rgba(1, 2, 3, 0.5)", "#01020380"), ("rgb(1 2 3 / 50%)", "#01020380"), ("'#12345678'", "#12345678"),
      ("$palette.blue", "#0064C8"), ("  $palette.nested.off white  ", "#E1E1EB"),
      ("$palette.blue / 20%", "#0064C833"), ("$palette.blue/.2", "#0064C833"), ("black / 100%", "#000000"),
      ("$palette.glass / 100%", "#FFFFFF"), ("rgb(0 0 0 / 50%) / 20%", "#00000033"),
      ("alpha(white, 20%)", "#FFFFFF33"), ("alpha($palette.blue, 0.2)", "#0064C833"),
      ("mix(black, white, 0%)", "#000000"), ("mix(black, white, 100%)", "#FFFFFF"),
      ("mix(black, white)", "#636363"),
      ("mix($palette.blue, $palette.blue, 30%)", "#0064C8"),
      ("lighten(black, 100%)", "#FFFFFF"), ("darken(white, 100%)", "#000000"),
      ("darken(white, 0)", "#FFFFFF"),
      ("invert(black)", "#FFFFFF"), ("invert(white)", "#000000"),
      ("readable(white)", "#000000"), ("readable(black, 7)", "#FFFFFF"),
      ("readable(mix(black, white, 10%), 4.5) / 50%", "#FFFFFF80"),
      ("alpha(mix(rgb(0, 0, 0), white, 100%), 50%)", "#FFFFFF80"),
    ])
  func values(expression: String, hex: String) {
    let text = ThemeText(
      """
      theme: Test
      palette: { blue: "#0064C8", glass: "#FFFFFF10", nested: { off white: rgb(225 225 235) } }
      colors:
        a: \(expression)
      """)
    #expect(text.findings == [])
    #expect(text.hex("colors.a") == hex)
  }

  @Test("a reference is resolved under the same traits as the token that makes it")
  func sameTraits() {
    let text = ThemeText(
      colors: """
          a: { light: white, dark: black, light+p3: red }
          b: $colors.a
          c: { any: "darken($colors.b, 0%)", highContrast: blue }
        """)
    #expect(text.findings == [])
    #expect(text.hex("colors.c", TraitUse.defaultCombination | 8) == "#000000")
    #expect(text.hex("colors.c", TraitUse.defaultCombination | 1) == "#FF0000")
    #expect(text.hex("colors.c", TraitUse.defaultCombination | 4) == "#0000FF")
  }

  @Test("tokens may refer to each other as long as no value needs itself")
  func crossReferences() {
    let text = ThemeText(
      colors: """
          a: { light: $colors.b, dark: black }
          b: { light: white, dark: $colors.a }
        """)
    #expect(text.findings == [])
    #expect(text.hex("colors.a") == "#FFFFFF")
    #expect(text.hex("colors.b", TraitUse.defaultCombination | 8) == "#000000")
  }

  @Test("a cycle is reported once, with its chain and the variants it goes over")
  func cycles() {
    let text = ThemeText(
      colors: """
          a: { light: $colors.b, dark: black }
          b: mix($colors.c, white, 20%)
          c: { light: $colors.a, dark: white }
          d: $colors.b
        """)
    #expect(
      text.findings == [
        "3:3 circular-reference colors.a refers to itself: "
          + "colors.a (light) → colors.b → colors.c (light) → colors.a (light)"
      ])
  }

  @Test("a chain of references may be as long as a file")
  func longChains() {
    let count = 20_000
    let lines = (0..<count).map { "  t\($0): $colors.t\($0 + 1)\n" }.joined()
    let text = ThemeText(colors: lines + "  t\(count): { light: white, dark: black }\n")
    #expect(text.findings == [])
    #expect(text.hex("colors.t0", TraitUse.defaultCombination | 8) == "#000000")
    let circle = ThemeText(colors: lines + "  t\(count): { light: $colors.t0, dark: black }\n")
    #expect(circle.loaded.diagnostics.map(\.rule) == [.circularReference])
  }

  @Test("an unknown reference tells the nearest names and who needs it")
  func unknownReferences() {
    let text = ThemeText(
      """
      theme: Test
      palette: { offWhite: white }
      colors:
        a: $palette.offWhte
        b: $colors.a
        c: $offWhite
        d: $colors.e.light
        e: { light: white, dark: black }
        f: $colors
        g: $palette.offWhite.light
      """)
    #expect(
      text.findings == [
        "4:6 unresolved-reference there is no token 'palette.offWhte': colors.b → colors.a → palette.offWhte",
        "6:6 unresolved-reference there is no token 'offWhite': colors.c → offWhite",
        "7:6 unresolved-reference colors.e is a token, so 'light' is not in it: colors.d → colors.e.light",
        "9:6 wrong-kind-of-reference $colors is a section, not a colour: colors.f → colors",
        "10:6 unresolved-reference palette.offWhite is a token, so 'light' is not in it: colors.g → palette.offWhite.light",
      ])
    #expect(text.loaded.diagnostics[0].help == "did you mean '$palette.offWhite'?")
    #expect(text.loaded.diagnostics[1].help == "did you mean '$palette.offWhite'?")
  }

  @Test("the palette refers to itself only, and backgrounds do not lie on themselves")
  func kinds() {
    let text = ThemeText(
      """
      theme: Test
      palette: { a: $colors.b, g: { h: red } }
      colors:
        b: { any: white, on: $colors.c }
        c: { any: white, on: [$palette.g.h, $colors.b] }
        d: $palette.g
      """)
    #expect(
      text.loaded.diagnostics.map(\.rule) == [
        .wrongKindOfReference, .circularReference, .wrongKindOfReference,
      ])
  }
}
