import Tincture
import TinctureColor
import TinctureTheme

/// Writes the values of custom properties.
///
/// A value that varies is written as alternatives under conditions (see `CSSConditions`); light and dark colours stand in
/// `light-dark()`. A plain reference stays one.
struct CSSValueWriter {
  let theme: Theme
  let settings: CSSSettings
  var text = SourceText()
  var conditions: CSSConditions
  var names: CSSNames
  var colors: CSSColors
  /// What a line break may stand for in a value that is too long for its line.
  var breaks: [Range<Int>] = []
  /// The tokens with a gradient that CSS draws the same in a square only.
  var inexact: [TokenID] = []
  private var columns = CSSColumns()
  /// Metrics before they grow.
  private var bases: [Double] = []
  private var baseNumbers: [Double: Int32] = [:]
  /// The token whose value is written.
  var subject = TokenID(0)
  /// Whether colours are written as every browser knows them.
  var isPlain = false
  /// Whether gradients and shadows are parts of a surface.
  var isInline = false
  /// How deep the value being written is nested.
  var depth = 0

  init(_ theme: Theme, _ settings: CSSSettings) {
    self.theme = theme
    self.settings = settings
    names = CSSNames(theme, prefix: settings.prefix)
    conditions = CSSConditions(prefix: names.prefix)
    colors = CSSColors(theme)
    text.reserveCapacity(theme.tokens.count * 100 + 1024)
  }

  /// What the numbers of columns stand for.
  enum Content {
    case color
    case metric(TextStyle?)
    case font
    case gradient(CSSColumns)
    case shadow(CSSColumns)
    case layout
    /// Values of a surface's parts.
    case parts([CSSSurfaceValue])

    var isWord: Bool { if case .layout = self { true } else { false } }
  }

  // MARK: Tokens

  /// Writes what a person says of a token.
  mutating func writeDocumentation(of id: TokenID, depth: Int) {
    let token = theme[id]
    if let description = token.description {
      text.indent(depth)
      text.append("/* ")
      let words = theme.texts[description]
      if CSSText.isComment(words) {
        text.append(words)
      } else {
        text.append(string: CSSText.comment(theme.texts.string(description)))
      }
      text.append(" */\n")
    }
    switch token.deprecation {
    case nil: break
    case .plain: text.line("/* Deprecated. */", depth: depth)
    case .message(let message):
      text.line("/* Deprecated: \(CSSText.comment(theme.texts.string(message))) */", depth: depth)
    case .replacement(let target):
      text.line("/* Deprecated: use \(names.name(target)). */", depth: depth)
    }
  }

  /// Writes what a token is under all traits.
  mutating func writeValue(of id: TokenID) {
    let token = theme[id]
    if token.use.appearanceMask & TraitUse.dark != 0 { conditions.usesStyle = true }
    breaks.removeAll(keepingCapacity: true)
    columns.begin(token.use)
    let scale = token.section.kind == .metric ? theme.declaration(of: id).scale : nil
    let mayRefer = scale == nil && !theme.declaration(of: id).references.isEmpty
    for column in 0..<token.use.columnCount {
      let cell = theme.cells[Int(token.firstCell) + column]
      if let scale {
        columns.leaves.append(base(of: cell.value, scale, token.use.combination(ofColumn: column)))
      } else if mayRefer, let target = target(of: id, cell, column) {
        columns.leaves.append(CSSColumns.reference(target))
      } else {
        columns.leaves.append(cell.value)
      }
    }
    switch token.section.kind {
    case .color: write(columns, .color)
    case .metric: write(columns, .metric(scale))
    case .font: write(columns, .font)
    case .layout: write(columns, .layout)
    case .gradient: writeGradient(id, columns)
    case .shadow: writeShadows(id, columns)
    case .surface, .image: break
    }
  }

