import TinctureColor
import TinctureTheme

/// A token's row in the text that `StyleTable` decodes.
enum ColorRow {
  /// Writes a token's row as a line.
  static func write(_ id: TokenID, of theme: Theme, to text: inout SourceText, depth: Int) {
    let use = theme[id].use
    let columns = Int(theme[id].firstCell)..<Int(theme[id].firstCell) + use.columnCount
    func value(_ cell: Int) -> Int32 { theme.cells[cell].value }
    let isConstant = columns.allSatisfy { value($0) == value(columns.lowerBound) }
    text.indent(depth)
    text.append(hex: isConstant ? 0 : UInt64(use.appearanceMask))
    if !isConstant, use.sizeBreaks != 0 {
      text.append(":")
      text.append(hex: UInt64(use.sizeBreaks))
    }
    for cell in isConstant ? columns.prefix(1) : columns {
      text.append(byte: UInt8(ascii: " "))
      append(theme.colors[Int(value(cell))], to: &text)
    }
    let usual = value(columns.lowerBound + use.column(of: TraitUse.defaultCombination))
    let fallback = value(columns.upperBound)
    if fallback != usual {
      text.append(" ~")
      append(theme.colors[Int(fallback)], to: &text)
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
