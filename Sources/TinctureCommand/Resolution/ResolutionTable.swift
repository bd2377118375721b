import TinctureColor
import TinctureLint
import TinctureTheme

/// Resolved tokens as an aligned table, with swatches where colours may be shown.
enum ResolutionTable {
  /// The tokens of one appearance, with the variants that won.
  static func text(_ theme: Theme, _ tokens: [TokenID], _ appearance: Appearance, isColored: Bool) -> String {
    let rows = tokens.map { token in
      let color = theme.color(of: token, combination: appearance.combination)
      let variant = theme.variantName(theme.cell(of: token, combination: appearance.combination).variant)
      return [
        TableCell(theme.path(of: token)), TableCell(color, isColored: isColored), TableCell(variant ?? ""),
        TableCell(color.colorSpace == .sRGB ? "" : color.colorSpace.name),
      ]
    }
    return heading(theme) + ": \(appearance.label)\n\n" + table(rows)
  }

  /// The tokens of several appearances, a column each.
  static func text(
    _ theme: Theme, _ tokens: [TokenID], _ appearances: [Appearance], isColored: Bool
  ) -> String {
    let labels = [TableCell("")] + appearances.map { TableCell($0.label) }
    let rows = tokens.map { token in
      [TableCell(theme.path(of: token))]
        + appearances.map {
          TableCell(theme.color(of: token, combination: $0.combination), isColored: isColored)
        }
    }
    return heading(theme) + "\n\n" + table([labels] + rows)
  }

  private static func heading(_ theme: Theme) -> String { TerminalText.sanitized(theme.name) }

  /// Rows with their columns two spaces apart; no line ends in spaces.
  private static func table(_ rows: [[TableCell]]) -> String {
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
private struct TableCell {
  let text: String
  let width: Int

  init(_ text: String) {
    self.text = TerminalText.sanitized(text)
    width = TerminalText.width(of: self.text)
  }

  init(_ color: RGBAColor, isColored: Bool) {
    let hex = color.hex
    text = isColored ? Swatch.text(color) + " " + hex : hex
    width = isColored ? Swatch.width + 1 + hex.count : hex.count
  }
}

/// A colour shown on a terminal that knows 24-bit colours.
private enum Swatch {
  static let width = 4

  /// Four columns of the colour; of a translucent one, two over white and two over black.
  static func text(_ color: RGBAColor) -> String {
    let bytes = Self.bytes(of: color.hex)
    let alpha = color.alpha
    func over(_ background: Double) -> String {
      let channels = bytes.map { String(Int((Double($0) * alpha + background * (1 - alpha)).rounded())) }
      return "\u{1B}[48;2;\(channels.joined(separator: ";"))m  "
    }
    return over(255) + over(0) + "\u{1B}[0m"
  }

  /// Red, green and blue of `#RRGGBB`, whatever follows.
  private static func bytes(of hex: String) -> [UInt8] {
    let digits = Array(hex.dropFirst().prefix(6))
    return stride(from: 0, to: digits.count - 1, by: 2).map {
      UInt8(String(digits[$0...$0 + 1]), radix: 16) ?? 0
    }
  }
}