  /// The token that a column's value is a plain reference to.
  private func target(of id: TokenID, _ cell: Cell, _ column: Int) -> TokenID? {
    guard let expression = theme.expression(of: id, giving: cell) else { return nil }
    return target(ofExpression: expression, theme[id].section.kind) { target in
      theme.cell(of: target, combination: theme[id].use.combination(ofColumn: column)).value == cell.value
    }
  }

  /// The token of a kind that an expression is a plain reference to, if it has the value.
  func target(
    ofExpression expression: Int32, _ kind: TokenKind, where hasValue: (TokenID) -> Bool
  ) -> TokenID? {
    guard expression >= 0 else { return nil }
    let node = theme.origins.syntax.expressions[Int(expression)]
    guard node.operation == .reference, let target = theme.target(ofReference: node.first),
      theme[target].section.kind == kind, hasValue(target)
    else { return nil }
    return target
  }

  /// The number of a metric's value at `large`, which all sizes share.
  private mutating func base(of value: Int32, _ style: TextStyle, _ combination: Int) -> Int32 {
    let size = ContentSizeCategory(rawValue: combination >> 4) ?? .large
    let base = theme.values.metrics[value] * style.pointSize(at: .large) / style.pointSize(at: size)
    let rounded = (base * 1e6).rounded() / 1e6
    if let number = baseNumbers[rounded] { return number }
    bases.append(rounded)
    baseNumbers[rounded] = Int32(bases.count - 1)
    return Int32(bases.count - 1)
  }

  /// Writes what a token is for hosts without traits, as every browser knows it.
  mutating func writeFallback(of id: TokenID) {
    let value = theme.fallbackCell(of: id).value
    var column = CSSColumns()
    column.leaves = [value]
    isPlain = true
    switch theme[id].section.kind {
    case .color: write(column, .color)
    case .metric: write(column, .metric(nil))
    case .font: write(column, .font)
    case .gradient: write(column, .gradient(column))
    case .shadow: write(column, .shadow(column))
    case .layout: write(column, .layout)
    case .surface, .image: break
    }
    isPlain = false
  }

  // MARK: Alternatives

  mutating func write(_ columns: CSSColumns, _ content: Content) { write(columns, columns.whole, content) }

  mutating func write(_ columns: CSSColumns, _ part: CSSColumns.Part, _ content: Content) {
    if columns.use == .none { return writeLeaf(columns, part, content) }
    if part.bands.count == 1 { return writeAppearances(columns, part, content) }
    let runs = columns.runs(of: part)
    if runs.count == 1 { return writeAppearances(columns, part, content) }
    for (number, run) in runs.enumerated() {
      beginAlternative(number, isWord: content.isWord)
      conditions.begin(sizes: columns.sizes(of: run.bands), in: &text)
      writeAppearances(columns, run, content)
      endAlternative()
    }
  }

  /// Writes a part whose bands are alike.
  private mutating func writeAppearances(_ columns: CSSColumns, _ part: CSSColumns.Part, _ content: Content) {
    guard let bit = columns.split(part) else { return writeLeaf(columns, part, content) }
    let trait = columns.traits[bit.trailingZeroBitCount]
    var halves = [part, part]
    for term in 0..<2 {
      halves[term].free &= ~bit
      halves[term].base |= term == 0 ? 0 : bit
    }
    if trait.bit == TraitUse.dark, case .color = content, settings.scheme == .lightDark {
      depth += 1
      text.append("light-dark(")
      writeAppearances(columns, halves[0], content)
      text.append(", ")
      writeAppearances(columns, halves[1], content)
      text.append(")")
      depth -= 1
      return
    }
    for term in 0..<2 {
      beginAlternative(term, isWord: content.isWord)
      conditions.begin(trait, term, in: &text)
      writeAppearances(columns, halves[term], content)
      endAlternative()
    }
  }

