import TinctureColor
import TinctureTheme

/// A token's row in the text that `ColorTable` decodes.
struct ColorRow {
  private let theme: Theme
  private let token: Token
  private let cells: ArraySlice<Cell>

  init(_ theme: Theme, _ token: TokenID) {
    self.theme = theme
    self.token = theme[token]
    let first = Int(self.token.firstCell)
    cells = theme.cells[first...first + self.token.use.columnCount]
  }

  /// Writes the row as a line.
  func write(to text: inout SourceText, depth: Int) {
    text.indent(depth)
    let columns = cells.dropLast()
    let isConstant = columns.allSatisfy { $0.value == columns[columns.startIndex].value }
    let use = isConstant ? .none : token.use
    text.append(hex: UInt64(use.appearanceMask))
    if use.sizeBreaks != 0 {
      text.append(":")
      text.append(hex: UInt64(use.sizeBreaks))
    }
    for cell in isConstant ? columns.prefix(1) : columns {
      text.append(" ")
      Self.append(theme.colors[Int(cell.value)], to: &text)
    }
    let usual = columns[columns.startIndex + token.use.column(of: TraitUse.defaultCombination)].value
    let fallback = cells[cells.endIndex - 1].value
    if fallback != usual {
      text.append(" ~")
      Self.append(theme.colors[Int(fallback)], to: &text)
    }
    text.line()
  }

  // MARK: Colours

  /// Writes a colour: in hex where 8 bits are exact, else its components one by one.
  static func append(_ color: RGBAColor, to text: inout SourceText) {
    if color.colorSpace == .sRGB, let red = exactByte(color.red), let green = exactByte(color.green),
      let blue = exactByte(color.blue)
    {
      for byte in [red, green, blue] { text.append(hexByte: byte) }
    } else {
      text.append(color.colorSpace == .sRGB ? "s" : "p")
      appendComponent(color.red, to: &text)
      text.append(",")
      appendComponent(color.green, to: &text)
      text.append(",")
      appendComponent(color.blue, to: &text)
      return appendAlpha(color.alpha, to: &text)
    }
    if color.alpha == 1 { return }
    if let alpha = exactByte(color.alpha) {
      text.append(hexByte: alpha)
    } else {
      appendAlpha(color.alpha, to: &text)
    }
  }

  private static func appendAlpha(_ alpha: Double, to text: inout SourceText) {
    guard alpha != 1 else { return }
    text.append("/")
    appendComponent(alpha, to: &text)
  }

  /// The byte that a component is exactly, or nil.
  private static func exactByte(_ component: Double) -> UInt8? {
    let byte = RGBABytes.quantized(component)
    return Double(byte) / 255 == component ? byte : nil
  }

  /// A whole percentage where it is exact, else the bits of the number in hex without the zeros at their end.
  private static func appendComponent(_ component: Double, to text: inout SourceText) {
    let percentage = (component * 100).rounded()
    if percentage >= 0, percentage <= 100, percentage / 100 == component {
      text.append(decimal: Int(percentage))
      text.append("%")
      return
    }
    var bits = component.bitPattern
    repeat {
      text.append(hexDigit: UInt8(bits >> 60))
      bits <<= 4
    } while bits != 0
  }
}
