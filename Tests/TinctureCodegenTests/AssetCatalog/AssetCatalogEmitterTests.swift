import Testing
import TinctureTheme

@testable import TinctureCodegen

@Suite("The xcassets format")
struct AssetCatalogEmitterTests {
  static func emit(_ text: String, _ options: [String: String] = [:]) throws -> Emitted {
    try Emitted(AssetCatalogEmitter.self, "theme: Test\n" + text, EmitterOptions(options))
  }

  @Test(
    "sections and groups are folders that provide namespaces, and each token is a colorset as Xcode writes it"
  )
  func whole() throws {
    let emitted = try Self.emit(
      "palette: { ink: black }\ncolors: { button: { fill: { light: \"#333\", dark: white / 50% } } }\n")
    #expect(
      emitted.files.map(\.path) == [
        "Contents.json", "palette/Contents.json", "palette/ink.colorset/Contents.json",
        "colors/Contents.json",
        "colors/button/Contents.json", "colors/button/fill.colorset/Contents.json",
      ])
    #expect(
      emitted.text(of: "Contents.json") == """
        {
          "info" : {
            "author" : "xcode",
            "version" : 1
          }
        }

        """)
    #expect(
      emitted.text(of: "colors/button/Contents.json") == """
        {
          "info" : {
            "author" : "tincture",
            "version" : 1
          },
          "properties" : {
            "provides-namespace" : true
          }
        }

        """)
    #expect(
      emitted.text(of: "colors/button/fill.colorset/Contents.json") == """
        {
          "colors" : [
            {
              "color" : {
                "color-space" : "srgb",
                "components" : {
                  "alpha" : "1.000",
                  "blue" : "0.200",
                  "green" : "0.200",
                  "red" : "0.200"
                }
              },
              "idiom" : "universal"
            },
            {
              "appearances" : [
                {
                  "appearance" : "luminosity",
                  "value" : "dark"
                }
              ],
              "color" : {
                "color-space" : "srgb",
                "components" : {
                  "alpha" : "0.500",
                  "blue" : "1.000",
                  "green" : "1.000",
                  "red" : "1.000"
                }
              },
              "idiom" : "universal"
            }
          ],
          "info" : {
            "author" : "tincture",
            "version" : 1
          }
        }

        """)
    #expect(emitted.findings.isEmpty)
  }

  @Test("with a namespace, all names begin with the theme's")
  func namespace() throws {
    let emitted = try Self.emit("colors: { label: black }\n", ["namespace": "true"])
    #expect(
      emitted.files.map(\.path) == [
        "Contents.json", "Test/Contents.json", "Test/colors/Contents.json",
        "Test/colors/label.colorset/Contents.json",
      ])
    #expect(emitted.text(of: "Test/Contents.json")?.contains("\"provides-namespace\" : true") == true)
  }

  @Test("a catalog has the theme's name")
  func fileName() throws {
    let theme = try #require(
      ThemeLoader.load(path: "t.yaml", bytes: Array("theme: ../a b\ncolors: { label: black }\n".utf8)).theme)
    #expect(AssetCatalogEmitter(options: EmitterOptions()).fileName(for: theme) == "AB.xcassets")
  }

  // MARK: Names

  @Test("a name that no file may have is changed, and that is told")
  func refusedCharacters() throws {
    let emitted = try Self.emit("colors: { 'a:b*c': black, größe 2: white }\n")
    #expect(emitted.text(of: "colors/a-b-c.colorset/Contents.json") != nil)
    #expect(emitted.text(of: "colors/größe 2.colorset/Contents.json") != nil)
    #expect(
      emitted.findings.map(\.message) == [
        "colors.a:b*c has a name that no file may have, so that its asset is called 'a-b-c'"
      ])
  }

  static let collisions: [(String, String?)] = [
    (
      "colors: { label: black, Label: white }",
      "colors.Label and colors.label would both be one colorset where letter case makes no difference"
    ),
    (
      "colors: { button: { a: black }, Button: { b: white } }",
      "colors.Button and colors.button would both be one folder where letter case makes no difference"
    ),
    ("colors: { 'a:b': black, a-b: white }", "colors.a-b and colors.a:b would both be one colorset"),
    ("colors: { \"\\u00E9\": black, \"e\\u0301\": white }", "would both be one colorset"),
    ("colors: { \"\\u00C9\": black, \"\\u00E9\": white }", "would both be one colorset"),
    ("colors: { \"\\u212A\": black, k: white }", "would both be one colorset"),
    ("colors: { label: black, button: { Label: white } }", nil),
    ("colors: { Button: black, button: { a: white } }", nil),
    ("palette: { Label: black }\ncolors: { label: white }", nil),
  ]

  @Test("names that differ only where file systems see no difference are an error", arguments: collisions)
  func colliding(_ text: String, _ message: String?) throws {
    let findings = try Self.emit(text).findings.filter { $0.rule == .collidingNames }
    #expect(findings.count == (message == nil ? 0 : 1), "\(findings.map(\.message))")
    guard let message, let finding = findings.first else { return }
    #expect(finding.severity == .error && finding.help == "rename one of them")
    #expect(finding.message.contains(message), "\(finding.message)")
    #expect(finding.related.count == 1)
  }

  @Test("a name that is too long for a file is an error")
  func longName() throws {
    let name = String(repeating: "a", count: 247)
    let findings = try Self.emit("colors: { \(name): black, \(name.dropLast()): white }").findings
    #expect(findings.map(\.message) == ["a name of 247 bytes is too long for a file of an asset catalog"])
    #expect(findings.first?.severity == .error)
  }

  // MARK: Omissions

  static let omitted: [(String, String)] = [
    (
      "colors: { a: { any: white, elevated: gray } }",
      "colors.a varies by level, which xcassets cannot express; its value at the default is written"
    ),
    (
      "colors: { a: { any: white, accessibility: gray } }",
      "colors.a varies by size, which xcassets cannot express; its value at the default is written"
    ),
    ("metrics: { a: 1, b: 2 }", "xcassets has no place for metrics: 2 tokens are left out"),
    ("images: { a: map }", "xcassets has no place for images: 1 token is left out"),
  ]

  @Test("what a catalog cannot hold is told, with the severity that was chosen", arguments: omitted)
  func omissions(_ text: String, _ message: String) throws {
    let findings = try Self.emit(text).findings
    #expect(findings.map(\.message) == [message])
    #expect(findings.first?.severity == .warning && findings.first?.rule == .inexpressible)
    #expect(try Self.emit(text, ["omissions": "error"]).findings.first?.severity == .error)
    #expect(try Self.emit(text, ["omissions": "off"]).findings.isEmpty)
  }

  // MARK: Files of an earlier run

  @Test("what it made is told by its author")
  func ownership() throws {
    let emitter = AssetCatalogEmitter(options: EmitterOptions())
    let theme = try #require(
      ThemeLoader.load(path: "t.yaml", bytes: Array("theme: T\ncolors: { label: black }\n".utf8)).theme)
    for file in emitter.emit(theme).files.dropFirst() {
      #expect(emitter.mayOwn(file.path, of: theme) && emitter.isOwn(file.content, of: theme), "\(file.path)")
    }
    #expect(!emitter.mayOwn("Contents.json", of: theme))
    #expect(!emitter.mayOwn("logo.imageset/logo.png", of: theme))
    let other = #"{ "info" : { "author" : "xcode", "version" : 1 } }"#
    #expect(!emitter.isOwn(Array(other.utf8), of: theme))
  }
}
