import Foundation
import Testing

@testable import TinctureTheme

@Suite("Names in Swift")
struct SwiftIdentifierTests {
  private static let sources = URL(filePath: #filePath).appending(path: "../../../../Sources").standardized

  @Test("every public type of the library is reserved", arguments: ["Tincture", "TinctureColor"])
  func libraryTypes(_ module: String) throws {
    #expect(SwiftIdentifier.libraryTypes.contains(module))
    let folder = Self.sources.appending(path: module)
    let files = try #require(FileManager.default.subpaths(atPath: folder.path)).filter {
      $0.hasSuffix(".swift")
    }
    var count = 0
    for file in files {
      let text = try String(contentsOf: folder.appending(path: file), encoding: .utf8)
      // A type of a module stands at the margin, or one step in within a platform's condition.
      for match in text.matches(
        of: /(?m)^(?: {2})?(?:@\w+ )*public (?:final )?(?:struct|enum|class|protocol|typealias|actor) (\w+)/)
      {
        let name = String(match.1)
        if ["Rendering", "Role", "Stop", "Trait"].contains(name) { continue }
        count += 1
        #expect(SwiftIdentifier.libraryTypes.contains(name), "\(name) of \(file)")
      }
    }
    #expect(count > 10)
  }

  @Test(
    "a theme's name becomes the name of its style",
    arguments: [("Text", "TextStyle"), ("Surface Theme", "SurfaceThemeStyle"), ("***", "U2ax2ax2aStyle")])
  func styles(_ name: String, _ style: String) {
    #expect(SwiftIdentifier.style(name) == style)
    #expect(SwiftIdentifier.hasWords(name) == (name != "***"))
  }
}
