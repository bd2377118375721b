import Testing

@testable import TinctureLint

@Suite("The rules about how values are written")
struct ValueRuleTests {
  // MARK: opaque-alpha

  /// The body of `colors` below a palette with a translucent `veil`, before and after its repair.
  static let opacities: [(before: String, after: String)] = [
    ("a: red / 100% # why", "a: red # why"), ("a: red / 1", "a: red"), ("a: red/1.0", "a: red"),
    ("a: $palette.ink / 100%", "a: $palette.ink"), ("a: \"#F00 / 100%\"", "a: \"#F00\""),
    ("a: alpha(red, 100%)", "a: red"), ("a: \"alpha( #F00 , 1)\"", "a: \"#F00\""),
    ("a: darken(alpha($palette.ink, 1), 10%)", "a: darken($palette.ink, 10%)"),
    ("a: { any: \"mix(red / 1, blue / 100%)\" }", "a: { any: \"mix(red, blue)\" }"),
    ("a: rgb(1 2 3 / 100%)", "a: rgb(1 2 3)"), ("a: rgb(1 2 3/1)", "a: rgb(1 2 3)"),
    ("a: \"rgba(1, 2, 3, 1.0)\"", "a: \"rgba(1, 2, 3)\""),
    ("a: hsla(10, 20%, 30%, 100%)", "a: hsla(10, 20%, 30%)"),
    ("a: oklch(70% 0.1 250 / 1)", "a: oklch(70% 0.1 250)"),
    ("a: color(display-p3 0.1 0.4 0.8 / 100%)", "a: color(display-p3 0.1 0.4 0.8)"),
    // These make something opaque, or are no opacities.
    ("a: $palette.veil / 100%", "a: $palette.veil / 100%"),
    ("a: alpha($palette.veil, 1)", "a: alpha($palette.veil, 1)"),
    ("a: red / 99%", "a: red / 99%"), ("a: rgb(0, 0, 1)", "a: rgb(0, 0, 1)"),
    ("a: rgb(1 2 1)", "a: rgb(1 2 1)"),
    ("a: color(srgb 0 0 1)", "a: color(srgb 0 0 1)"),
  ]

  @Test("an opacity that changes nothing is taken away", arguments: opacities)
  func opacity(_ before: String, _ after: String) {
    let head = "palette:\n  ink: black\n  veil: black / 20%\ncolors:\n  "
    let run = RuleRun(OpaqueAlphaRule.self)
    #expect(run.fixed(head + before + "\n") == head + after + "\n")
    #expect(run.findings(head + before + "\n").isEmpty == (before == after))
  }

  @Test("a colour that is translucent under some traits is made opaque by its opacity")
  func traits() {
    let text = "colors:\n  b: { light: red, dark: red / 50% }\n  a: $colors.b / 100%\n"
    #expect(RuleRun(OpaqueAlphaRule.self).subjects(text).isEmpty)
  }

  // MARK: deprecated-use

  /// The body of `colors`, before and after its repair.
  static let deprecations: [(before: String, after: String)] = [
    (
      "new: red\n  old: { any: red, deprecated: $colors.new }\n  a: $colors.old # as before",
      "new: red\n  old: { any: red, deprecated: $colors.new }\n  a: $colors.new # as before"
    ),
    (
      "new: red\n  old: { any: red, deprecated: $colors.new }\n  a: { any: \"mix($colors.old, white)\", on: [$colors.old], distinct: $colors.old }",
      "new: red\n  old: { any: red, deprecated: $colors.new }\n  a: { any: \"mix($colors.new, white)\", on: [$colors.new], distinct: $colors.new }"
    ),
    // What replaces it may be deprecated itself.
    (
      "new: red\n  b: { any: red, deprecated: $colors.new }\n  old: { any: red, deprecated: $colors.b }\n  a: $colors.old",
      "new: red\n  b: { any: red, deprecated: $colors.new }\n  old: { any: red, deprecated: $colors.b }\n  a: $colors.new"
    ),
    // A message names no replacement, and a token is not made of itself.
    (
      "old: { any: red, deprecated: too red }\n  a: $colors.old",
      "old: { any: red, deprecated: too red }\n  a: $colors.old"
    ),
    (
      "old: { any: red, deprecated: $colors.a }\n  a: $colors.old",
      "old: { any: red, deprecated: $colors.a }\n  a: $colors.old"
    ),
    (
      "old: { any: red, deprecated: $colors.b }\n  b: { any: $colors.a }\n  a: $colors.old",
      "old: { any: red, deprecated: $colors.b }\n  b: { any: $colors.a }\n  a: $colors.old"
    ),
    (
      "b: { any: red, deprecated: $colors.c }\n  c: { any: red, deprecated: $colors.b }\n  a: $colors.c",
      "b: { any: red, deprecated: $colors.c }\n  c: { any: red, deprecated: $colors.b }\n  a: $colors.c"
    ),
  ]

