import Foundation
import TestSupport
import Testing
import TinctureLint
import TinctureTheme

@testable import TinctureCommand

/// The themes in README and docs are checked: those marked `refused` give just the findings that stand below them.
@Suite("The documentation")
struct DocumentationTests {
  /// A fenced block of a document.
  struct Block: CustomTestStringConvertible {
    let document: String
    let line: Int
    /// What stands after the fence, such as `yaml refused`.
    let info: String
    let text: String
    /// The block after it, in which a refused one's findings are told.
    var next: String?

    var testDescription: String { "\(document):\(line)" }
  }

  static let root = URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
    .deletingLastPathComponent()

  static let blocks: [Block] = {
    let docs = (try? FileManager.default.contentsOfDirectory(atPath: root.path + "/docs")) ?? []
    let documents = ["README.md"] + docs.filter { $0.hasSuffix(".md") }.sorted().map { "docs/" + $0 }
    return documents.flatMap { document in
      blocks(
        of: (try? String(contentsOf: root.appendingPathComponent(document), encoding: .utf8)) ?? "", document)
    }
  }()

  private static func blocks(of text: String, _ document: String) -> [Block] {
    var blocks: [Block] = []
    var lines: [Substring] = []
    var opening: (line: Int, info: String)?
    for (number, line) in text.split(separator: "\n", omittingEmptySubsequences: false).enumerated() {
      if let (start, info) = opening, line == "```" {
        let content = lines.map { $0 + "\n" }.joined()
        if !blocks.isEmpty { blocks[blocks.count - 1].next = content }
        blocks.append(Block(document: document, line: start, info: info, text: content))
        opening = nil
      } else if opening != nil {
        lines.append(line)
      } else if line.hasPrefix("```") {
        opening = (number + 1, String(line.dropFirst(3)))
        lines = []
      }
    }
    return blocks
  }

  /// The settings with which a document's themes are checked. README shows whole themes. What the docs show of the format is
  /// cut to what is told there, so of completeness and tidiness nothing is asked.
  private static func configuration(_ document: String) -> LintConfiguration {
    if document == "README.md" { return LintConfiguration() }
    let rules = RuleRegistry.all.map { $0.description }.filter {
      [.completeness, .tidiness].contains($0.category) && $0.id != RuleID("missing-dark")
    }
    return LintConfiguration(
      rules: Dictionary(uniqueKeysWithValues: rules.map { ($0.id, RuleSetting(.off)) }))
  }

  private static func findings(_ block: Block) -> [String] {
    let loaded = ThemeLoader.load(path: "theme.yaml", bytes: Array(block.text.utf8))
    return Linter(configuration: configuration(block.document)).findings(in: loaded).map { finding in
      let bytes = loaded.sources[finding.span.file].bytes
      let place = LineTable(bytes).position(of: Int(finding.span.start), in: bytes)
      return
        "theme.yaml:\(place.line):\(place.column): \(finding.severity): \(finding.message) [\(finding.rule)]"
    }
  }

  @Test("a theme has no findings", arguments: blocks.filter { $0.info == "yaml" })
  func sound(_ block: Block) {
    #expect(Self.findings(block) == [])
  }

  @Test(
    "a theme that is marked as wrong gives the findings below it",
    arguments: blocks.filter { $0.info == "yaml refused" })
  func refused(_ block: Block) throws {
    let told = try #require(block.next).split(separator: "\n").map(String.init)
    #expect(Self.findings(block) == told)
  }

  /// Besides themes and settings, the examples of rules, which have a test of their own.
  static let kinds = ["yaml", "yaml refused", "yaml settings", "yaml triggering", "yaml nonTriggering"]

  @Test("every YAML block is one or the other, and there are many of both")
  func marked() {
    let yaml = Self.blocks.filter { $0.info.hasPrefix("yaml") }
    #expect(yaml.allSatisfy { Self.kinds.contains($0.info) })
    #expect(yaml.count { $0.info == "yaml" } > 10 && yaml.count { $0.info == "yaml refused" } > 10)
  }

  /// A command of a `console` block and what it prints.
  struct Call: CustomTestStringConvertible {
    let arguments: [String]
    var output = ""

    var testDescription: String { arguments.joined(separator: " ") }
  }

  /// The commands of `console` blocks whose output is the same each time.
  static let calls: [Call] = blocks.filter { $0.info == "console" }.flatMap { block in
    var calls: [Call] = []
    for line in block.text.split(separator: "\n", omittingEmptySubsequences: false).dropLast() {
      let words = line.split(separator: " ").map(String.init)
      if words.first == "$" || words.first?.hasSuffix("/tincture") == true {
        calls.append(Call(arguments: Array(words.drop { !$0.hasSuffix("tincture") }.dropFirst())))
      } else if !calls.isEmpty {
        calls[calls.count - 1].output += line + "\n"
      }
    }
    return calls.filter { ["lint", "resolve", "explain"].contains($0.arguments.first) }
  }

  @Test("a command prints what the document says", arguments: calls)
  func output(_ call: Call) throws {
    let folder = try TemporaryFolder()
    let theme = try #require(Self.blocks.first { $0.document == "README.md" && $0.info == "yaml" })
    let path = try folder.write("daylight.yaml", theme.text)
    let arguments = call.arguments.map { argument in
      argument == "daylight.yaml"
        ? path : argument.hasPrefix("Themes") ? Self.root.path + "/" + argument : argument
    }
    // Places are told with the path as it is given.
    let output = ToolRun(arguments).output.replacingOccurrences(of: Self.root.path + "/", with: "")
    #expect(output.replacingOccurrences(of: folder("daylight.yaml"), with: "daylight.yaml") == call.output)
  }

  @Test(
    "the settings have no findings but for themes that are not there",
    arguments: blocks.filter { $0.info == "yaml settings" })
  func settings(_ block: Block) {
    let (_, findings, _) = SettingsParser.parse(Array(block.text.utf8), path: "tincture.yaml")
    #expect(findings.map(\.message).filter { !$0.hasPrefix("no theme is at") } == [])
  }
}
