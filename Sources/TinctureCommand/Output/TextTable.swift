import TinctureColor
import TinctureLint
import TinctureText
import TinctureTheme

/// Rows of text laid out in columns.
enum TextTable {
  /// Rows with their columns two spaces apart; no line ends in spaces.
  static func text(_ rows: [[TableCell]]) -> String {
    var widths: [Int] = []
    for row in rows {
      for (column, cell) in row.enumerated() {
        if column == widths.count { widths.append(0) }
        widths[column] = max(widths[column], cell.width)
      }
    }
    var text = ""
    for row in rows {
      var missing = 0
      for (column, cell) in row.enumerated() {
        if cell.width > 0 {
          text += String(repeating: " ", count: missing) + cell.text
          missing = 0
        }
        missing += widths[column] - cell.width + 2
      }
      text += "\n"
    }
    return text
  }
}

/// A piece of text and the columns that it takes.
struct TableCell {
  let text: String
  let width: Int

  init(_ text: String) {
    self.text = TerminalText.sanitized(text)
    width = TerminalText.width(of: self.text)
  }

  init(_ line: TokenValue.Line, isColored: Bool) {
    self.init(line.text, swatches: line.colors, isColored: isColored)
  }

  /// A text with colours before it, where they may be shown.
  init(_ text: String, swatches: [RGBAColor], isColored: Bool) {
    let plain = TableCell(text)
    guard isColored, !swatches.isEmpty else {
      self = plain
      return
    }
    self.text = swatches.map { ColorSwatch.text(hex: $0.hex, alpha: $0.alpha) }.joined() + " " + plain.text
    width = ColorSwatch.width * swatches.count + 1 + plain.width
  }

  /// A text in a style, where there are such.
  init(_ text: String, style: TextStyle, isColored: Bool) {
    let plain = TableCell(text)
    self.text = style.apply(to: plain.text, if: isColored)
    width = plain.width
  }
}
