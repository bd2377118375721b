import Foundation
import Testing

@testable import TinctureCommand

/// What the schemas allow and refuse is checked by `make schemas`.
@Suite("tincture schema")
struct SchemaCommandTests {
  private static let docs = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
    .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
    .appendingPathComponent("docs")

  @Test(
    "docs/ has the schemas, as 'tincture schema NAME > docs/FILE' writes them",
    arguments: [("theme", "theme.schema.json"), ("settings", "tincture.schema.json")])
  func published(_ name: String, _ file: String) throws {
    let text = try String(contentsOf: Self.docs.appendingPathComponent(file), encoding: .utf8)
    #expect(ToolRun("schema", name).output == text)
  }

  @Test("there is a schema for what the command knows alone")
  func unknown() {
    let run = ToolRun("schema", "themes")
    #expect(run.status == .failure && run.errors.contains("did you mean 'theme'?"))
  }
}
