/// The text of a random theme that draws on every section: values, variants, references, attributes.
package struct RandomTheme {
  private static let sections = [
    "palette", "colors", "metrics", "fonts", "gradients", "shadows", "surfaces", "layouts", "images",
  ]
  private static let variants = [
    "dark", "highContrast", "elevated", "p3", "dark+highContrast", "light+elevated", "dark+p3",
    "accessibility", "size>=xxLarge", "size<=small", "xSmall", "dark+accessibility3", "elevated+size>=medium",
  ]
  /// Those that serve the default traits, and so in the end all.
  private static let defaultVariants = [
    "any", "light", "srgb", "large", "light+normalContrast", "size<=xLarge",
  ]
  /// The tokens of each section; the later half stands in a group.
  private static let names = ["plain", "two words", "é-ß", "default"]
  static let tokenCount = names.count

  var random: SeededGenerator
  let hasFaults: Bool

  /// Draws a theme; one with faults may still have none.
  package static func text(withFaults hasFaults: Bool, using random: inout SeededGenerator) -> String {
    var theme = RandomTheme(random: random, hasFaults: hasFaults)
    defer { random = theme.random }
    return theme.text()
  }

  private mutating func text() -> String {
    var text = "theme: Random\n"
    for section in Self.sections.shuffled(using: &random) {
      text += "\(section):\n"
      for number in 0..<Self.tokenCount / 2 { text += token(number, of: section, indent: "  ") }
      text += "  deep:\n"
      for number in Self.tokenCount / 2..<Self.tokenCount {
        text += token(number, of: section, indent: "    ")
      }
    }
    return text
  }

  // MARK: Tokens

  private mutating func token(_ number: Int, of section: String, indent: String) -> String {
    let name = indent + Self.names[number] + ":"
    let isConstant = section == "palette" || isOne(in: 3)
    var entries = section == "palette" ? [] : attributes(of: section, number)
    if isConstant {
      let value = value(of: section, number)
      if entries.isEmpty { return "\(name) \(value)\n" }
      if value.hasPrefix("{ ") {
        return "\(name) \(value.dropLast(2)), \(entries.joined(separator: ", ")) }\n"
      }
      entries.append(entry("any", value))
    } else {
      let keys =
        Self.variants.shuffled(using: &random).prefix(Int.random(in: 0...4, using: &random)) + [
          word(Self.defaultVariants)
        ]
      for key in keys { entries.append(entry(key, value(of: section, number))) }
    }
    entries.shuffle(using: &random)
    if isOne(in: 2) { return "\(name) { \(entries.joined(separator: ", ")) }\n" }
    return "\(name)\n" + entries.map { "\(indent)  \($0)\n" }.joined()
  }

  private mutating func attributes(of section: String, _ number: Int) -> [String] {
    let isFirst = number == 0
    let earlier = reference(to: isFirst ? "gradients" : section, below: max(number, 1))
    var entries = [
      entry("description", "'What it is: \"for\" # all'"), entry("fallback", value(of: section, number)),
      entry("deprecated", isFirst ? "no longer" : earlier),
    ]
    switch section {
    case "colors":
      entries += [
        entry("role", word(["text", "largeText", "graphic", "decorative"])), entry("on", earlier),
        entry("distinct", "[\(reference(to: "colors"))]"), entry("font", reference(to: "fonts")),
      ]
    case "metrics": entries.append(entry("scales", word(Self.textStyles)))
    case "surfaces": entries.append(entry("on", "[\(reference(to: "colors")), \(earlier)]"))
    case "images":
      // An image with a tint is a template.
      let isTinted = isOne(in: 2)
      entries.append(entry("rendering", isTinted ? "template" : word(["original", "template"])))
      if isTinted { entries.append(entry("tint", color())) }
    default: break
    }
    return entries.filter { _ in isOne(in: 6) }
  }

  /// A reference to a token of a section.
  mutating func reference(to section: String, below limit: Int = tokenCount) -> String {
    let number = Int.random(in: 0..<(isFaulty() ? Self.tokenCount : limit), using: &random)
    let name = isFaulty() ? "nothing" : Self.names[number]
    return
      "$\(isFaulty() ? word(Self.sections) : section).\(number < Self.tokenCount / 2 ? "" : "deep.")\(name)"
  }

  // MARK: Chance

  mutating func isOne(in count: Int) -> Bool { Int.random(in: 0..<count, using: &random) == 0 }

  mutating func word(_ words: [String]) -> String { words.randomElement(using: &random) ?? "" }
}
