import TinctureColor
import TinctureLint
import TinctureText
import TinctureTheme

/// Resolved tokens as an aligned table, with swatches where colours may be shown.
enum ResolutionTable {
  /// The tokens of one appearance, with the variants that won.
  static func text(_ theme: Theme, _ tokens: [TokenID], _ appearance: Appearance, isColored: Bool) -> String {
    let rows = tokens.flatMap { token in
      let value = theme.value(of: token, combination: appearance.combination)
      let variant = theme.variantName(theme.cell(of: token, combination: appearance.combination).variant)
      return value.lines.map { line in
        [
          TableCell(name(of: token, line.part, theme)), TableCell(line, isColored: isColored),
          TableCell(line.part.isEmpty ? variant ?? "" : ""), TableCell(colorSpace(of: value)),
        ]
      }
    }
    return heading(theme) + ": \(appearance.label)\n\n" + TextTable.text(rows)
  }

  /// Whether some appearances stand side by side; more of them, and values that are longer than a colour, are listed token
  /// by token.
  static func isMatrix(_ theme: Theme, _ tokens: [TokenID], _ appearances: [Appearance]) -> Bool {
    appearances.count <= mostColumns
      && tokens.allSatisfy { [.color, .metric, .layout].contains(theme.kind(of: $0)) }
  }

  private static let mostColumns = 8

  /// The tokens of several appearances token by token: each under the appearances that it tells apart.
  static func list(
    _ theme: Theme, _ tokens: [TokenID], _ given: [Int?], isColored: Bool
  ) -> String {
    let rows = tokens.flatMap { token -> [[TableCell]] in
      let appearances = Appearance.all(theme[token].use, given)
      var rows = appearances.count > 1 ? [[TableCell(theme.path(of: token))]] : []
      for appearance in appearances {
        let lines = theme.value(of: token, combination: appearance.combination).lines
        let name = appearances.count > 1 ? "  " + appearance.label : theme.path(of: token)
        rows += lines.map { line in
          [TableCell(line.part.isEmpty ? name : "    " + line.part), TableCell(line, isColored: isColored)]
        }
      }
      return rows
    }
    return heading(theme) + "\n\n" + TextTable.text(rows)
  }

  /// The tokens of several appearances, a column each.
  static func text(
    _ theme: Theme, _ tokens: [TokenID], _ appearances: [Appearance], isColored: Bool
  ) -> String {
    let labels = [TableCell("")] + appearances.map { TableCell($0.label) }
    let rows = tokens.flatMap { token in
      let values = appearances.map { theme.value(of: token, combination: $0.combination).lines }
      return parts(of: values).map { part in
        [TableCell(name(of: token, part, theme))]
          + values.map { lines in
            lines.first { $0.part == part }.map { TableCell($0, isColored: isColored) } ?? TableCell("")
          }
      }
    }
    return heading(theme) + "\n\n" + TextTable.text([labels] + rows)
  }

  /// The parts that some values have, in the order in which they stand in each.
  private static func parts(of values: [[TokenValue.Line]]) -> [String] {
    var parts: [String] = []
    for lines in values {
      var place = 0
      for line in lines {
        if let known = parts.firstIndex(of: line.part) {
          place = known + 1
        } else {
          parts.insert(line.part, at: place)
          place += 1
        }
      }
    }
    return parts
  }

  private static func name(of token: TokenID, _ part: String, _ theme: Theme) -> String {
    part.isEmpty ? theme.path(of: token) : "  " + part
  }

  /// The name of a colour's space where it is not sRGB.
  private static func colorSpace(of value: TokenValue) -> String {
    guard case .color(let color) = value, color.colorSpace != .sRGB else { return "" }
    return color.colorSpace.name
  }

  private static func heading(_ theme: Theme) -> String { TerminalText.sanitized(theme.name) }
}