  @Test("a reference to what is deprecated leads to what replaces it", arguments: deprecations)
  func deprecation(_ before: String, _ after: String) {
    let run = RuleRun(DeprecatedUseRule.self)
    #expect(run.fixed("colors:\n  " + before + "\n") == "colors:\n  " + after + "\n")
    #expect(run.findings("colors:\n  " + before + "\n").map(\.subject).contains("colors.a"))
  }

  @Test("the message has that of the deprecation; what is deprecated may use what is")
  func deprecationMessage() {
    let text =
      "colors:\n  old: { any: red, deprecated: too red }\n  a: $colors.old\n  b: { any: $colors.old, deprecated: true }\n"
    #expect(
      RuleRun(DeprecatedUseRule.self).messages(text) == [
        "colors.a refers to colors.old, which is deprecated: too red"
      ])
  }

  // MARK: out-of-gamut

  /// A theme, before and after its repair.
  static let gamuts: [(before: String, after: String)] = [
    (
      "colors:\n  a:\n    light: color(display-p3 0 1 0) # wide\n    dark: white\n",
      "colors:\n  a:\n    light: \"#00FB29\" # wide\n    light+p3: color(display-p3 0 1 0)\n    dark: white\n"
    ),
    (
      "colors:\n  a: { any: color(display-p3 0 1 0), on: $colors.b }\n  b: black\n",
      "colors:\n  a: { any: \"#00FB29\", p3: color(display-p3 0 1 0), on: $colors.b }\n  b: black\n"
    ),
    (
      "palette:\n  p: color(display-p3 0 1 0)\ncolors:\n  a: { any: $palette.p }\n",
      "palette:\n  p: color(display-p3 0 1 0)\ncolors:\n  a: { any: \"#00FB29\", p3: $palette.p }\n"
    ),
    // Left to a person: a bare value, a part of a value, and where another variant would lose to the new one.
    ("colors:\n  a: color(display-p3 0 1 0)\n", "colors:\n  a: color(display-p3 0 1 0)\n"),
    (
      "gradients:\n  a: { stops: [color(display-p3 0 1 0), white] }\n",
      "gradients:\n  a: { stops: [color(display-p3 0 1 0), white] }\n"
    ),
    (
      "colors:\n  a: { any: color(display-p3 0 1 0), accessibility: white }\n",
      "colors:\n  a: { any: color(display-p3 0 1 0), accessibility: white }\n"
    ),
    (
      "colors:\n  a: { any: white, srgb: color(display-p3 0 1 0) }\n",
      "colors:\n  a: { any: white, srgb: color(display-p3 0 1 0) }\n"
    ),
  ]

  @Test("the wide colour moves under the term p3", arguments: gamuts)
  func gamut(_ before: String, _ after: String) {
    let run = RuleRun(OutOfGamutRule.self)
    #expect(run.fixed(before) == after)
    #expect(run.subjects(before).count == 1 && run.subjects(after).isEmpty == (before != after))
  }

  /// Themes without wide colours where a display without them shows them.
  static let fitting = [
    "palette:\n  p: color(display-p3 0 1 0)\n",
    "colors:\n  a: { any: red, p3: color(display-p3 0 1 0) }\n",
    "colors:\n  a: { any: color(display-p3 0 1 0), srgb: red }\n",
    "colors:\n  a: { any: color(display-p3 0.5 0.5 0.5) }\n",
    "palette:\n  p: color(display-p3 0 1 0)\ncolors:\n  a: \"mix($palette.p, white, 100%)\"\n",
  ]

  @Test("what fits is not told", arguments: fitting)
  func fits(_ theme: String) {
    #expect(RuleRun(OutOfGamutRule.self).findings(theme).isEmpty)
  }

  @Test("it is told where the colour is said, not where it is referred to")
  func references() {
    let text = "colors:\n  a: color(display-p3 0 1 0)\n  b: $colors.a\n  c: lighten($colors.a, 1%)\n"
    #expect(RuleRun(OutOfGamutRule.self).subjects(text) == ["colors.a", "colors.c"])
    #expect(
      RuleRun(OutOfGamutRule.self).findings(text).first.map { [$0.message, $0.help ?? ""] } == [
        "colors.a has the colour color(display-p3 0 1 0), which lies outside of sRGB, so other displays show an "
          + "approximation",
        "write #00FB29, the nearest colour in sRGB, under 'any', and the wide one under 'p3': { any: …, p3: … }",
      ])
  }
}
