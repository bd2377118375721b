import Foundation
import Testing
import TinctureLint
import TinctureTheme

/// A fenced block of a Markdown file.
struct DocumentationBlock: CustomTestStringConvertible, Sendable {
  let file: String
  let line: Int
  /// What stands after the opening fence, such as `yaml refused`.
  let info: String
  let text: String
  /// The block that follows, with nothing between.
  var next: String?

  var testDescription: String { "\(file):\(line) \(info)" }

  static let all: [DocumentationBlock] = {
    let root = URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
      .deletingLastPathComponent()
    let docs = root.appendingPathComponent("docs")
    let pages = (try? FileManager.default.contentsOfDirectory(atPath: docs.path)) ?? []
    let files = ["README.md"] + pages.filter { $0.hasSuffix(".md") }.sorted().map { "docs/\($0)" }
    return files.flatMap { read($0, in: root) }
  }()

  private static func read(_ file: String, in root: URL) -> [DocumentationBlock] {
    guard let text = try? String(contentsOf: root.appendingPathComponent(file), encoding: .utf8) else { return [] }
    var blocks: [DocumentationBlock] = []
    var open: (line: Int, info: String, lines: [Substring], followsBlock: Bool)?
    var followsBlock = false
    for (index, line) in text.split(separator: "\n", omittingEmptySubsequences: false).enumerated() {
      if var block = open {
        if line == "```" {
          let text = block.lines.joined(separator: "\n") + "\n"
          if block.followsBlock { blocks[blocks.count - 1].next = text }
          blocks.append(DocumentationBlock(file: file, line: block.line, info: block.info, text: text))
          open = nil
          followsBlock = true
        } else {
          block.lines.append(line)
          open = block
        }
      } else if line.hasPrefix("```") {
        open = (index + 1, String(line.dropFirst(3)), [], followsBlock)
      } else {
        followsBlock = false
      }
    }
    return blocks
  }
}

@Suite("Documentation")
struct DocumentationTests {
  @Test(
    "every YAML example is a theme without findings, or is refused with just what the text says",
    arguments: DocumentationBlock.all.filter { $0.info.hasPrefix("yaml") })
  func examples(block: DocumentationBlock) {
    let loaded = ThemeLoader.load(path: "theme.yaml", bytes: Array(block.text.utf8))
    let findings = Linter().findings(in: loaded).map { finding in
      let bytes = loaded.sources[finding.span.file].bytes
      let place = LineTable(bytes).position(of: Int(finding.span.start), in: bytes)
      return "theme.yaml:\(place.line):\(place.column): \(finding.severity): \(finding.message) [\(finding.rule)]\n"
    }
    switch block.info {
    case "yaml": #expect(findings.joined() == "")
    case "yaml refused": #expect(findings.joined() == block.next)
    default: Issue.record("a YAML block is marked 'yaml' or 'yaml refused'")
    }
  }
}
