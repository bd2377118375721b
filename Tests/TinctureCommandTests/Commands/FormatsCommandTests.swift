import Testing
import TinctureCodegen

@testable import TinctureCommand

@Suite("tincture formats")
struct FormatsCommandTests {
  @Test("all formats are listed, and each is explained", arguments: EmitterRegistry.all.map { $0.format })
  func formats(_ format: String) throws {
    let emitter = try #require(EmitterRegistry.emitter(format))
    #expect(ToolRun("formats").output.contains(emitter.summary))
    let text = ToolRun("formats", format).output
    #expect(text.hasPrefix("\(format): \(emitter.summary)\n"))
    for option in emitter.options {
      #expect(text.contains("  \(option.name)") && text.contains(option.summary))
    }
    let json = ToolRun("formats", format, "--format", "json").output
    #expect(json.hasPrefix("{\n  \"formats\": [\n    {\n      \"name\": \"\(format)\",\n"))
  }

  @Test("a format's name may be mistyped")
  func unknown() {
    #expect(ToolRun("formats", "swfit").errors.contains("did you mean 'swift'?"))
  }
}
