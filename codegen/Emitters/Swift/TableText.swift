import Tincture
import TinctureTheme

/// The rows of a theme's tokens as `StyleTable` decodes them.
enum TableText {
  /// Writes a token's row as a line.
  static func writeRow(_ id: TokenID, of theme: Theme, to text: inout SourceText, depth: Int) {
    let token = theme[id]
    let kind = token.section.kind
    let use = token.use
    let columns = Int(token.firstCell)..<Int(token.firstCell) + use.columnCount
    func number(_ cell: Int) -> Int32 { theme.cells[cell].value }
    let isConstant = columns.allSatisfy { number($0) == number(columns.lowerBound) }
    text.indent(depth)
    if let letter = letter(of: kind) { text.append(letter) }
    text.append(hex: isConstant ? 0 : UInt64(use.appearanceMask))
    if !isConstant, use.sizeBreaks != 0 {
      text.append(":")
      text.append(hex: UInt64(use.sizeBreaks))
    }
    for cell in isConstant ? columns.prefix(1) : columns {
      text.append(" ")
      // A colour is hardly longer than the number of its column.
      if kind != .color,
        let earlier = (columns.lowerBound..<cell).first(where: { number($0) == number(cell) })
      {
        text.append("=")
        text.append(decimal: earlier - columns.lowerBound)
      } else {
        append(kind, number(cell), of: theme, to: &text)
      }
    }
    let usual = number(columns.lowerBound + use.column(of: TraitUse.defaultCombination))
    let fallback = number(columns.upperBound)
    if fallback != usual {
      text.append(" ~")
      append(kind, fallback, of: theme, to: &text)
    }
    text.line()
  }

  private static func append(_ kind: TokenKind, _ number: Int32, of theme: Theme, to text: inout SourceText) {
    if kind == .color { return append(theme.colors[Int(number)], to: &text) }
    append(theme.value(of: kind, number), to: &text)
  }

  /// The letter with which the rows of a kind begin; nil for colours.
  private static func letter(of kind: TokenKind) -> StaticString? {
    switch kind {
    case .color: nil
    case .metric: "m"
    case .font: "t"
    case .gradient: "g"
    case .shadow: "h"
    case .surface: "u"
    case .layout: "l"
    case .image: "i"
    }
  }
}
