import Testing

@testable import TinctureTheme

/// One theme with a fault, the finding it must give and, where a fix can be offered, the mended text.
struct FaultyTheme: CustomTestStringConvertible {
  let yaml: String
  let finding: String
  let fixed: String?

  init(_ yaml: String, _ finding: String, fixed: String? = nil) {
    self.yaml = yaml
    self.finding = finding
    self.fixed = fixed
  }

  /// A theme whose `colors` hold just this.
  static func colors(_ yaml: String, _ finding: String, fixed: String? = nil) -> FaultyTheme {
    let head = "theme: Test\ncolors:\n"
    return FaultyTheme(head + yaml, finding, fixed: fixed.map { head + $0 })
  }

  /// A theme of one colour with this value.
  static func value(_ value: String, _ finding: String, fixed: String? = nil) -> FaultyTheme {
    .colors("  a: \(value)\n", finding, fixed: fixed.map { "  a: \($0)\n" })
  }

  var testDescription: String { finding }

  /// Expects that loading gives the one finding, and its fix the text.
  func check() {
    let text = ThemeText(yaml)
    #expect(text.findings.count == 1, "\(text.findings)")
    let first = text.findings.first ?? ""
    #expect(first.hasPrefix(finding), "\(first)")
    if let fixed = fixed { #expect(text.fixed == fixed) }
  }
}

@Suite("Findings in a theme file")
struct FindingTests {
  @Test(
    "the head of a file",
    arguments: [
      FaultyTheme("", "1:1 not-a-theme the file is empty"),
      FaultyTheme("# nothing\n", "1:1 not-a-theme the file is empty"),
      FaultyTheme("theme: \"***\"\n", "1:8 invalid-value the name '***' has no letter and no digit"),
      FaultyTheme("- a\n", "1:1 not-a-theme this is no theme: a theme is a mapping of keys such as"),
      FaultyTheme("hello", "1:1 not-a-theme this is no theme: a theme is a mapping of keys such as"),
      FaultyTheme("<resources>", "1:1 not-a-theme this is no theme"),
      FaultyTheme("a: 1\n", "1:1 not-a-theme this is no theme: none of the keys"),
      FaultyTheme("colors: {a: red}\n", "1:1 missing-name the theme has no name"),
      FaultyTheme("theme:\n", "1:7 invalid-value 'theme' is empty"),
      FaultyTheme("theme: [a]\n", "1:8 wrong-shape 'theme' is a text"),
      FaultyTheme("theme: A\ncolours: {}\n", "2:1 unknown-key a theme has no key 'colours'"),
      FaultyTheme("theme: A\nx-mine: 1\nfonts: {}\n", "1:8 empty-theme the theme has no tokens"),
      FaultyTheme("theme: A\ncolors: red\n", "2:9 wrong-shape 'colors' holds names and their values"),
      FaultyTheme("theme: A\ncolors: [red]\n", "2:9 wrong-shape 'colors' holds names and their values"),
      FaultyTheme("theme: A\ndescription: {a: b}\n", "2:14 wrong-shape 'description' is a text"),
    ])
  func head(_ theme: FaultyTheme) { theme.check() }

  @Test(
    "names",
    arguments: [
      FaultyTheme.colors(
        "  dark: red\n", "3:3 reserved-name 'dark' is a trait, so no token may be called so"),
      .colors("  dark: { a: red }\n", "3:3 reserved-name 'dark' is a trait, so no group may be called so"),
      .colors("  g:\n    on: { a: red }\n", "4:5 reserved-name 'on' is an attribute of tokens"),
      .colors("  g:\n    description: red\n", "4:5 reserved-name 'description' is an attribute of tokens"),
      .colors("  light+dark: red\n", "3:3 reserved-name 'light+dark' is a trait"),
      .colors("  a.b: red\n", "3:3 invalid-name a name may not hold '.'"),
      .colors("  \"\": red\n", "3:3 invalid-name a name is empty"),
      .colors("  \" a\": red\n", "3:3 invalid-name a name has spaces at its ends"),
      .colors("  a/b: red\n", "3:3 invalid-name a name may not hold '/'"),
    ])
  func names(_ theme: FaultyTheme) { theme.check() }

