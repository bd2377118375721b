import Foundation
import TestSupport
import Testing

@testable import TinctureCommand

@Suite("tincture explain")
struct ExplainCommandTests {
  private static let folder = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
    .deletingLastPathComponent().deletingLastPathComponent().appendingPathComponent("Fixtures/explained")

  private static func theme(_ name: String) throws -> String {
    let path = name == "neumorphic" ? ThemesFolder.path("neumorphic.yaml") : folder.path + "/\(name).yaml"
    return try String(contentsOfFile: path, encoding: .utf8)
  }

  static let goldens: [(file: String, theme: String, arguments: [String])] = [
    ("title-dark.txt", "sample", ["colors.title", "--style", "dark", "--contrast", "high"]),
    ("title-dark.json", "sample", ["colors.title", "--style", "dark", "-f", "json"]),
    ("title-elevated.txt", "sample", ["colors.title", "--level", "elevated", "--size", "xxLarge"]),
    ("colors.txt", "sample", ["colors.tint", "colors.accent", "colors.line", "palette.vivid"]),
    ("tint-dark.txt", "sample", ["colors.tint", "--style", "dark", "--gamut", "p3"]),
    ("kinds.txt", "sample", ["fonts.title", "metrics.half", "gradients.sky", "--size", "accessibility1"]),
    ("button.txt", "sample", ["surfaces.button"]),
    ("heart-dark.txt", "sample", ["images.heart", "--style", "dark"]),
    ("kinds.json", "sample", ["metrics.half", "surfaces.button", "--format", "json"]),
    ("neumorphic-label.txt", "neumorphic", ["colors.secondaryLabel", "--style=dark", "--contrast=high"]),
    ("neumorphic-button.txt", "neumorphic", ["surfaces.roundButton", "--style=dark"]),
    ("neumorphic-icon.json", "neumorphic", ["colors.accent.icon", "--format=json"]),
  ]

  /// `TINCTURE_UPDATE_EXPLAINED=1 swift test --filter ExplainCommandTests` writes them anew.
  @Test("tokens are explained as in the files of Fixtures/explained", arguments: goldens)
  func explained(_ file: String, _ theme: String, _ arguments: [String]) throws {
    let run = ToolRun(["explain", "-"] + arguments, input: try Self.theme(theme))
    #expect(run.status == .success && run.errors.isEmpty, "\(run.errors)")
    let expected = Self.folder.appendingPathComponent(file)
    if ProcessInfo.processInfo.environment["TINCTURE_UPDATE_EXPLAINED"] != nil {
      try Data(run.output.utf8).write(to: expected)
    }
    #expect(try String(contentsOf: expected, encoding: .utf8) == run.output)
    if file.hasSuffix(".json") {
      _ = try JSONSerialization.jsonObject(with: Data(run.output.utf8))
    } else {
      #expect(run.output.split(separator: "\n").allSatisfy { $0.count <= 100 })
    }
  }

