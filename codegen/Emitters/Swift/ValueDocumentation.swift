import TinctureColor
import TinctureTheme

/// What a reader is told of a token: its values, and of a colour the contrast of each on each background.
///
/// `light #333333 (9.6:1 on background) · dark #FFFFFF (17.3:1)`
///
/// Where a line would be too long, there is a list instead.
struct ValueDocumentation {
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
    let kind = theme[id].section.kind
    let backgrounds = kind == .color ? theme.backgrounds(of: id) : []
    let use = looksConstant(id) ? .none : backgrounds.reduce(theme[id].use) { $0.union(theme[$1].use) }
    if use != labelledUse {
      labels = (0..<use.columnCount).map { Self.label(use, use.combination(ofColumn: $0)) }
      labelledUse = use
    }
    items.removeAll(keepingCapacity: true)
    text.indent(depth)
    text.append("///")
    let firstCell = Int(theme[id].firstCell)
    for column in 0..<use.columnCount {
      if isSkipped(column, use) { continue }
      // The column of one trait less: the least important one that is not at its default is the lowest bit.
      let appearance = column & (use.appearanceCount - 1)
      let plainer = column - (appearance & -appearance)
      if backgrounds.isEmpty {
        let value = theme.cells[firstCell + column].value
        if appearance != 0, isSame(kind, value, theme.cells[firstCell + plainer].value) { continue }
        beginItem(&text)
        text.append(labels[column])
        append(kind, value, to: &text)
      } else {
        let combination = use.combination(ofColumn: column)
        if appearance != 0, isSame(id, combination, use.combination(ofColumn: plainer)) { continue }
        beginItem(&text)
        text.append(labels[column])
        text.append(theme.color(of: id, combination: combination))
        writeContrasts(of: id, on: backgrounds, combination, isFirst: items.count == 1, &text)
      }
      endItem(text)
    }
    if theme[id].hasFallback {
      beginItem(&text)
      text.append("fallback ")
      append(kind, theme.fallbackCell(of: id).value, to: &text)
      endItem(text)
    }
    text.line()
    if text.hasLongLine(from: start) { writeList(from: start, &text, depth: depth) }
  }

  /// Whether a column need not be told: of many size bands, the first, the last and that of `large` say enough.
  private func isSkipped(_ column: Int, _ use: TraitUse) -> Bool {
    guard use.sizeBandCount > Self.mostBands else { return false }
    let band = column / use.appearanceCount
    let usual = use.column(of: TraitUse.defaultCombination) / use.appearanceCount
    return band != 0 && band != usual && band != use.sizeBandCount - 1
  }

  private static let mostBands = 4

  /// Whether a token varies in nothing that is told of it, as a surface does whose outline is always the same.
  private func looksConstant(_ id: TokenID) -> Bool {
    let token = theme[id]
    guard token.section.kind == .surface else { return false }
    let cells = theme.cells[Int(token.firstCell)..<Int(token.firstCell) + token.use.columnCount]
    return cells.allSatisfy { isSame(.surface, $0.value, cells[cells.startIndex].value) }
  }

  /// Whether two values read the same.
  private func isSame(_ kind: TokenKind, _ first: Int32, _ second: Int32) -> Bool {
    if first == second || kind != .surface { return first == second }
    return theme.value(of: kind, first).summary == theme.value(of: kind, second).summary
  }

  private func append(_ kind: TokenKind, _ number: Int32, to text: inout SourceText) {
    if kind == .color {
      text.append(theme.colors[Int(number)])
    } else {
      text.append(string: theme.value(of: kind, number).summary.printable)
    }
  }

  private mutating func beginItem(_ text: inout SourceText) {
    text.append(items.isEmpty ? " " : " · ")
    items.append(text.bytes.count..<text.bytes.count)
  }

  private mutating func endItem(_ text: SourceText) {
    items[items.count - 1] = items[items.count - 1].lowerBound..<text.bytes.count
  }

  /// Makes a list of the items that stand on one line.
  private func writeList(from start: Int, _ text: inout SourceText, depth: Int) {
    let line = Array(text.bytes[start...])
    text.removeAll(from: start)
    for item in items {
      let item = item.lowerBound - start..<item.upperBound - start
      text.documentation(words: line[item].split(separator: UInt8(ascii: " ")), bullet: "- ", depth: depth)
    }
  }

  /// Whether a token and all that it is drawn on look the same under two combinations, so that one need not be told.
  private func isSame(_ id: TokenID, _ first: Int, _ second: Int) -> Bool {
    func isSame(_ id: TokenID) -> Bool {
      theme.cell(of: id, combination: first).value == theme.cell(of: id, combination: second).value
    }
    return isSame(id) && theme.backgrounds(of: id).allSatisfy(isSame)
  }

  /// A combination in the terms of variant keys, and a space; of those at their default, only the style is named.
  private static func label(_ use: TraitUse, _ combination: Int) -> [UInt8] {
    if use == .none { return [] }
    var terms: [String] = []
    if use.appearanceMask & 8 != 0 { terms.append(combination & 8 == 0 ? "light" : "dark") }
    if combination & 4 != 0 { terms.append("highContrast") }
    if combination & 2 != 0 { terms.append("elevated") }
    if combination & 1 != 0 { terms.append("p3") }
    if use.sizeBreaks != 0 { terms.append(use.bandName(ofSize: combination >> 4)) }
    if terms.isEmpty { terms = ["any"] }
    return Array((terms.joined(separator: "+") + " ").utf8)
  }

  /// Writes the contrast on each background. Of one background, the first item tells the name.
  private func writeContrasts(
    of id: TokenID, on backgrounds: ArraySlice<TokenID>, _ combination: Int, isFirst: Bool,
    _ text: inout SourceText
  ) {
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
