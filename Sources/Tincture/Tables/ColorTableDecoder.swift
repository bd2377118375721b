/// Reads the text of a `ColorTable`.
struct ColorTableDecoder {
  /// A row by numbers, as the places of its values are not yet known.
  struct Row {
    var layout: Int
    var firstValue: Int
    var fallback: Int
  }

  private(set) var rows: [Row] = []
  private(set) var values: [RGBAColor] = []
  /// For each layout, the columns of the 192 combinations.
  private(set) var columns: [UInt8] = []

  private var layouts: [TableLayout] = []
  private let text: UnsafeBufferPointer<UInt8>
  private var place = 0

  init(_ text: StaticString) {
    precondition(text.hasPointerRepresentation, "A color table is made from text.")
    self.text = UnsafeBufferPointer(start: text.utf8Start, count: text.utf8CodeUnitCount)
  }

  mutating func decode() {
    skipSpace()
    while place < text.count {
      decodeRow()
      skipSpace()
    }
  }

  private mutating func decodeRow() {
    let layout = decodeLayout()
    let number = number(of: layout)
    let first = values.count
    for _ in 0..<layout.columnCount {
      skipSpace()
      values.append(decodeColor())
    }
    var fallback = first + Int(columns[number * 192 + TableLayout.defaultCombination])
    skipSpace()
    if next == UInt8(ascii: "~") {
      place += 1
      fallback = values.count
      values.append(decodeColor())
    }
    rows.append(Row(layout: number, firstValue: first, fallback: fallback))
  }

  // MARK: Layouts

  private mutating func decodeLayout() -> TableLayout {
    let mask = hexDigit()
    var sizeBreaks = 0
    if next == UInt8(ascii: ":") {
      place += 1
      while hexValue(next) >= 0 { sizeBreaks = sizeBreaks << 4 | hexDigit() }
      precondition(sizeBreaks & ~0xFFE == 0, "A color table's size bands begin at the sizes 1 to 11.")
    }
    return TableLayout(appearanceMask: UInt8(mask), sizeBreaks: UInt16(sizeBreaks))
  }

  private mutating func number(of layout: TableLayout) -> Int {
    if let known = layouts.lastIndex(of: layout) { return known }
    layouts.append(layout)
    for combination in 0..<192 { columns.append(UInt8(layout.column(of: combination))) }
    return layouts.count - 1
  }

  // MARK: Colours

  private mutating func decodeColor() -> RGBAColor {
    var color = RGBAColor(red: 0, green: 0, blue: 0)
    switch next {
    case UInt8(ascii: "s"), UInt8(ascii: "p"):
      if next == UInt8(ascii: "p") { color.colorSpace = .displayP3 }
      place += 1
      color.red = decodeComponent()
      expectComma()
      color.green = decodeComponent()
      expectComma()
      color.blue = decodeComponent()
    default:
      color.red = decodeByte()
      color.green = decodeByte()
      color.blue = decodeByte()
      if hexValue(next) >= 0 { color.alpha = decodeByte() }
    }
    if next == UInt8(ascii: "/") {
      place += 1
      color.alpha = decodeComponent()
    }
    return color
  }

  /// Two digits as a part of 255.
  private mutating func decodeByte() -> Double {
    let high = hexDigit()
    return Double(high << 4 | hexDigit()) / 255
  }

  private mutating func decodeComponent() -> Double {
    var bits: UInt64 = 0
    var percentage = 0
    let start = place
    while case let digit = hexValue(next), digit >= 0, place - start < 16 {
      bits |= UInt64(digit) << UInt64(60 - 4 * (place - start))
      percentage = percentage &* 10 &+ digit
      place += 1
    }
    precondition(place > start, "A component of a color table begins with a hexadecimal digit.")
    guard next == UInt8(ascii: "%") else { return Double(bitPattern: bits) }
    place += 1
    return Double(percentage) / 100
  }

  private mutating func expectComma() {
    precondition(next == UInt8(ascii: ","), "The components of a color table stand between commas.")
    place += 1
  }

  // MARK: Characters

  /// The byte at the place; 0 at the end.
  private var next: UInt8 { place < text.count ? text[place] : 0 }

  private mutating func skipSpace() {
    while next == UInt8(ascii: " ") || next == UInt8(ascii: "\n") { place += 1 }
  }

  private mutating func hexDigit() -> Int {
    let value = hexValue(next)
    precondition(value >= 0, "A color table has a hexadecimal digit here.")
    place += 1
    return value
  }

  /// The value of a hexadecimal digit of either case; −1 for any other byte.
  private func hexValue(_ byte: UInt8) -> Int {
    switch byte {
    case UInt8(ascii: "0")...UInt8(ascii: "9"): Int(byte) - 0x30
    case UInt8(ascii: "A")...UInt8(ascii: "F"): Int(byte) - 0x37
    case UInt8(ascii: "a")...UInt8(ascii: "f"): Int(byte) - 0x57
    default: -1
    }
  }
}
