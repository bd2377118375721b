import TestSupport
import Testing

@testable import TinctureTheme

@Suite("Derivations")
struct DerivationTests {
  /// A tree as lines: the depth, the part, what is written, and the value.
  private static func lines(_ derivation: Derivation, of theme: Theme, depth: Int = 0) -> [String] {
    let bytes = theme.sources[derivation.span.file].bytes
    let part = derivation.part.isEmpty ? "" : derivation.part + ": "
    let written = String(decoding: bytes[derivation.span.range], as: UTF8.self)
    let text =
      switch derivation.step {
      case .composite: "composite"
      case .scaling(let style): "scaling \(style)"
      case .tinting: "tinting"
      default: written
      }
    let extent =
      switch derivation.extent {
      case .whole: ""
      case .toldBefore: " (told before)"
      case .cut: " (cut)"
      }
    let indent = String(repeating: "  ", count: depth)
    return ["\(indent)\(part)\(text)\(extent) = \(derivation.value.summary)"]
      + derivation.operands.flatMap { lines($0, of: theme, depth: depth + 1) }
  }

  private static let theme = """
    theme: Test
    palette:
      blue: "#0064C8"
      sky: $palette.blue / 50%
    colors:
      page: { light: white, dark: black }
      edge: { light: $palette.blue, dark: white }
    metrics:
      gap: { any: 8, accessibility: 10, scales: body }
      corner: $metrics.gap
    shadows:
      soft: { color: black / 20%, radius: $metrics.corner }
    """

  static let cases: [(section: String, value: String, appearance: Int, expected: [String])] = [
    ("colors", "\"#0064C8\"", 0, ["#0064C8 = #0064C8"]),
    ("colors", "$palette.blue", 0, ["$palette.blue = #0064C8", "  #0064C8 = #0064C8"]),
    ("colors", "$colors.page", 8, ["$colors.page = #000000", "  black = #000000"]),
    (
      "colors", "$palette.sky", 0,
      [
        "$palette.sky = #0064C880", "  $palette.blue / 50% = #0064C880",
        "    $palette.blue = #0064C8", "      #0064C8 = #0064C8",
      ]
    ),
    ("colors", "alpha(white, 20%)", 0, ["alpha(white, 20%) = #FFFFFF33", "  white = #FFFFFF"]),
    (
      "colors", "mix(black, $colors.page)", 0,
      [
        "mix(black, $colors.page) = #636363", "  black = #000000", "  $colors.page = #FFFFFF",
        "    white = #FFFFFF",
      ]
    ),
    ("colors", "lighten(black, 100%)", 0, ["lighten(black, 100%) = #FFFFFF", "  black = #000000"]),
    ("colors", "darken(white, 100%)", 0, ["darken(white, 100%) = #000000", "  white = #FFFFFF"]),
    (
      "colors", "invert(readable(white, 7)) / 50%", 0,
      [
        "invert(readable(white, 7)) / 50% = #FFFFFF80", "  invert(readable(white, 7)) = #FFFFFF",
        "    readable(white, 7) = #000000", "      white = #FFFFFF",
      ]
    ),
    (
      "colors", "mix($palette.blue, $palette.blue)", 0,
      [
        "mix($palette.blue, $palette.blue) = #0064C8", "  $palette.blue = #0064C8",
        "    #0064C8 = #0064C8", "  $palette.blue (told before) = #0064C8",
      ]
    ),
    ("metrics", "44", 0, ["44 = 44"]),
    (
      "metrics", "$metrics.corner", 0,
      [
        "$metrics.corner = 8", "  $metrics.gap = 8", "    scaling body = 8", "      8 = 8",
      ]
    ),
    (
      "fonts", "{ textStyle: body, size: $metrics.gap }", 0,
      [
        "composite = body regular 8", "  size: $metrics.gap = 8", "    scaling body = 8",
        "      8 = 8",
      ]
    ),
    (
      "gradients", "{ stops: [white, { color: $colors.edge, at: 40% }] }", 8,
      [
        "composite = top to bottom: #FFFFFF 0%, #FFFFFF 40%", "  at 0%: white = #FFFFFF",
        "  at 40%: $colors.edge = #FFFFFF", "    white = #FFFFFF",
      ]
    ),
    (
      "shadows", "[$shadows.soft, { color: white, radius: 1 }]", 0,
      [
        "composite = #00000033 radius 8 at 0, 0; #FFFFFF radius 1 at 0, 0",
        "  layer 1: $shadows.soft = #00000033 radius 8 at 0, 0",
        "    composite = #00000033 radius 8 at 0, 0", "      color: black / 20% = #00000033",
        "        black = #000000", "      radius: $metrics.corner = 8", "        $metrics.gap = 8",
        "          scaling body = 8", "            8 = 8", "  layer 2 color: white = #FFFFFF",
        "  layer 2 radius: 1 = 1",
      ]
    ),
    (
      "surfaces",
      "{ shape: roundedRectangle(5), padding: 4, minimumSize: { width: 3, height: 2 }, content: black, "
        + "normal: { fill: { stops: [black, $palette.blue] }, stroke: { paint: $colors.edge, width: 2 } }, "
        + "pressed: { shadows: none, content: white } }", 0,
      [
        "composite = roundedRectangle(5), padding 4, at least 3 × 2", "  corner radius: 5 = 5",
        "  padding: 4 = 4", "  minimum width: 3 = 3", "  minimum height: 2 = 2",
        "  content: black = #000000",
        "  normal fill: composite = top to bottom: #000000 0%, #0064C8 100%",
        "    at 0%: black = #000000", "    at 100%: $palette.blue = #0064C8",
        "      #0064C8 = #0064C8", "  normal stroke: $colors.edge = #0064C8",
        "    $palette.blue (told before) = #0064C8", "  normal stroke width: 2 = 2",
        "  pressed shadows: composite = none", "  pressed content: white = #FFFFFF",
      ]
    ),
    ("layouts", "list", 0, ["list = list"]),
    ("images", "invert(map)", 0, ["invert(map) = map, inverted", "  map = map"]),
    (
      "images", "{ any: heart, tint: $colors.page }", 8,
      [
        "tinting = heart, template in #000000", "  heart = heart", "  tint: $colors.page = #000000",
        "    black = #000000",
      ]
    ),
  ]

