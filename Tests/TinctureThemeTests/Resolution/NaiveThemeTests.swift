import TestSupport
import Testing
import Tincture

@testable import TinctureTheme

/// A random theme, and what its tokens are worth by the rules read plainly: no tables, no columns.
private struct NaiveTheme {
  struct Variant {
    var terms: [String]
    var value: Value
  }
  enum Value {
    /// A value that no other is like, by its number.
    case literal(Int)
    /// An earlier token.
    case token(Int)
  }
  struct Token {
    var variants: [Variant]
    var fallback: Value
  }

  var tokens: [Token] = []

  static let axes: [[String]] = [
    ["light", "dark"], ["normalContrast", "highContrast"], ["base", "elevated"], ["srgb", "p3"],
    [
      "xSmall", "large", "accessibility2", "accessibility", "size>=xxLarge", "size<=small", "size>=medium",
      "size<=accessibility1",
    ],
  ]
  static let sizes = [
    "xSmall", "small", "medium", "large", "xLarge", "xxLarge", "xxxLarge", "accessibility1", "accessibility2",
    "accessibility3", "accessibility4", "accessibility5",
  ]

  init(using random: inout SeededGenerator) {
    var literal = 0
    func value(_ number: Int, _ random: inout SeededGenerator) -> Value {
      if number > 0, Int.random(in: 0..<3, using: &random) == 0 {
        return .token(Int.random(in: 0..<number, using: &random))
      }
      literal += 1
      return .literal(literal)
    }
    for number in 0..<12 {
      var seen = Set<[String]>()
      var variants: [Variant] = []
      for _ in 0..<Int.random(in: 1...6, using: &random) {
        let terms = Self.axes.compactMap { axis in
          Int.random(in: 0..<3, using: &random) == 0 ? axis.randomElement(using: &random) : nil
        }
        guard seen.insert(terms).inserted else { continue }
        variants.append(Variant(terms: terms, value: value(number, &random)))
      }
      tokens.append(Token(variants: variants, fallback: value(number, &random)))
    }
  }

  func yaml(_ section: TokenSection) -> String {
    func text(_ value: Value) -> String {
      switch value {
      case .literal(let number): Self.literal(number, section.kind)
      case .token(let number): "$\(section.name).t\(number)"
      }
    }
    return "theme: Random\n\(section.name):\n"
      + tokens.enumerated().map { number, token in
        "  t\(number):\n"
          + token.variants.map { variant in
            let key = variant.terms.isEmpty ? "any" : variant.terms.joined(separator: "+")
            return "    \(key): \(text(variant.value))\n"
          }.joined() + "    fallback: \(text(token.fallback))\n"
      }.joined()
  }

  private static func literal(_ number: Int, _ kind: TokenKind) -> String {
    switch kind {
    case .color: "rgb(0 \(number / 100) \(number % 100))"
    case .metric: "\(number)"
    case .font: "{ textStyle: body, size: \(number) }"
    case .gradient: "{ from: [0, \(Double(number) / 256)], stops: [white, black] }"
    case .shadow: "{ color: black, radius: \(number) }"
    case .surface: "{ padding: \(number), normal: { fill: white } }"
    case .layout, .image: "a\(number)"
    }
  }

  /// The number of the literal that gave a value.
  static func number(of value: TokenValue) -> Int? {
    switch value {
    case .color(let color): Int(color.green * 255 + 0.5) * 100 + Int(color.blue * 255 + 0.5)
    case .metric(let number): Int(number)
    case .font(let font): Int(font.size)
    case .gradient(let gradient): Int(gradient.start.y * 256)
    case .shadow(let layers): Int(layers[0].radius)
    case .surface(let surface): Int(surface.padding.vertical)
    case .layout(let name): Int(name.dropFirst())
    case .image(let image): Int(image.name.dropFirst())
    }
  }

  /// The number of the value under traits: style, contrast, level, gamut, each 0 or 1, and a size.
  func value(_ token: Int, _ traits: [Int]) -> Int {
    var reset = traits
    while true {
      let candidates = tokens[token].variants.filter { Self.matches($0.terms, reset) }
      if let first = candidates.first {
        return value(
          candidates.dropFirst().reduce(first) { Self.beats($0.terms, $1.terms) ? $0 : $1 }.value, traits)
      }
      if reset[4] != 3 {
        reset[4] = 3
      } else if let trait = [3, 2, 1, 0].first(where: { reset[$0] != 0 }) {
        reset[trait] = 0
      } else {
        return value(tokens[token].fallback, traits)
      }
    }
  }

  private func value(_ value: Value, _ traits: [Int]) -> Int {
    switch value {
    case .literal(let number): number
    case .token(let number): self.value(number, traits)
    }
  }

  private static func matches(_ terms: [String], _ traits: [Int]) -> Bool {
    terms.allSatisfy { term in
      for axis in 0..<4 {
        if let value = axes[axis].firstIndex(of: term) { return traits[axis] == value }
      }
      return sizes(of: term).contains(traits[4])
    }
  }

  private static func sizes(of term: String) -> [Int] {
    if term == "accessibility" { return Array(7...11) }
    if term.hasPrefix("size>=") { return Array(sizes.firstIndex(of: String(term.dropFirst(6)))!...11) }
    if term.hasPrefix("size<=") { return Array(0...sizes.firstIndex(of: String(term.dropFirst(6)))!) }
    return [sizes.firstIndex(of: term)!]
  }

  /// Whether the first of two variants that match wins over one that stands later.
  private static func beats(_ first: [String], _ second: [String]) -> Bool {
    for axis in 0..<4 {
      let (a, b) = (first.contains { axes[axis].contains($0) }, second.contains { axes[axis].contains($0) })
      if a != b { return a }
    }
    func rank(_ terms: [String]) -> Int {
      guard let term = terms.first(where: { axes[4].contains($0) }) else { return 100 }
      return sizes.contains(term) ? 0 : sizes(of: term).count
    }
    return rank(first) < rank(second)
  }
}

@Suite("A theme's tables")
struct NaiveThemeTests {
  @Test(
    "tables give what the rules give, for random themes under all 192 combinations",
    arguments: TokenSection.allCases.filter(\.isTraitAware))
  func agreement(_ section: TokenSection) throws {
    var random = SeededGenerator.printed()
    for _ in 0..<FuzzRounds.count(inTestRun: section == .colors ? 20 : 4) {
      let naive = NaiveTheme(using: &random)
      let yaml = naive.yaml(section)
      let text = ThemeText(yaml)
      let theme = try #require(text.loaded.theme, "\(text.findings)\n\(yaml)")
      for token in naive.tokens.indices {
        let id = try #require(theme.token(at: "\(section.name).t\(token)"))
        for combination in 0..<192 {
          let traits = [
            combination >> 3 & 1, combination >> 2 & 1, combination >> 1 & 1, combination & 1,
            combination >> 4,
          ]
          let number = NaiveTheme.number(of: theme.value(of: id, combination: combination))
          guard number != naive.value(token, traits) else { continue }
          Issue.record(
            "t\(token) under \(traits) is \(number ?? 0), not \(naive.value(token, traits))\n\(yaml)")
          return
        }
      }
    }
  }
}