  @Test("swatches are for terminals")
  func swatches() throws {
    let theme = try Self.theme("sample")
    #expect(
      ToolRun("explain", "-", "colors.tint", "--color", "always", input: theme).output.contains(
        "\u{1B}[48;2;"))
    #expect(!ToolRun("explain", "-", "colors.tint", input: theme).output.contains("\u{1B}"))
  }

  @Test("a ratio that fails never reads as one that passes")
  func ratios() throws {
    // 4.478:1
    let output = ToolRun("explain", "-", "colors.tint", input: try Self.theme("sample")).output
    #expect(output.contains("4.47:1  4.5:1 for text  fails"))
  }

  static let refused: [(arguments: [String], complaint: String)] = [
    (["-", "colors.titel"], "the theme has no token or group 'colors.titel'; did you mean 'colors.title'?"),
    (["-", "fonts"], "'fonts' is a group; explain one of its tokens: fonts.title\n"),
    (["-", "$colors"], "colors.veil, colors.title, colors.tint, colors.accent, colors.line\n"),
    (["-", "colors.*Title"], "no token of the theme matches 'colors.*Title'"),
    (["-"], "needs a TOKEN after '-'"),
    ([], "'tincture explain' needs a TOKEN"),
    (["-", "colors.tint", "--style", "drak"], "did you mean 'dark'?"),
  ]

  @Test("what is not there is refused with what may be meant", arguments: refused)
  func refusals(_ arguments: [String], _ complaint: String) throws {
    let run = ToolRun(["explain"] + arguments, input: try Self.theme("sample"))
    #expect(run.status == .failure && run.output.isEmpty && run.errors.contains(complaint), "\(run.errors)")
  }

  @Test("patterns and dollar signs are understood, each token once")
  func words() throws {
    let run = ToolRun(
      "explain", "-", "$colors.ti*", "colors.tint", "--format", "json", input: try Self.theme("sample"))
    struct Output: Decodable {
      struct Token: Decodable { var token: String }
      var tokens: [Token]
    }
    let output = try JSONDecoder().decode(Output.self, from: Data(run.output.utf8))
    #expect(output.tokens.map(\.token) == ["colors.title", "colors.tint"])
  }

  /// A project with three themes, of which the last one has an error.
  private static func project() throws -> (folder: TemporaryFolder, settings: String) {
    let folder = try TemporaryFolder()
    try folder.write(
      "a.yaml", "theme: A\ncolors: { page: white, label: { any: \"#767676\", on: $colors.page } }\n")
    try folder.write("b.yaml", "theme: B\ncolors: { label: black, other: { label: red } }\n")
    try folder.write("c.yaml", "theme: C\ncolors: { label: blak }\n")
    let settings = try folder.write(
      "tincture.yaml",
      """
      themes: [a.yaml, b.yaml]
      lint:
        rules: { contrast: { text: 5 } }
        overrides:
          - tokens: [colors.page.*]
            rules: { contrast: { text: 21 } }
      """)
    return (folder, settings)
  }

  @Test("without a path, all themes of the project that have the token explain it")
  func project() throws {
    let (folder, settings) = try Self.project()
    func explain(_ arguments: String...) -> ToolRun {
      ToolRun(["explain"] + arguments + ["--config", settings])
    }
    let both = explain("colors.label").output
    #expect(both.contains("colors.label in A: a colour\n") && both.contains("colors.label in B: a colour\n"))
    let one = explain("colors.page").output
    #expect(one.contains(" in A: a colour\n") && !one.contains(" in B: a colour\n"))
    #expect(
      explain("colors.other").errors.contains(
        "'colors.other' is a group; explain one of its tokens: colors.other.label"))
    #expect(
      explain("colors.labl").errors.contains(
        "no theme has a token 'colors.labl'; did you mean 'colors.label'?"))
    let named = explain(folder("b.yaml"), "colors.label").output
    #expect(!named.contains(" in A: a colour\n") && named.contains(" in B: a colour\n"))
  }

  @Test("the contrast that is needed is that of the project's settings")
  func settings() throws {
    let (folder, settings) = try Self.project()
    #expect(
      ToolRun("explain", folder("a.yaml"), "colors.label").output.contains("4.54:1  4.5:1 for text  passes"))
    let strict = ToolRun("explain", folder("a.yaml"), "colors.label", "--config", settings).output
    #expect(strict.contains("4.54:1  5:1 for text  fails"))
  }

  @Test("of a theme with errors, the findings are shown, and the others are explained")
  func errors() throws {
    let (folder, _) = try Self.project()
    let run = ToolRun("explain", folder(""), "colors.label")
    #expect(run.status == .findings && run.errors.contains("[invalid-value]"))
    #expect(run.output.contains(" in B: a colour\n"))
    let missing = ToolRun("explain", folder("missing.yaml"), "colors.label")
    #expect(missing.status == .failure && missing.output.isEmpty)
  }
}