  @Test(
    "each reference, function and part is told with what is written, its value and its place",
    arguments: cases)
  func trees(_ section: String, _ value: String, _ appearance: Int, _ expected: [String]) throws {
    var lines = Self.theme.split(separator: "\n").map(String.init)
    let place = "  subject: \(value)"
    if let line = lines.firstIndex(of: section + ":") {
      lines.insert(place, at: line + 1)
    } else {
      lines += ["\(section):", place]
    }
    let text = ThemeText(lines.joined(separator: "\n") + "\n")
    #expect(text.findings == [])
    let theme = try #require(text.loaded.theme)
    let token = try #require(theme.token(at: "\(section).subject"))
    let derivation = theme.derivation(of: token, combination: TraitUse.defaultCombination | appearance)
    #expect(Self.lines(derivation, of: theme) == expected)
  }

  @Test(
    "the root has the value of the token, whatever the traits",
    arguments: ["neumorphic.yaml", "pizzeria.yaml", "system.yaml", "collect.yaml"])
  func agrees(_ name: String) throws {
    let theme = try #require(ThemeLoader.load(path: ThemesFolder.path(name)).theme)
    for token in theme.tokenIDs {
      for column in 0..<theme[token].use.columnCount {
        let combination = theme[token].use.combination(ofColumn: column)
        let derivation = theme.derivation(of: token, combination: combination)
        #expect(
          derivation.value == theme.value(of: token, combination: combination), "\(theme.path(of: token))")
      }
    }
  }

  @Test("each step has its place; that of an attribute is the token's")
  func places() throws {
    let text = ThemeText(Self.theme + "\nimages:\n  heart: { any: heart, tint: $colors.edge }\n")
    let theme = try #require(text.loaded.theme)
    func places(_ derivation: Derivation) -> [String] {
      let bytes = theme.sources[derivation.span.file].bytes
      let place = LineTable(bytes).position(of: derivation.span.range.lowerBound, in: bytes)
      return ["\(place.line):\(place.column)"] + derivation.operands.flatMap(places)
    }
    let heart = try #require(theme.token(at: "images.heart"))
    #expect(
      places(theme.derivation(of: heart, combination: TraitUse.defaultCombination)) == [
        "14:3", "14:17", "14:30", "7:18", "3:10",
      ])
  }

  @Test("a fallback that serves is told, too")
  func fallback() throws {
    let theme = try #require(ThemeText(colors: "  a: { dark: white, fallback: black / 50% }\n").loaded.theme)
    let derivation = theme.derivation(of: TokenID(0), combination: TraitUse.defaultCombination)
    #expect(Self.lines(derivation, of: theme) == ["black / 50% = #00000080", "  black = #000000"])
    #expect(derivation.leaves.map(\.value.summary) == ["#000000"])
  }

  @Test("a chain longer than the tree is deep is cut, and a value of many shares is told once")
  func limits() throws {
    let chain = (0..<20_000).map { "  t\($0): $colors.t\($0 + 1)\n" }.joined() + "  t20000: white\n"
    let long = try #require(ThemeText(colors: chain).loaded.theme)
    let leaves = long.derivation(of: TokenID(0), combination: TraitUse.defaultCombination).leaves
    #expect(leaves.map(\.extent) == [.cut])
    let shares =
      "  t0: white\n" + (1..<9).map { "  t\($0): mix($colors.t\($0 - 1), $colors.t\($0 - 1))\n" }.joined()
    let wide = try #require(ThemeText(colors: shares).loaded.theme)
    let token = try #require(wide.token(at: "colors.t8"))
    #expect(wide.derivation(of: token, combination: TraitUse.defaultCombination).leaves.count == 9)
  }
}