  @Test(
    "variant keys and attributes",
    arguments: [
      FaultyTheme.colors(
        "  a: { light: red, drak: blue }\n", "3:20 unknown-key a token has no key 'drak'",
        fixed: "  a: { light: red, dark: blue }\n"),
      .colors("  a: { light: red, dark+highContrst: blue }\n", "3:25 unknown-key 'highContrst' is no trait"),
      .colors(
        "  a: { any: red, light+dark: blue }\n",
        "3:24 invalid-value 'dark' is a second term for the same trait"),
      .colors(
        "  a: { any: red, xSmall+size>=large: blue }\n", "3:25 invalid-value 'size>=large' is a second term"),
      .colors("  a: { any+dark: red }\n", "3:8 invalid-value 'any' stands alone"),
      .colors(
        "  a: { any: red, dark+p3: blue, p3 + dark: red }\n",
        "3:33 duplicate-key 'p3 + dark' selects the same traits as an earlier key"),
      .colors(
        "  a: { any: red, role: txt }\n",
        "3:24 invalid-value 'role' is text, largeText, graphic or decorative"),
      .colors("  a: { any: red, description: [b] }\n", "3:31 wrong-shape 'description' is a text"),
      .colors(
        "  a: { any: red, on: white }\n",
        "3:22 invalid-value a reference such as $colors.background is expected"),
      .colors("  a: { any: red, on: { b: c } }\n", "3:22 wrong-shape 'on' takes references"),
      .colors(
        "  a: { any: red, on: [$colors.b] }\n", "3:23 unresolved-reference there is no token 'colors.b'"),
      .colors("  a: { any: red, deprecated: }\n", "3:30 invalid-value 'deprecated' is empty"),
      .colors(
        "  a: { any: red, font: $fonts.body }\n", "3:24 unresolved-reference there is no token 'fonts.body'"),
      .colors("  a: { dark: red }\n", "3:3 uncovered-traits colors.a has no value under light"),
      .colors(
        "  a: { dark+highContrast: red, dark+p3: blue }\n",
        "3:3 uncovered-traits colors.a has no value under light+normalContrast+srgb, "),
      .colors(
        "  a: { accessibility: red }\n", "3:3 uncovered-traits colors.a has no value under large"),
    ])
  func keys(_ theme: FaultyTheme) { theme.check() }

