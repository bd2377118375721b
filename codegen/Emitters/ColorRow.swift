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
    text.write { bytes in
      let use = isConstant ? .none : token.use
      Self.appendHex(UInt64(use.appearanceMask), to: &bytes)
      if use.sizeBreaks != 0 {
        bytes.append(UInt8(ascii: ":"))
        Self.appendHex(UInt64(use.sizeBreaks), to: &bytes)
      }
      for cell in isConstant ? columns.prefix(1) : columns { append(cell.value, " ", to: &bytes) }
      let usual = columns[columns.startIndex + token.use.column(of: TraitUse.defaultCombination)].value
      let fallback = cells[cells.endIndex - 1].value
      if fallback != usual { append(fallback, " ~", to: &bytes) }
    }
    text.line()
  }

  private func append(_ value: Int32, _ separator: StaticString, to bytes: inout [UInt8]) {
    bytes.append(
      contentsOf: UnsafeBufferPointer(start: separator.utf8Start, count: separator.utf8CodeUnitCount))
    Self.append(theme.colors[Int(value)], to: &bytes)
  }

  // MARK: Colours

  /// Writes a colour: in hex where 8 bits are exact, else its components one by one.
  static func append(_ color: RGBAColor, to bytes: inout [UInt8]) {
    if color.colorSpace == .sRGB, let red = exactByte(color.red), let green = exactByte(color.green),
      let blue = exactByte(color.blue)
    {
      for byte in [red, green, blue] { appendByte(byte, to: &bytes) }
    } else {
      bytes.append(color.colorSpace == .sRGB ? UInt8(ascii: "s") : UInt8(ascii: "p"))
      appendComponent(color.red, to: &bytes)
      bytes.append(UInt8(ascii: ","))
      appendComponent(color.green, to: &bytes)
      bytes.append(UInt8(ascii: ","))
      appendComponent(color.blue, to: &bytes)
      return appendAlpha(color.alpha, to: &bytes)
    }
    if color.alpha == 1 { return }
    if let alpha = exactByte(color.alpha) {
      appendByte(alpha, to: &bytes)
    } else {
      appendAlpha(color.alpha, to: &bytes)
    }
  }

  private static func appendAlpha(_ alpha: Double, to bytes: inout [UInt8]) {
    guard alpha != 1 else { return }
    bytes.append(UInt8(ascii: "/"))
    appendComponent(alpha, to: &bytes)
  }

  /// The byte that a component is exactly, or nil.
  private static func exactByte(_ component: Double) -> UInt8? {
    let byte = RGBABytes.quantized(component)
    return Double(byte) / 255 == component ? byte : nil
  }

  /// A whole percentage where it is exact, else the bits of the number in hex without the zeros at their end.
  private static func appendComponent(_ component: Double, to bytes: inout [UInt8]) {
    let percentage = (component * 100).rounded()
    if percentage >= 0, percentage <= 100, percentage / 100 == component {
      bytes.append(contentsOf: String(Int(percentage)).utf8)
      bytes.append(UInt8(ascii: "%"))
      return
    }
    var bits = component.bitPattern
    repeat {
      bytes.append(digit(UInt8(bits >> 60)))
      bits <<= 4
    } while bits != 0
  }

  private static func appendByte(_ byte: UInt8, to bytes: inout [UInt8]) {
    bytes.append(digit(byte >> 4))
    bytes.append(digit(byte & 15))
  }

  private static func appendHex(_ value: UInt64, to bytes: inout [UInt8]) {
    bytes.append(contentsOf: String(value, radix: 16, uppercase: true).utf8)
  }

  private static func digit(_ value: UInt8) -> UInt8 {
    value < 10 ? UInt8(ascii: "0") + value : UInt8(ascii: "A") + value - 10
  }
}
