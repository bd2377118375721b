import TinctureTheme

/// A set of traits. Of two traits, the one that the cascade compares first has the higher bit.
struct TraitAxes: OptionSet, Hashable {
  let rawValue: UInt8

  init(rawValue: UInt8) {
    self.rawValue = rawValue
  }

  /// The traits that something varies by.
  init(_ use: TraitUse) {
    rawValue = use.appearanceMask << 1 | (use.sizeBreaks == 0 ? 0 : 1)
  }

  static let size = TraitAxes(rawValue: 1)

  /// The traits one by one, the least important first.
  static let each: [TraitAxes] = (0..<5).map { TraitAxes(rawValue: 1 << $0) }

  private var appearanceMask: UInt8 { rawValue >> 1 }

  /// What of a use concerns these traits.
  func part(of use: TraitUse) -> TraitUse {
    use.restricted(toAppearances: appearanceMask, sizes: contains(.size))
  }

  /// The combination of one whose traits are these with another one of other traits.
  func joined(_ combination: Int, _ other: Int) -> Int {
    (contains(.size) ? combination : other) & ~15 | combination & 15 | other & 15
  }

  // MARK: Names

  /// The name of a modifier of these traits: that of the trait, or `appearance` for several of which one is the style.
  var modifierName: String {
    let names: [(UInt8, String)] = [
      (TraitUse.dark, "style"), (TraitUse.highContrast, "contrast"), (TraitUse.elevated, "level"),
      (TraitUse.p3, "gamut"),
    ]
    var parts = names.filter { appearanceMask & $0.0 != 0 }.map(\.1)
    if parts.count > 1, parts[0] == "style" { parts = ["appearance"] }
    if contains(.size) { parts.append("size") }
    return Self.camelCase(parts)
  }

  /// The name of a context of these traits, such as `darkHighContrast`: its term of the most important trait, and of the
  /// others what is not the default.
  func contextName(_ combination: Int) -> String {
    var terms: [String] = []
    for (name, term) in TraitTerm.named {
      switch term {
      case .appearance(let bit, let isSet)
      where appearanceMask & bit != 0 && (combination & Int(bit) != 0) == isSet && (isSet || terms.isEmpty):
        terms.append("\(name)")
      case .size(let size) where contains(.size) && combination >> 4 == Int(size):
        if terms.isEmpty || Int(size) != TraitUse.defaultSize { terms.append("\(name)") }
      default: break
      }
    }
    return Self.camelCase(terms)
  }

  /// The name of what some terms change, such as `highContrast`: the terms that are not the default.
  ///
  /// - Parameter use: tells which sizes are alike; the term is for the first of them, but one for all accessibility sizes.
  static func layerName(_ combination: Int, _ use: TraitUse) -> String {
    var terms: [String] = []
    for (name, term) in TraitTerm.named {
      switch term {
      case .appearance(let bit, true) where combination & Int(bit) != 0: terms.append("\(name)")
      case .size(let size) where combination >> 4 == Int(size) && Int(size) != TraitUse.defaultSize:
        let band = use.bandName(ofSize: Int(size))
        terms.append(band == "accessibility" ? band : "\(name)")
      default: break
      }
    }
    return camelCase(terms)
  }

  /// All combinations of these traits; the others are at their defaults.
  var combinations: [Int] {
    let use = TraitUse(appearanceMask: appearanceMask, sizeBreaks: contains(.size) ? 0xFFE : 0)
    let combinations = (0..<use.columnCount).map { use.combination(ofColumn: $0) }
    return combinations.sorted { ($0 & 15, $0 >> 4) < ($1 & 15, $1 >> 4) }
  }

  static func camelCase(_ words: [String]) -> String {
    words.enumerated().map { index, word in
      index == 0 ? word : word.prefix(1).uppercased() + word.dropFirst()
    }.joined()
  }
}
