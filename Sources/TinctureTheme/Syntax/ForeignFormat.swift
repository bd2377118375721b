/// Files of other tools that people give in place of a theme.
enum ForeignFormat: CaseIterable {
  case designTokens, styleDictionary, base16, assetCatalog, markup, colorScheme

  /// What a file looks like, by words that its format has and a theme has not; nil when it looks like nothing known.
  static func guess(_ bytes: [UInt8]) -> ForeignFormat? {
    let head = String(decoding: bytes.prefix(65_536), as: UTF8.self)
    return allCases.first { $0.isLikely(head) }
  }

  /// Whether the first letter is `<`, with which no theme begins.
  static func isMarkup(_ bytes: [UInt8]) -> Bool { bytes.first { !$0.isSpace } == UInt8(ascii: "<") }

  private func isLikely(_ head: String) -> Bool {
    switch self {
    case .designTokens: head.contains("\"$value\"") || head.contains("$value:")
    case .styleDictionary: head.first == "{" && head.contains("\"value\"")
    case .base16: head.contains("base00") && head.contains("base0F")
    case .assetCatalog: head.contains("\"color-space\"") || head.contains("\"idiom\"")
    case .markup: Self.isMarkup(Array(head.utf8.prefix(256)))
    case .colorScheme: head.contains("foreground") && head.contains("background")
    }
  }

  /// What to do with such a file.
  var help: String {
    switch self {
    case .designTokens:
      "it looks like design tokens (DTCG); in a theme, a token is 'name: \"#RRGGBB\"' under 'colors:'"
    case .styleDictionary:
      "it looks like Style Dictionary's JSON; in a theme, a token is 'name: \"#RRGGBB\"' under 'colors:'"
    case .base16:
      "it looks like a base16 scheme; its colours could stand under 'palette:', each as 'base00: \"#RRGGBB\"'"
    case .assetCatalog:
      "it looks like the Contents.json of an asset catalog; a theme is a YAML file of its own"
    case .markup: "it looks like XML or HTML; a theme is a YAML file"
    case .colorScheme:
      "it looks like an editor's or terminal's colour scheme; its colours could stand under 'palette:'"
    }
  }
}
