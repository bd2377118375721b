import TinctureColor

/// Reads the text of a `StyleTable`.
struct StyleTableDecoder {
  private(set) var colors = DecodedRows<RGBAColor>()
  private(set) var metrics = DecodedRows<Double>()
  private(set) var fonts = DecodedRows<FontToken>()
  private(set) var gradients = DecodedRows<ColorGradient>()
  private(set) var shadows = DecodedRows<[ShadowLayer]>()
  private(set) var surfaces = DecodedRows<SurfaceStyle>()
  private(set) var layouts = DecodedRows<String>()
  private(set) var images = DecodedRows<ImageToken>()
  /// Maps of 192 combinations to columns: those of layouts, and those of rows that have one of their own.
  private(set) var columns: [UInt8] = []

  private var layoutsOfRows: [(layout: TableLayout, firstColumn: Int)] = []
  private let text: UnsafeBufferPointer<UInt8>
  private var place = 0

  init(_ text: UnsafeBufferPointer<UInt8>) {
    self.text = text
  }

  mutating func decode() {
    skipSpace()
    while !isAtEnd {
      let kind = next
      if hexValue(kind) < 0 { place += 1 }
      switch kind {
      case UInt8(ascii: "m"): metrics = decodeRow(after: metrics.taken()) { $0.decodeNumber() }
      case UInt8(ascii: "t"): fonts = decodeRow(after: fonts.taken()) { $0.decodeFont() }
      case UInt8(ascii: "g"): gradients = decodeRow(after: gradients.taken()) { $0.decodeGradient() }
      case UInt8(ascii: "h"): shadows = decodeRow(after: shadows.taken()) { $0.decodeShadows() }
      case UInt8(ascii: "u"): surfaces = decodeRow(after: surfaces.taken()) { $0.decodeSurface() }
      case UInt8(ascii: "l"): layouts = decodeRow(after: layouts.taken()) { $0.decodeText() }
      case UInt8(ascii: "i"): images = decodeRow(after: images.taken()) { $0.decodeImage() }
      default: colors = decodeRow(after: colors.taken()) { $0.decodeColor() }
      }
      skipSpace()
    }
  }

  /// Decodes a row and gives the rows of its kind with it. They are handed in and out, as a value that is decoded reads on
  /// in `self`.
  private mutating func decodeRow<Value>(
    after decoded: consuming DecodedRows<Value>, _ decodeValue: (inout Self) -> Value
  ) -> DecodedRows<Value> {
    let layout = decodeLayout()
    var firstColumn = firstColumn(of: layout)
    let first = decoded.values.count
    // For each column, its value's number in the row; empty while each column has one of its own.
    var numbers: [UInt8] = []
    for column in 0..<layout.columnCount {
      skipSpace()
      if skip("=") {
        let earlier = decodeWholeNumber()
        precondition(earlier < column, "A column of a style's table takes the value of an earlier one.")
        if numbers.isEmpty { numbers = (0..<column).map { UInt8($0) } }
        numbers.append(numbers[earlier])
      } else {
        if !numbers.isEmpty { numbers.append(UInt8(decoded.values.count - first)) }
        decoded.values.append(decodeValue(&self))
      }
    }
    if !numbers.isEmpty {
      let shared = firstColumn
      firstColumn = columns.count
      for combination in 0..<192 { columns.append(numbers[Int(columns[shared + combination])]) }
    }
    var fallback = first + Int(columns[firstColumn + TableLayout.defaultCombination])
    skipSpace()
    if skip("~") {
      fallback = decoded.values.count
      decoded.values.append(decodeValue(&self))
    }
    decoded.rows.append(.init(firstColumn: firstColumn, firstValue: first, fallback: fallback))
    return decoded
  }

  // MARK: Layouts

  private mutating func decodeLayout() -> TableLayout {
    let mask = hexDigit()
    var sizeBreaks = 0
    if skip(":") {
      while hexValue(next) >= 0 { sizeBreaks = sizeBreaks << 4 | hexDigit() }
      precondition(
        sizeBreaks & ~0xFFE == 0, "A style's table has size bands that begin at the sizes 1 to 11.")
    }
    return TableLayout(appearanceMask: UInt8(mask), sizeBreaks: UInt16(sizeBreaks))
  }

  private mutating func firstColumn(of layout: TableLayout) -> Int {
    if let known = layoutsOfRows.last(where: { $0.layout == layout }) { return known.firstColumn }
    layoutsOfRows.append((layout, columns.count))
    for combination in 0..<192 { columns.append(UInt8(layout.column(of: combination))) }
    return columns.count - 192
  }

  // MARK: Characters

  /// The byte at the place; 0 at the end.
  var next: UInt8 { place < text.count ? text[place] : 0 }

  /// Goes on by a byte if it is the given one.
  mutating func skip(_ byte: Unicode.Scalar) -> Bool {
    guard next == UInt8(ascii: byte) else { return false }
    place += 1
    return true
  }

  mutating func expect(_ byte: Unicode.Scalar) {
    precondition(skip(byte), "A value of a style's table has all of its parts.")
  }

  /// Whether all of the text has been read.
  var isAtEnd: Bool { place >= text.count }

  private mutating func skipSpace() {
    while next == UInt8(ascii: " ") || next == UInt8(ascii: "\n") { place += 1 }
  }

  mutating func hexDigit() -> Int {
    let value = hexValue(next)
    precondition(value >= 0, "A style's table has a hexadecimal digit here.")
    place += 1
    return value
  }

  mutating func takeByte() -> UInt8 {
    let byte = next
    precondition(byte > UInt8(ascii: " "), "A value of a style's table does not end here.")
    place += 1
    return byte
  }

  mutating func decodeWholeNumber() -> Int {
    var number = 0
    let start = place
    while next >= UInt8(ascii: "0"), next <= UInt8(ascii: "9"), place - start < 9 {
      number = number * 10 + Int(next - UInt8(ascii: "0"))
      place += 1
    }
    precondition(place > start, "A style's table has a number here.")
    return number
  }

  /// The value of a hexadecimal digit of either case; −1 for any other byte.
  func hexValue(_ byte: UInt8) -> Int {
    switch byte {
    case UInt8(ascii: "0")...UInt8(ascii: "9"): Int(byte) - 0x30
    case UInt8(ascii: "A")...UInt8(ascii: "F"): Int(byte) - 0x37
    case UInt8(ascii: "a")...UInt8(ascii: "f"): Int(byte) - 0x57
    default: -1
    }
  }
}
