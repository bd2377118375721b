import Testing
import TinctureCodegen
import TinctureTheme

/// What the format dtcg makes of themes.
enum DTCG {
  static func emit(_ text: String, _ options: [String: String] = [:]) throws -> Emitted {
    try Emitted(DTCGEmitter.self, "theme: Test\n" + text, EmitterOptions(options))
  }

  /// The document of the values under default traits.
  static func tokens(_ text: String) throws -> String {
    try #require(emit(text).text(of: "test.tokens.json"))
  }

  static func resolver(_ text: String, _ options: [String: String] = [:]) throws -> String {
    try #require(emit(text, options).text(of: "test.resolver.json"))
  }
}

@Suite("The format dtcg")
struct DTCGEmitterTests {
  @Test("a theme without traits is one document of tokens")
  func constant() throws {
    let emitted = try DTCG.emit("palette:\n  ink: \"#1A1A1E\"\n  group: { paper: $palette.ink }\n")
    #expect(emitted.files.map(\.path) == ["test.tokens.json"])
    #expect(emitted.findings.isEmpty)
    #expect(
      emitted.text == """
        {
          "$schema": "https://www.designtokens.org/schemas/2025.10/format.json",
          "$extensions": {
            "org.tincture": { "generatedFrom": "test.yaml" }
          },
          "palette": {
            "$type": "color",
            "ink": {
              "$value": { "colorSpace": "srgb", "components": [0.101961, 0.101961, 0.117647], "hex": "#1a1a1e" }
            },
            "group": {
              "paper": {
                "$value": "{palette.ink}"
              }
            }
          }
        }

        """)
  }

  @Test("what other traits change stands in a resolver, beside a document of the default values")
  func resolver() throws {
    let emitted = try DTCG.emit("description: Day.\ncolors:\n  paper: { light: white, dark: black }\n")
    #expect(emitted.files.map(\.path) == ["test.tokens.json", "test.resolver.json"])
    #expect(
      emitted.text(of: "test.resolver.json") == """
        {
          "$schema": "https://www.designtokens.org/schemas/2025.10/resolver.json",
          "name": "Test",
          "version": "2025.10",
          "description": "Day.",
          "sets": {
            "base": {
              "sources": [{ "$ref": "test.tokens.json" }],
              "$extensions": {
                "org.tincture": { "generatedFrom": "test.yaml" }
              }
            }
          },
          "modifiers": {
            "style": {
              "contexts": {
                "light": [],
                "dark": [{
                  "colors": {
                    "$type": "color",
                    "paper": {
                      "$value": { "colorSpace": "srgb", "components": [0, 0, 0], "hex": "#000000" }
                    }
                  }
                }]
              },
              "default": "light"
            }
          },
          "resolutionOrder": [
            { "$ref": "#/sets/base" },
            { "$ref": "#/modifiers/style" }
          ]
        }

        """)
  }

  static let placements: [(String, [String], String)] = [
    (
      "files", ["test.tokens.json", "test.resolver.json", "test.dark.tokens.json"],
      #""dark": [{ "$ref": "test.dark.tokens.json" }]"#
    ),
    (
      "bundle", ["test.resolver.json"],
      "\"sources\": [{\n        \"colors\": {\n          \"$type\": \"color\""
    ),
  ]

  @Test(
    "the values stand in files of their own, or all in the resolver, where one chooses so",
    arguments: placements)
  func placement(_ word: String, _ files: [String], _ text: String) throws {
    let emitted = try DTCG.emit("colors:\n  paper: { light: white, dark: black }\n", ["resolver": word])
    #expect(emitted.files.map(\.path) == files)
    #expect(emitted.text(of: "test.resolver.json")?.contains(text) == true)
  }

  @Test("sections for which the format has no type are left out, and said to be")
  func omissions() throws {
    let theme = """
      surfaces: { card: { normal: { fill: white } }, sheet: { normal: { fill: black } } }
      layouts: { picker: list }
      images: { logo: logo }
      """
    let emitted = try DTCG.emit(theme)
    #expect(
      emitted.findings.map(\.message) == [
        "dtcg has no place for surfaces: 2 tokens are left out",
        "dtcg has no place for layouts: 1 token is left out",
        "dtcg has no place for images: 1 token is left out",
      ])
    #expect(!emitted.text.contains("card") && !emitted.text.contains("logo"))
    #expect(try DTCG.emit(theme, ["omissions": "off"]).findings.isEmpty)
  }

  static let names: [(String, String)] = [
    ("Menu", "menu"), ("Night & Day 2", "night-day-2"), ("Räume", "räume"),
    ("\"A \\\"b\\\" / ../c\"", "a-b-c"),
  ]

  @Test("files are named after the theme", arguments: names)
  func fileNames(_ name: String, _ stem: String) throws {
    let emitted = try Emitted(DTCGEmitter.self, "theme: \(name)\npalette: { a: red }\n")
    #expect(emitted.files.map(\.path) == [stem + ".tokens.json"])
  }
}

@Suite("Obsolete files of the format dtcg")
struct DTCGOwnershipTests {
  static let theme = "theme: Night Sky\ncolors: { paper: { light: white, dark: black } }\n"

  static let paths: [(String, Bool)] = [
    ("night-sky.tokens.json", true), ("night-sky.dark.tokens.json", true), ("night-sky.resolver.json", true),
    ("night-sky.json", false), ("night.tokens.json", false), ("old/night-sky.tokens.json", false),
  ]

  @Test("only files that are named after the theme may be its own", arguments: paths)
  func mayOwn(_ path: String, _ isOwn: Bool) throws {
    let theme = try #require(ThemeLoader.load(path: "a.yaml", bytes: Array(Self.theme.utf8)).theme)
    #expect(DTCGEmitter(options: EmitterOptions()).mayOwn(path, of: theme) == isOwn)
  }

  @Test("a file is its own where it says that it was made from the theme")
  func isOwn() throws {
    let theme = try #require(ThemeLoader.load(path: "a.yaml", bytes: Array(Self.theme.utf8)).theme)
    let other = try #require(ThemeLoader.load(path: "b.yaml", bytes: Array(Self.theme.utf8)).theme)
    for word in ["inline", "files", "bundle"] {
      let emitter = DTCGEmitter(options: EmitterOptions(["resolver": word]))
      for file in emitter.emit(theme).files {
        #expect(
          emitter.isOwn(file.content, of: theme) && !emitter.isOwn(file.content, of: other), "\(file.path)")
      }
    }
    #expect(!DTCGEmitter(options: EmitterOptions()).isOwn([], of: theme))
  }
}