  @Test(
    "values",
    arguments: [
      FaultyTheme.value("", "3:5 invalid-value the value is missing"),
      .value("[red]", "3:6 wrong-shape 'a' is a list"),
      .value("#fff", "3:6 unquoted-hex YAML takes '#fff' for a comment", fixed: "\"#fff\""),
      .value(
        "#11223344  # a note", "3:6 unquoted-hex YAML takes '#11223344'", fixed: "\"#11223344\"  # a note"),
      .value("# a note", "3:5 invalid-value the value is missing"),
      .value("#facade of a house", "3:6 unquoted-hex YAML takes '#facade'"),
      .value("#facades", "3:5 invalid-value the value is missing"),
      .value("ff8800", "3:6 hex-without-hash a hex colour is written with '#'", fixed: "\"#ff8800\""),
      .value("0xFF8800", "3:6 hex-without-hash a hex colour is written with '#'", fixed: "\"#FF8800\""),
      .value("'0xFF8800'", "3:6 hex-without-hash a hex colour is written with '#'", fixed: "\"#FF8800\""),
      .value("0xFFFF8800", "3:6 hex-without-hash a hex colour is written with '#'"),
      .value("012345", "3:6 hex-without-hash a hex colour is written with '#'", fixed: "\"#012345\""),
      .value(
        "mix(white, #000, 20%)", "3:17 unquoted-hex YAML takes '#000'", fixed: "\"mix(white, #000, 20%)\""),
      .value("palette.x", "3:6 reference-without-dollar a reference begins with '$'", fixed: "$palette.x"),
      .value(
        "{palette.x}", "3:6 reference-without-dollar YAML takes '{palette.x}' for a mapping",
        fixed: "$palette.x"),
      .value("{$palette.x}", "3:6 reference-without-dollar YAML takes", fixed: "$palette.x"),
      .value(
        "\"{colors.b}\"", "3:6 reference-without-dollar a reference begins with '$'", fixed: "$colors.b"),
      .value("${colors.b}", "3:6 invalid-value a reference is written without braces"),
      .value("$colors..b", "3:6 invalid-value a name is missing in this reference"),
      .value("$", "3:6 invalid-value a name is missing in this reference"),
      .value("lightn(red, 10%)", "3:6 invalid-value there is no function 'lightn'"),
      .value("mix(red)", "3:6 invalid-value 'mix' needs a second colour"),
      .value("lighten(red)", "3:6 invalid-value 'lighten' needs an amount"),
      .value("invert(red, 10%)", "3:6 invalid-value 'invert' takes no more arguments than"),
      .value("mix(red, blue, 30%", "3:6 invalid-value the ')' of 'mix(' is missing"),
      .value("red)", "3:9 invalid-value there is no '(' for this ')'"),
      .value("red, blue", "3:9 invalid-value one value is expected, and no ',' after it"),
      .value("red / 120%", "3:12 out-of-range an opacity lies between 0% and 100%"),
      .value("red / 20", "3:12 out-of-range an opacity lies between 0% and 100%", fixed: "red / 20%"),
      .value("red /", "3:11 invalid-value an opacity is expected"),
      .value("lighten(red, -10%)", "3:19 out-of-range an amount lies between 0% and 100%"),
      .value("readable(red, 30)", "3:20 out-of-range a contrast ratio lies between 1 and 21"),
      .value("readable(red, 4.5%)", "3:20 out-of-range a contrast ratio lies between 1 and 21"),
      .colors(
        "  a: { light: rgb(1, 2, 3), dark: red }\n", "3:15 unquoted-call YAML splits this call at its commas",
        fixed: "  a: { light: \"rgb(1, 2, 3)\", dark: red }\n"),
      .colors(
        "  a: { light: { b: red } }\n",
        "3:15 wrong-shape 'light' is a trait: its value is a colour, not a mapping"),
      .colors("  a: { light: [red] }\n", "3:15 wrong-shape a colour is expected here, not a list"),
    ])
  func values(_ theme: FaultyTheme) { theme.check() }

  @Test("a word that names a token gets the reference to it")
  func unknownWord() {
    let text = ThemeText("theme: Test\npalette: { offWhite: white }\ncolors: { a: offWhite }\n")
    #expect(text.loaded.diagnostics.first?.help == "did you mean '$palette.offWhite'?")
    #expect(text.fixed?.contains("a: $palette.offWhite") == true)
  }

  @Test("all faults are found in one run, in order of place, each once")
  func allFaults() {
    let text = ThemeText(
      """
      colours: {}
      theme: Test
      palette:
        a: ff8800
        b: $palette.d
      colors:
        c: { light: $palette.a, drak: $colors.x }
        d: $colors.c
        e: { light: rgb(1, 2, 3), dark: nocolor, on: $palette.zz }
        f: $colors.e
        g: $colors.g
      """)
    #expect(
      text.findings.map { $0.split(separator: " ").prefix(2).joined(separator: " ") } == [
        "1:1 unknown-key", "4:6 hex-without-hash", "5:6 unresolved-reference", "7:27 unknown-key",
        "9:15 unquoted-call", "9:35 invalid-value", "9:48 unresolved-reference", "11:3 circular-reference",
      ])
    #expect(text.loaded.theme == nil)
  }
}
