import TinctureColor
import TinctureTheme

/// What a reader is told of a colour: its values, and the contrast of each on each background.
///
/// `light #333333 (9.6:1 on background) · dark #FFFFFF (17.3:1)`
struct ColorDocumentation {
  private(set) var items = DocumentationItems()
  private let theme: Theme

  init(_ theme: Theme) {
    self.theme = theme
  }

  /// Makes the items of a token, one for each variant that looks different.
  mutating func describe(_ id: TokenID) {
    items.removeAll()
    let token = theme[id]
    for column in 0..<token.use.columnCount {
      let combination = token.use.combination(ofColumn: column)
      if isRepetition(id, combination) { continue }
      if token.use != .none {
        writeLabel(token.use, combination)
        items.text.append(" ")
      }
      items.text.append(theme.color(of: id, combination: combination))
      writeContrasts(of: id, combination)
      items.endItem()
    }
    if token.hasFallback {
      items.text.append("fallback ")
      items.text.append(theme.colors[Int(theme.fallbackCell(of: id).value)])
      items.endItem()
    }
  }

  /// Whether a combination looks just like that of one trait less, so that it need not be told.
  private func isRepetition(_ id: TokenID, _ combination: Int) -> Bool {
    let appearance = combination & 15
    guard appearance != 0 else { return false }
    // The least important trait that is not at its default.
    let plainer = combination & ~(appearance & -appearance)
    func isSame(_ id: TokenID) -> Bool {
      theme.cell(of: id, combination: plainer).value == theme.cell(of: id, combination: combination).value
    }
    return isSame(id) && theme.backgrounds(of: id).allSatisfy(isSame)
  }

  /// Writes a combination in the terms of variant keys; of those at their default, only the style is named.
  private mutating func writeLabel(_ use: TraitUse, _ combination: Int) {
    let start = items.text.bytes.count
    func write(_ term: StaticString, _ text: inout SourceText) {
      if text.bytes.count > start { text.append(byte: UInt8(ascii: "+")) }
      text.append(term)
    }
    if use.appearanceMask & 8 != 0 { write(combination & 8 == 0 ? "light" : "dark", &items.text) }
    if combination & 4 != 0 { write("highContrast", &items.text) }
    if combination & 2 != 0 { write("elevated", &items.text) }
    if combination & 1 != 0 { write("p3", &items.text) }
    if use.sizeBreaks != 0 { write(TraitTerm.sizeName(combination >> 4), &items.text) }
    if items.text.bytes.count == start { write("any", &items.text) }
  }

  /// Writes the contrast on each background. Of one background, the first variant tells the name.
  private mutating func writeContrasts(of id: TokenID, _ combination: Int) {
    let backgrounds = theme.backgrounds(of: id)
    guard !backgrounds.isEmpty else { return }
    let areNamed = items.count == 0 || backgrounds.count > 1
    for (number, background) in backgrounds.enumerated() {
      items.text.append(number == 0 ? " (" : ", ")
      writeRatio(theme.contrastRatio(of: id, on: background, combination: combination))
      guard areNamed else { continue }
      items.text.append(" on ")
      items.text.append(theme.path(of: background).split(separator: ".").dropFirst().joined(separator: "."))
    }
    items.text.append(")")
  }

  /// Writes a ratio to one decimal, rounded down so that no limit is reached on paper alone.
  private mutating func writeRatio(_ ratio: Double) {
    let tenths = Int((ratio * 10 + 1e-9).rounded(.down))
    items.text.append(decimal: tenths / 10)
    items.text.append(".")
    items.text.append(decimal: tenths % 10)
    items.text.append(":1")
  }
}