  private mutating func beginAlternative(_ number: Int, isWord: Bool) {
    if isWord {
      // A style query compares a word with all that is left, spaces included.
      depth += 1
      return
    }
    if number > 0 { text.append(" ") }
    addBreak(afterSpace: true)
    depth += 1
  }

  private mutating func endAlternative() {
    text.append(")")
    depth -= 1
  }

  /// Begins one of several layers, each of which may stand on a line of its own.
  mutating func beginLayer(_ number: Int) {
    if number > 0 { text.append(", ") }
    addBreak(afterSpace: true)
  }

  mutating func addBreak(afterSpace: Bool) {
    let end = text.bytes.count
    if depth == 0 { breaks.append((afterSpace ? end - 1 : end)..<end) }
  }

  /// Breaks a line that is too long where its value may be.
  mutating func breakLine(from start: Int, depth: Int) {
    guard text.hasLongLine(from: start), breaks.count > 1 else { return }
    let indentation = "\n" + String(repeating: "  ", count: depth + 1)
    for place in breaks.reversed() { text.replace(place, with: indentation) }
  }

  // MARK: Single values

  private mutating func writeLeaf(_ columns: CSSColumns, _ part: CSSColumns.Part, _ content: Content) {
    let leaf = columns[part.bands.lowerBound, part.base]
    if let token = CSSColumns.token(leaf) { return writeReference(token) }
    switch content {
    case .color where isPlain: CSSColors.appendSRGB(colors[leaf], to: &text)
    case .color: colors.append(leaf, to: &text)
    case .metric(nil): writeLength(theme.values.metrics[leaf])
    case .metric(let style?): writeGrowing(bases[Int(leaf)], style)
    case .font: writeFont(theme.values.fonts[leaf])
    case .gradient(let values): writeGradient(values, part)
    case .shadow(let values): writeShadows(values, part)
    case .layout: writeWord(theme.values.layouts[leaf])
    case .parts(let values): write(values[Int(leaf)])
    }
  }

  mutating func writeReference(_ token: TokenID) {
    text.append("var(")
    names.appendProperty(token, to: &text)
    text.append(")")
  }

  /// Writes a number of points that does not grow with text.
  mutating func writeLength(_ points: Double) {
    text.append(string: points.text(places: 4))
    text.append("px")
  }

  /// Writes a number of points at `large`, of something that grows with a text style.
  private mutating func writeGrowing(_ points: Double, _ style: TextStyle) {
    text.append("calc(")
    writeTextLength(points)
    text.append(" * ")
    conditions.append(sizeOf: style, to: &text)
    text.append(" / ")
    text.append(string: style.pointSize(at: .large).text())
    text.append(")")
  }

  private mutating func writeTextLength(_ points: Double) {
    guard settings.isRelative else { return writeLength(points) }
    text.append(string: (points / 16).text(places: 6))
    text.append("rem")
  }

  /// Writes the shorthand of a font.
  private mutating func writeFont(_ font: FontToken) {
    text.append(decimal: font.weight.number)
    text.append(" ")
    if let maximum = font.maximumSize {
      text.append("min(")
      writeGrowing(font.size, font.textStyle)
      text.append(", ")
      writeTextLength(maximum)
      text.append(")")
    } else {
      writeGrowing(font.size, font.textStyle)
    }
    text.append(" ")
    switch font.family {
    case .system: text.append("system-ui, sans-serif")
    case .serif: text.append("ui-serif, serif")
    case .rounded: text.append("ui-rounded, system-ui, sans-serif")
    case .monospaced: text.append("ui-monospace, monospace")
    case .named(let name):
      text.append(string: CSSText.quoted(name))
      text.append(", system-ui, sans-serif")
    }
  }

  /// Writes a word that a page's style sheet can compare with.
  private mutating func writeWord(_ word: String) {
    if CSSText.isReserved(word) { return text.append(string: CSSText.quoted(word)) }
    text.append { CSSIdentifier.appendVerbatim(word, to: &$0) }
  }
}
