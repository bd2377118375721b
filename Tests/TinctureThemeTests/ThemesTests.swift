import Foundation
import TestSupport
import Testing
import Tincture
import TinctureColor

@testable import TinctureTheme

/// The themes that come with the project.
@Suite("The themes")
struct ThemesTests {
  private static func theme(_ name: String) throws -> Theme {
    try #require(ThemeLoader.load(path: ThemesFolder.path(name)).theme)
  }

  /// Bits of an appearance, as `TraitUse` numbers them.
  private static let (dark, highContrast, elevated) = (8, 4, 2)

  static let contrasts: [(theme: String, token: String)] = [
    ("neumorphic.yaml", "colors.label"), ("neumorphic.yaml", "colors.secondaryLabel"),
    ("neumorphic.yaml", "colors.icon"), ("neumorphic.yaml", "colors.accent.icon"),
    ("collect.yaml", "colors.label"),
  ]

  @Test("labels and icons have 4.5:1 on each background, and 7:1 under high contrast", arguments: contrasts)
  func contrast(_ name: String, _ path: String) throws {
    let theme = try Self.theme(name)
    let token = try #require(theme.token(at: path))
    #expect(!theme.backgrounds(of: token).isEmpty)
    for appearance in 0..<16 {
      let needed = appearance & Self.highContrast == 0 ? 4.5 : 7
      for background in theme.backgrounds(of: token) {
        let combination = TraitUse.defaultCombination | appearance
        let ratio = theme.contrastRatio(of: token, on: background, combination: combination)
        #expect(ratio >= needed, "appearance \(appearance), on \(theme.path(of: background))")
      }
    }
  }

  static let values: [(token: String, appearance: Int, hex: String)] = [
    ("palette.offWhite", 0, "#E1E1EB"), ("palette.dark.start", 0, "#323C41"),
    ("palette.dark.end", 0, "#19191E"),
    ("palette.blue.start", 0, "#3CA0F0"), ("palette.blue.end", 0, "#1E5078"),
    ("colors.background", 0, "#E1E1EB"), ("colors.background", dark, "#19191E"),
    ("colors.shadow.near", 0, "#00000033"), ("colors.shadow.far", 0, "#FFFFFFB3"),
  ]

  @Test("the neumorphic theme has the colours of its design", arguments: values)
  func neumorphic(_ path: String, _ appearance: Int, _ hex: String) throws {
    let theme = try Self.theme("neumorphic.yaml")
    let token = try #require(theme.token(at: path))
    #expect(theme.color(of: token, combination: TraitUse.defaultCombination | appearance).hex == hex)
  }

  @Test("a colour can be asked for under a collection of traits")
  func traits() throws {
    let theme = try Self.theme("neumorphic.yaml")
    let label = try #require(theme.token(at: "colors.label"))
    #expect(theme.color(of: label, with: TraitCollection()).hex == "#333333")
    #expect(theme.color(of: label, with: TraitCollection(userInterfaceStyle: .dark)).hex == "#FFFFFF")
    #expect(theme.color(of: label, with: TraitCollection(accessibilityContrast: .high)).hex == "#000000")
  }

  @Test("the small app's tint has its two brand colours, and a fallback")
  func collect() throws {
    let theme = try Self.theme("collect.yaml")
    let tint = try #require(theme.token(at: "colors.tint"))
    #expect(theme.color(of: tint, combination: TraitUse.defaultCombination).hex == "#00786E")
    #expect(theme.color(of: tint, combination: TraitUse.defaultCombination | Self.dark).hex == "#C8E64B")
    #expect(theme[tint].hasFallback)
  }

  private struct Reference: Decodable {
    enum Value: Decodable {
      case components([Double])
      case text(String)

      init(from decoder: any Decoder) throws {
        let container = try decoder.singleValueContainer()
        self =
          if let list = try? container.decode([Double].self) { .components(list) } else {
            .text(try container.decode(String.self))
          }
      }
    }
    let accent: [String: [String: Value]]
    let semantic: [String: [String: Value]]
  }

  @Test("the system theme has the values of Apple's tables", .enabled(if: SharedFolder.path != nil))
  func system() throws {
    let path = try #require(SharedFolder.path) + "/reference/system-colors.json"
    let reference = try JSONDecoder().decode(
      Reference.self, from: Data(contentsOf: URL(fileURLWithPath: path)))
    let theme = try Self.theme("system.yaml")
    let bits = ["light": 0, "dark": Self.dark, "highContrast": Self.highContrast, "elevated": Self.elevated]
    var count = 0
    for (name, variants) in reference.accent.merging(
      reference.semantic, uniquingKeysWith: { first, _ in first })
    {
      let ids = theme.tokenIDs.filter { theme.path(of: $0).hasSuffix("." + name) }
      let token = try #require(ids.first, "\(name)")
      for (key, value) in variants {
        guard case .components(let components) = value else { continue }
        let terms = key.split(separator: "+").map(String.init)
        guard terms.allSatisfy({ bits[$0] != nil }) else { continue }
        let appearance = terms.reduce(0) { $0 | (bits[$1] ?? 0) }
        let color = theme.color(of: token, combination: TraitUse.defaultCombination | appearance)
        let expected = RGBAColor(
          red: components[0] / 255, green: components[1] / 255, blue: components[2] / 255,
          alpha: components.count > 3 ? components[3] : 1)
        #expect(color.hex == expected.hex, "\(name) under \(key)")
        count += 1
      }
    }
    #expect(count > 100)
  }
}
