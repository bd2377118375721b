import TestSupport
import Testing

@testable import TinctureTheme

/// A random theme, and what its tokens are worth by the rules read plainly: no tables, no columns.
private struct NaiveTheme {
  struct Variant {
    var terms: [String]
    /// A colour, or the number of an earlier token.
    var value: Value
  }
  enum Value {
    case color(Int)
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
    var color = 0
    func value(_ number: Int, _ random: inout SeededGenerator) -> Value {
      if number > 0, Int.random(in: 0..<3, using: &random) == 0 {
        return .token(Int.random(in: 0..<number, using: &random))
      }
      color += 1
      return .color(color)
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

  var yaml: String {
    func text(_ value: Value) -> String {
      switch value {
      case .color(let number): "\"\(Self.hex(number))\""
      case .token(let number): "$colors.t\(number)"
      }
    }
    return "theme: Random\ncolors:\n"
      + tokens.enumerated().map { number, token in
        "  t\(number):\n"
          + token.variants.map { variant in
            let key = variant.terms.isEmpty ? "any" : variant.terms.joined(separator: "+")
            return "    \(key): \(text(variant.value))\n"
          }.joined() + "    fallback: \(text(token.fallback))\n"
      }.joined()
  }

  static func hex(_ number: Int) -> String {
    let digits = String(number, radix: 16, uppercase: true)
    return "#" + String(repeating: "0", count: 6 - digits.count) + digits
  }

  /// The value under traits: style, contrast, level, gamut, each 0 or 1, and a size.
  func value(_ token: Int, _ traits: [Int]) -> String {
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

  private func value(_ value: Value, _ traits: [Int]) -> String {
    switch value {
    case .color(let number): Self.hex(number)
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
  @Test("tables give what the rules give, for random themes under all 192 combinations")
  func agreement() throws {
    var random = SeededGenerator.printed()
    for _ in 0..<50 {
      let naive = NaiveTheme(using: &random)
      let text = ThemeText(naive.yaml)
      let theme = try #require(text.loaded.theme, "\(text.findings)\n\(naive.yaml)")
      for token in naive.tokens.indices {
        let id = try #require(theme.token(at: "colors.t\(token)"))
        for combination in 0..<192 {
          let traits = [
            combination >> 3 & 1, combination >> 2 & 1, combination >> 1 & 1, combination & 1,
            combination >> 4,
          ]
          let color = theme.color(of: id, combination: combination).hex
          guard color != naive.value(token, traits) else { continue }
          Issue.record(
            "t\(token) under \(traits) is \(color), not \(naive.value(token, traits))\n\(naive.yaml)")
          return
        }
      }
    }
  }
}
