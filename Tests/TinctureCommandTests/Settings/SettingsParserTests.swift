import TestSupport
import Testing
import TinctureLint
import TinctureTheme

@testable import TinctureCommand

@Suite("The settings of a project")
struct SettingsParserTests {
  static let wrong: [(String, [String])] = [
    ("", []),
    ("x-anchors: { a: b }\n", []),
    ("themse: a\n", ["1:1 the file has no key 'themse'; did you mean 'themes'?"]),
    ("- a\n", ["1:1 the file must be a mapping with the keys themes, lint, outputs, plugin"]),
    ("themes: nowhere/*.yaml\n", ["1:9 no theme is at 'nowhere/*.yaml'; paths are relative to this file"]),
    ("lint: { strict: yes }\n", ["1:17 'strict' cannot be 'yes'; it is one of true, false"]),
    (
      "lint:\n  rules: { missing-dark: eror }\n",
      ["2:26 a rule's setting cannot be 'eror'; did you mean 'error'?"]
    ),
    (
      "lint:\n  rules: { mising-dark: off }\n",
      ["2:12 'rules' has no key 'mising-dark'; did you mean 'missing-dark'?"]
    ),
    (
      "lint:\n  rules: { contrast: { severty: error } }\n",
      ["2:24 'contrast' has no key 'severty'; did you mean 'severity'?"]
    ),
    (
      "lint:\n  rules: { contrast: { text: 40 } }\n",
      ["2:30 'text' cannot be '40'; it is a number from 1 to 21"]
    ),
    (
      "lint:\n  rules: { syntax: off }\n",
      ["2:20 'syntax' is always an error, so no setting changes it"]
    ),
    (
      "lint: { overrides: [{ rules: { contrast: off } }] }\n",
      [
        "1:21 an override says neither by 'paths' nor by 'tokens' what it is for; what is for all stands under 'rules' of 'lint'"
      ]
    ),
    (
      "lint: { overrides: { tokens: a } }\n",
      ["1:20 'overrides' is a list; write each as '- tokens: [colors.old.*]' with 'rules:' below it"]
    ),
    ("outputs: { format: swift }\n", ["1:10 an output needs a 'path'; add 'path: Sources/App/Generated/'"]),
    ("outputs: [{ path: a, format: swft }]\n", ["1:30 'format' cannot be 'swft'; did you mean 'swift'?"]),
    (
      "outputs: [{ path: a, name: my style }]\n",
      ["1:28 'my style' is no name for a Swift type; 'MyStyle' is"]
    ),
    ("plugin: { access: public }\n", []),
    (
      "plugin: { format: css }\n",
      ["1:9 the plugin makes Swift, which css is not; list it under 'outputs' instead"]
    ),
    ("plugin: { path: a }\n", ["1:11 'plugin' has no key 'path'; the keys are format, themes, access, name"]),
    (
      "lint: {}\nlint: {}\n",
      ["2:1 the key 'lint' stands here twice; keep one of them, or give one another name"]
    ),
  ]

  @Test("a mistake is shown at its place with the remedy", arguments: wrong)
  func mistakes(_ text: String, _ expected: [String]) {
    let (_, findings, sources) = SettingsParser.parse(Array(text.utf8), path: "tincture.yaml")
    let found = findings.map { finding in
      let place = LineTable(sources[finding.span.file].bytes).position(
        of: Int(finding.span.start), in: sources[finding.span.file].bytes)
      return "\(place.line):\(place.column) \(finding.message)" + (finding.help.map { "; \($0)" } ?? "")
    }
    #expect(found == expected)
  }

  @Test("paths are relative to the file")
  func paths() throws {
    let folder = try TemporaryFolder()
    try folder.write("Themes/a.yaml", "")
    try folder.write("Themes/b.yml", "")
    let text = "themes: [Themes]\noutputs:\n  path: Out/\n  themes: Themes/a*\n"
    let (settings, findings, _) = SettingsParser.parse(Array(text.utf8), path: folder("tincture.yaml"))
    #expect(findings.isEmpty)
    #expect(settings.themes == [folder("Themes/a.yaml"), folder("Themes/b.yml")])
    #expect(
      settings.outputs[0].path == folder("Out/") && settings.outputs[0].themes == [folder("Themes/a.yaml")])
  }

  @Test("rules have levels and options, and other ones for some tokens")
  func rules() {
    let text = """
      lint:
        rules:
          contrast: { severity: warning, text: 5 }
          missing-dark: off
          distinct-colors: { deficiencies: [protan, deutan] }
        overrides:
          - tokens: [colors.old.*, images.*]
            rules: { contrast: { largeText: 4 } }
      """
    let (settings, findings, _) = SettingsParser.parse(Array(text.utf8), path: "tincture.yaml")
    #expect(findings.isEmpty)
    let lint = settings.lint
    #expect(lint.rules[RuleID("contrast")] == RuleSetting(.severity(.warning), options: ["text": .number(5)]))
    #expect(lint.rules[RuleID("missing-dark")] == RuleSetting(.off))
    #expect(
      lint.rules[RuleID("distinct-colors")]
        == RuleSetting(options: ["deficiencies": .words(["protan", "deutan"])]))
    #expect(
      lint.overrides == [
        .init(
          tokens: [GlobPattern("colors.old.*"), GlobPattern("images.*")],
          rules: [RuleID("contrast"): RuleSetting(options: ["largeText": .number(4)])])
      ])
  }
}
