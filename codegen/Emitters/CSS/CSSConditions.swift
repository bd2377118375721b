import Tincture
import TinctureTheme

/// The conditions that values stand under, and the rules that say when each holds.
///
/// A condition is a custom property: `initial` where it holds, so that `var(--if-dark, white)` is white, and empty where it
/// does not, so that this is nothing. It is inherited, and so it holds for an element whose attribute or class sets it and
/// for all that lies inside, whatever the others are set to.
struct CSSConditions {
  /// A trait with two terms.
  struct Trait {
    let bit: UInt8
    /// The conditions of its terms, the default first.
    let names: [String]
    /// The attribute by which a page sets it, and its values; none where only the display does.
    let attribute: (name: String, values: [String])?
    /// The media query of the second term.
    let query: String?
  }

  static let traits = [
    Trait(
      bit: TraitUse.dark, names: ["light", "dark"], attribute: ("data-theme", ["light", "dark"]),
      query: "prefers-color-scheme: dark"),
    Trait(
      bit: TraitUse.highContrast, names: ["normal-contrast", "high-contrast"],
      attribute: ("data-contrast", ["normal", "more"]), query: "prefers-contrast: more"),
    Trait(
      bit: TraitUse.elevated, names: ["base", "elevated"], attribute: ("data-level", ["base", "elevated"]),
      query: nil),
    Trait(bit: TraitUse.p3, names: ["srgb", "p3"], attribute: nil, query: "color-gamut: p3"),
  ]

  /// The size categories, from the smallest, as CSS calls font sizes.
  static let sizes = (0..<12).map { CSSIdentifier.kebab("\(TraitTerm.sizeName($0))") }

  let prefix: String
  /// The appearance bits that conditions are used of.
  private(set) var usedBits: UInt8 = 0
  /// The bands of sizes that are used, as `first * 12 + last`.
  private var usedBands = Set<Int>()
  /// The text styles whose sizes are used.
  private var usedStyles = Set<TextStyle>()
  /// Whether light and dark are told apart at all.
  var usesStyle = false

  init(prefix: String) {
    self.prefix = prefix
  }

  var usesSizes: Bool { !usedBands.isEmpty || !usedStyles.isEmpty }

  // MARK: In values

  /// The start of what stands for a term of a trait.
  mutating func begin(_ trait: Trait, _ term: Int, in text: inout SourceText) {
    usedBits |= trait.bit
    begin(trait.names[term], in: &text)
  }

  /// The start of what stands for some sizes.
  mutating func begin(sizes: ClosedRange<Int>, in text: inout SourceText) {
    usedBands.insert(sizes.lowerBound * 12 + sizes.upperBound)
    begin(Self.name(of: sizes), in: &text)
  }

  private func begin(_ name: String, in text: inout SourceText) {
    text.append("var(--")
    text.append(string: prefix)
    text.append("if-")
    text.append(string: name)
    text.append(", ")
  }

  /// Writes the size of a text style in points.
  mutating func append(sizeOf style: TextStyle, to text: inout SourceText) {
    usedStyles.insert(style)
    text.append(string: "var(--\(textSize(style)))")
  }

  private func textSize(_ style: TextStyle) -> String { "\(prefix)text-\(CSSIdentifier.kebab("\(style)"))" }

  private static func name(of sizes: ClosedRange<Int>) -> String {
    if sizes == 7...11 { return "accessibility" }
    let (first, last) = (Self.sizes[sizes.lowerBound], Self.sizes[sizes.upperBound])
    return first == last ? first : "\(first)-to-\(last)"
  }

  // MARK: Selectors

  /// The selectors of the elements that may set a condition.
  var selectors: [String] {
    let attributes = Self.traits.filter { usedBits & $0.bit != 0 }.compactMap { $0.attribute }.map {
      "[\($0.name)]"
    }
    return attributes + (usesSizes ? (0..<12).map(sizeClass) : [])
  }

  private func sizeClass(_ size: Int) -> String { ".\(prefix)size-\(Self.sizes[size])" }

  // MARK: Rules

  /// Writes the rules that say when each condition holds.
  func writeRules(to text: inout SourceText) {
    guard usesStyle || usedBits != 0 || usesSizes else { return }
    if usedBits != 0 || !usedBands.isEmpty {
      text.line(
        "/* What holds here and inside: var(--\(prefix)if-…, value) is the value where it is 'initial', else nothing. */",
        depth: 0)
    }
    text.line("\(CSSSettings.root) {", depth: 0)
    if usesStyle { text.line("color-scheme: light dark;", depth: 1) }
    for trait in Self.traits where usedBits & trait.bit != 0 { write(trait, term: 0, to: &text, depth: 1) }
    if usesSizes { write(size: TraitUse.defaultSize, to: &text) }
    text.line("}", depth: 0)
    for trait in Self.traits where usedBits & trait.bit != 0 {
      guard let query = trait.query else { continue }
      text.line()
      text.line("@media (\(query)) {", depth: 0)
      text.line("\(CSSSettings.root) {", depth: 1)
      write(trait, term: 1, to: &text, depth: 2)
      text.line("}", depth: 1)
      text.line("}", depth: 0)
    }
    for trait in Self.traits where usedBits & trait.bit != 0 || trait.bit == TraitUse.dark && usesStyle {
      guard let attribute = trait.attribute else { continue }
      for (term, value) in attribute.values.enumerated() {
        text.line()
        text.line("[\(attribute.name)=\"\(value)\"] {", depth: 0)
        if trait.bit == TraitUse.dark { text.line("color-scheme: \(value);", depth: 1) }
        if usedBits & trait.bit != 0 { write(trait, term: term, to: &text, depth: 1) }
        text.line("}", depth: 0)
      }
    }
    guard usesSizes else { return }
    for size in 0..<12 {
      text.line()
      text.line("\(sizeClass(size)) {", depth: 0)
      write(size: size, to: &text)
      text.line("}", depth: 0)
    }
  }

  private func write(_ trait: Trait, term: Int, to text: inout SourceText, depth: Int) {
    for (number, name) in trait.names.enumerated() {
      write(name, holds: number == term, to: &text, depth: depth)
    }
  }

  private func write(_ name: String, holds: Bool, to text: inout SourceText, depth: Int) {
    text.line("--\(prefix)if-\(name): \(holds ? "initial" : "");", depth: depth)
  }

  private func write(size: Int, to text: inout SourceText) {
    for band in usedBands.sorted() {
      let sizes = band / 12...band % 12
      write(Self.name(of: sizes), holds: sizes.contains(size), to: &text, depth: 1)
    }
    for style in TextStyle.allCases where usedStyles.contains(style) {
      let points = style.pointSize(at: ContentSizeCategory(rawValue: size) ?? .large)
      text.line("--\(textSize(style)): \(points.text());", depth: 1)
    }
  }
}
