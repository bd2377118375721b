import Testing
import TinctureTheme

@testable import TinctureLint

/// What `--fix` makes of a theme, and what it leaves for a person to decide.
@Suite("Fixes of themes")
struct ThemeFixTests {
  /// The body of `colors`, before and after.
  static let cases: [(before: String, after: String)] = [
    ("a: #333 # dark", "a: \"#333\" # dark"),
    ("a: #333 is dark", "a: \"#333\" # is dark"),
    ("a: ff8800", "a: \"#ff8800\""),
    ("a: &x ff8800\n  b: *x", "a: &x \"#ff8800\"\n  b: *x"),
    ("a: !!str ff8800", "a: !!str \"#ff8800\""),
    ("a: |\n    ff8800", "a: \"#ff8800\""),
    ("a: { light: mix(black, white), dark: red }", "a: { light: \"mix(black, white)\", dark: red }"),
    ("a: { light: #fff,\n       dark: black }", "a: { light: \"#fff\",\n       dark: black }"),
    ("a: lighten(\"#0064C8\", 20%)", "a: lighten(#0064C8, 20%)"),
    ("a: darken(colors.b, 10%)\n  b: red", "a: darken($colors.b, 10%)\n  b: red"),
    ("a: lighten(black, 20)", "a: lighten(black, 20%)"),
    ("a: { lihgt: white, dark: red }", "a: { light: white, dark: red }"),
    ("a: $colors.lable\n  label: red", "a: $colors.label\n  label: red"),
    ("a:\n\t\tb: red\n\t\tc: red", "a:\n    b: red\n    c: red"),
    ("a: one: two", "a: \"one: two\""),
    // Left to a person.
    ("a: 255", "a: 255"),
    ("a: lighten(black, 1.5)", "a: lighten(black, 1.5)"),
    ("a: { lihgt: white, light: black, dark: red }", "a: { lihgt: white, light: black, dark: red }"),
    ("a: $palette.label\n  label: red", "a: $palette.label\n  label: red"),
    ("x: &v rgb(1 2 3\n  a: *v #fff)", "x: &v rgb(1 2 3\n  a: *v #fff)"),
  ]

  @Test("what has one remedy is mended, and nothing else is touched", arguments: cases)
  func fix(_ before: String, _ after: String) {
    let run = FixRun("theme: Test # first\ncolors:\n  \(before)\n")
    #expect(run.text == "theme: Test # first\ncolors:\n  \(after)\n")
  }
}
