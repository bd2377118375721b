import TestSupport
import Testing
import TinctureTheme

@testable import TinctureCommand

@Suite("The settings of a project")
struct SettingsParserTests {
  static let wrong: [(String, [String])] = [
    ("", []),
    ("x-anchors: { a: b }\n", []),
    ("themse: a\n", ["1:1 the file has no key 'themse'; did you mean 'themes'?"]),
    ("- a\n", ["1:1 the file must be a mapping with the keys themes, lint, outputs"]),
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
    ("outputs: { format: swift }\n", ["1:10 an output needs a 'path'; add 'path: Sources/App/Generated/'"]),
    ("outputs: [{ path: a, format: swft }]\n", ["1:30 'format' cannot be 'swft'; did you mean 'swift'?"]),
    (
      "outputs: [{ path: a, name: my style }]\n",
      ["1:28 'my style' is no name for a Swift type; 'MyStyle' is"]
    ),
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
}
