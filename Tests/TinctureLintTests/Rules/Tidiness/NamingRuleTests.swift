import Testing

@testable import TinctureLint

@Suite("The rules about names and their order")
struct NamingRuleTests {
  /// Names, the wanted style, and what is said of them.
  static let styles: [(names: [String], style: String?, messages: [String])] = [
    (
      ["deepBlue", "softGreen", "warm-red", "ink"], nil,
      ["the name 'warm-red' is not in camelCase, as most of the theme's names are"]
    ),
    (["deep-blue", "soft-green", "ink"], nil, []),
    (["deep_blue", "ink", "grey2", "50"], nil, []),
    (["DeepBlue", "Ink"], nil, []),
    (
      ["DeepBlue", "SoftGreen", "ink"], nil,
      ["the name 'ink' is not in PascalCase, as most of the theme's names are"]
    ),
    // One name may mix two.
    (
      ["ink", "Deep-blue"], nil,
      ["the name 'Deep-blue' is not in camelCase, as most of the theme's names are"]
    ),
    (
      ["ink", "deep-blue_sky"], nil,
      ["the name 'deep-blue_sky' is not in camelCase, as most of the theme's names are"]
    ),
    (
      ["ink", "deep blue"], nil,
      ["the name 'deep blue' is not in camelCase, as most of the theme's names are"]
    ),
    (["tinte", "größeRot", "größe-rot"], nil, []),
    (["deepBlue", "ink"], "kebab-case", ["the name 'deepBlue' is not in kebab-case"]),
    (["deep-blue", "ink"], "snake_case", ["the name 'deep-blue' is not in snake_case"]),
    (
      ["deep_blue", "Ink"], "camelCase",
      [
        "the name 'deep_blue' is not in camelCase", "the name 'Ink' is not in camelCase",
      ]
    ),
    (["deepBlue", "Ink"], "PascalCase", ["the name 'deepBlue' is not in PascalCase"]),
    (
      ["deepBlue", "softGreen", "warm-red"], "consistent",
      [
        "the name 'warm-red' is not in camelCase, as most of the theme's names are"
      ]
    ),
  ]

  @Test("names are in the style of most, or in the one that the option 'style' wants", arguments: styles)
  func style(_ names: [String], _ style: String?, _ messages: [String]) {
    let run = RuleRun(InconsistentNamingRule.self, options: style.map { ["style": .words([$0])] } ?? [:])
    let text = "palette:\n" + names.enumerated().map { "  \($1): \"#12345\($0)\"\n" }.joined()
    #expect(run.messages(text) == messages)
  }

  /// A name and how it is to be written in each style.
  static let rewritten: [(name: String, styles: [String])] = [
    ("deep_Blue-sky", ["deepBlueSky", "deep-blue-sky", "deep_blue_sky", "DeepBlueSky"]),
    ("URL-label 2x", ["urlLabel2x", "url-label-2x", "url_label_2x", "UrlLabel2x"]),
    ("homeURLLabel_x", ["homeUrlLabelX", "home-url-label-x", "home_url_label_x", "HomeUrlLabelX"]),
  ]

  @Test("the help has the name in the wanted style", arguments: rewritten)
  func help(_ name: String, _ names: [String]) {
    for (style, wanted) in zip(NameStyle.allCases, names) {
      let run = RuleRun(InconsistentNamingRule.self, options: ["style": .words([style.rawValue])])
      #expect(
        run.findings("palette:\n  \(name): red\n").map(\.help) == [
          "write it '\(wanted)', and the references to it as well"
        ])
    }
  }

  @Test("groups have names too, and what is deprecated keeps its own")
  func members() {
    let text =
      "colors:\n  deepSea: red\n  softSand: red\n  Old_Name: { any: red, deprecated: true }\n  Button: { fill: red }\n"
    #expect(RuleRun(InconsistentNamingRule.self).subjects(text) == ["colors.Button"])
  }

  /// Names, and those that stand after what they should precede.
  static let orders: [(names: [String], subjects: [String])] = [
    (["a", "b", "c"], []), (["b", "a", "c"], ["palette.a"]), (["a", "C", "b"], ["palette.b"]),
    (["a2", "a10", "a10b"], []), (["a10", "a2"], ["palette.a2"]), (["gray", "gray2", "gray02x"], []),
    (["c", "b", "a"], ["palette.b"]),
  ]

  @Test("the first name of a group that is out of order is told", arguments: orders)
  func order(_ names: [String], _ subjects: [String]) {
    let text = "palette:\n" + names.map { "  \($0): red\n" }.joined()
    #expect(RuleRun(UnsortedRule.self).subjects(text) == subjects)
  }
}
