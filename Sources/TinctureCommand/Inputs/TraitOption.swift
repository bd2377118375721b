import TinctureTheme

/// A trait that the command line can set.
struct TraitOption: Sendable {
  let option: CommandOption
  /// The trait's terms in a theme file, its default included, in order of their numbers.
  let terms: [String]
  /// The number of the term that holds when none is given.
  let defaultTerm: Int
  /// Where the number stands in a combination (see `TraitUse`).
  let shift: Int

  /// The trait's name in JSON.
  var name: String { String(option.name.dropFirst(2)) }

  /// The number of the trait's term in a combination.
  func term(in combination: Int) -> Int { combination >> shift & (terms.count > 2 ? 15 : 1) }

  /// The combination with another term for this trait.
  func setting(_ term: Int, in combination: Int) -> Int {
    combination & ~((terms.count > 2 ? 15 : 1) << shift) | term << shift
  }
}

extension TraitOption {
  /// All traits, by priority.
  static let all = [
    TraitOption(
      "--style", [Choice("light"), Choice("dark")], terms: ["light", "dark"], shift: 3,
      help: "the interface style"),
    TraitOption(
      "--contrast",
      [Choice("normal", aliases: ["normalContrast"]), Choice("high", aliases: ["highContrast"])],
      terms: ["normalContrast", "highContrast"], shift: 2, help: "the contrast that the person asked for"),
    TraitOption(
      "--level", [Choice("base"), Choice("elevated")], terms: ["base", "elevated"], shift: 1,
      help: "whether the interface lies above another"),
    TraitOption(
      "--gamut",
      [
        Choice("srgb", aliases: ["sRGB", "SRGB"]), Choice("p3", aliases: ["P3", "display-p3", "displayP3"]),
      ],
      terms: ["srgb", "p3"], shift: 0, help: "what the display can show"),
    TraitOption(
      "--size", sizes, terms: sizes.map(\.name), defaultTerm: TraitUse.defaultSize, shift: 4,
      help: "the text size that the person prefers"),
  ]

  private init(
    _ name: String, _ choices: [Choice], terms: [String], defaultTerm: Int = 0, shift: Int, help: String
  ) {
    option = CommandOption(
      name, value: .choice(name.dropFirst(2).uppercased(), choices), default: choices[defaultTerm].name,
      help: help)
    self.terms = terms
    self.defaultTerm = defaultTerm
    self.shift = shift
  }

  /// The size categories, with UIKit's names for them.
  private static let sizes = [
    Choice("xSmall", aliases: ["extraSmall"]), Choice("small"), Choice("medium"), Choice("large"),
    Choice("xLarge", aliases: ["extraLarge"]), Choice("xxLarge", aliases: ["extraExtraLarge"]),
    Choice("xxxLarge", aliases: ["extraExtraExtraLarge"]),
    Choice("accessibility1", aliases: ["accessibilityMedium"]),
    Choice("accessibility2", aliases: ["accessibilityLarge"]),
    Choice("accessibility3", aliases: ["accessibilityExtraLarge"]),
    Choice("accessibility4", aliases: ["accessibilityExtraExtraLarge"]),
    Choice("accessibility5", aliases: ["accessibilityExtraExtraExtraLarge"]),
  ]
}

extension ParsedArguments {
  /// The numbers of the terms that are given, by trait; nil where a trait is not given.
  func givenTerms() -> [Int?] {
    TraitOption.all.map { trait in
      guard has(trait.option), let name = value(of: trait.option) else { return nil }
      return trait.option.value?.choices.firstIndex { $0.name == name }
    }
  }
}
