import TinctureColor
import TinctureTheme

/// What a reader is told of a colour: its values, and the contrast of each on each background.
///
/// `light #333333 (9.6:1 on background) · dark #FFFFFF (17.3:1)`
///
/// Where a line would be too long, there is a list instead.
struct ColorDocumentation {
  private let theme: Theme
  /// The names of the columns of `labelledUse`, which mostly is that of the token before too.
  private var labels: [[UInt8]] = [[]]
  private var labelledUse = TraitUse.none
  /// Where the items stand that have been written.
  private var items: [Range<Int>] = []

  init(_ theme: Theme) {
    self.theme = theme
  }

  /// Writes what is told of a token, an item for each variant that looks different.
  mutating func write(_ id: TokenID, to text: inout SourceText, depth: Int) {
    let start = text.bytes.count
    // What it is drawn on may vary where it does not.
    let use = theme.backgrounds(of: id).reduce(theme[id].use) { $0.union(theme[$1].use) }
    if use != labelledUse {
      labels = (0..<use.columnCount).map { Self.label(use, use.combination(ofColumn: $0)) }
      labelledUse = use
    }
    items.removeAll(keepingCapacity: true)
    text.indent(depth)
    text.append("///")
    let isVaried = use != .none
    for column in 0..<use.columnCount where !(isVaried && isRepetition(id, use, column)) {
      let item = beginItem(&text)
      text.append(labels[column])
      let combination = use.combination(ofColumn: column)
      text.append(theme.color(of: id, combination: combination))
      writeContrasts(of: id, combination, isFirst: items.isEmpty, &text)
      items.append(item..<text.bytes.count)
    }
    if theme[id].hasFallback {
      let item = beginItem(&text)
      text.append("fallback ")
      text.append(theme.colors[Int(theme.fallbackCell(of: id).value)])
      items.append(item..<text.bytes.count)
    }
    text.line()
    if text.hasLongLine(from: start) { writeList(from: start, &text, depth: depth) }
  }

  private func beginItem(_ text: inout SourceText) -> Int {
    text.append(items.isEmpty ? " " : " · ")
    return text.bytes.count
  }

  /// Makes a list of the items that stand on one line.
  private func writeList(from start: Int, _ text: inout SourceText, depth: Int) {
    let line = text.bytes
    text.removeAll(from: start)
    for item in items {
      text.documentation(words: line[item].split(separator: UInt8(ascii: " ")), bullet: "- ", depth: depth)
    }
  }

  /// Whether a column looks just like that of one trait less, so that it need not be told.
  private func isRepetition(_ id: TokenID, _ use: TraitUse, _ column: Int) -> Bool {
    let appearance = column & (use.appearanceCount - 1)
    guard appearance != 0 else { return false }
    // The least important trait that is not at its default is the lowest bit.
    let plainerColumn = column - (appearance & -appearance)
    let firstCell = Int(theme[id].firstCell)
    if theme.backgrounds(of: id).isEmpty {
      return theme.cells[firstCell + plainerColumn].value == theme.cells[firstCell + column].value
    }
    let combination = use.combination(ofColumn: column)
    let plainer = use.combination(ofColumn: plainerColumn)
    func isSame(_ id: TokenID) -> Bool {
      theme.cell(of: id, combination: plainer).value == theme.cell(of: id, combination: combination).value
    }
    return isSame(id) && theme.backgrounds(of: id).allSatisfy(isSame)
  }

  /// A combination in the terms of variant keys, and a space; of those at their default, only the style is named.
  private static func label(_ use: TraitUse, _ combination: Int) -> [UInt8] {
    if use == .none { return [] }
    var terms: [StaticString] = []
    if use.appearanceMask & 8 != 0 { terms.append(combination & 8 == 0 ? "light" : "dark") }
    if combination & 4 != 0 { terms.append("highContrast") }
    if combination & 2 != 0 { terms.append("elevated") }
    if combination & 1 != 0 { terms.append("p3") }
    if use.sizeBreaks != 0 { terms.append(TraitTerm.sizeName(combination >> 4)) }
    if terms.isEmpty { terms = ["any"] }
    return Array((terms.map { "\($0)" }.joined(separator: "+") + " ").utf8)
  }

  /// Writes the contrast on each background. Of one background, the first item tells the name.
  private func writeContrasts(of id: TokenID, _ combination: Int, isFirst: Bool, _ text: inout SourceText) {
    let backgrounds = theme.backgrounds(of: id)
    guard !backgrounds.isEmpty else { return }
    for (number, background) in backgrounds.enumerated() {
      text.append(number == 0 ? " (" : ", ")
      Self.writeRatio(theme.contrastRatio(of: id, on: background, combination: combination), &text)
      guard isFirst || backgrounds.count > 1 else { continue }
      text.append(" on ")
      text.append(string: theme.path(of: background).split(separator: ".").dropFirst().joined(separator: "."))
    }
    text.append(")")
  }

  /// Writes a ratio to one decimal, rounded down so that no limit is reached on paper alone.
  private static func writeRatio(_ ratio: Double, _ text: inout SourceText) {
    let tenths = Int((ratio * 10 + 1e-9).rounded(.down))
    text.append(decimal: tenths / 10)
    text.append(".")
    text.append(decimal: tenths % 10)
    text.append(":1")
  }
}
