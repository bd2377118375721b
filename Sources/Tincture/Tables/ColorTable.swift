/// The colours of a generated style, decoded once from text.
///
/// Make it in a `static let`, as generated code does: what it decodes stays in memory for good, so that a colour may
/// be read from it without counting references, allocating or locking.
///
/// The text is ASCII. A row begins on a new line, and its parts stand apart by white space:
/// - What it varies by: the sum, as a hexadecimal digit, of 8 for style, 4 for contrast, 2 for level and 1 for gamut.
///   Where sizes matter, `:` follows and the sum, in hexadecimal, of 2ⁿ for each size *n* at which the value may
///   change (`extraSmall` is 0, `accessibilityExtraExtraExtraLarge` 11).
/// - A colour for each column. With 8 and 4 they are light, light in high contrast, dark, dark in high contrast: the
///   rarer trait changes faster, and the size the slowest.
/// - `~` and a colour, where hosts without traits get another one than the default traits give.
///
/// A colour is `RRGGBB`; or `s` (sRGB) or `p` (Display P3) and three components between commas. An opacity other than
/// 1 follows: two more digits, or `/` and a component. A component is the bit pattern of a Double in hexadecimal
/// without its closing zeros, so that `3ff` is 1; or a whole number and `%`.
public struct ColorTable: Sendable {
  /// How many rows there are.
  public let count: Int
  private let rows: Rows

  /// Decodes a table.
  ///
  /// - Precondition: the text is as it was generated.
  public init(_ text: StaticString) {
    var decoder = ColorTableDecoder(text)
    decoder.decode()
    self.init(decoder)
  }

  /// The row of that number.
  subscript(row: Int) -> UnsafePointer<TableRow<RGBAColor>> {
    precondition(row >= 0 && row < count, "A color table has no row of that number.")
    return rows.first + row
  }

  /// `@unchecked`: what it points to is written before it is made, and neither changed nor freed afterwards.
  private struct Rows: @unchecked Sendable {
    let first: UnsafePointer<TableRow<RGBAColor>>
  }
}

extension ColorTable {
  private init(_ decoder: ColorTableDecoder) {
    let values = UnsafePointer(lasting: decoder.values)
    let columns = UnsafePointer(lasting: decoder.columns)
    count = decoder.rows.count
    rows = Rows(
      first: UnsafePointer(
        lasting: decoder.rows.map { row in
          TableRow(
            columns: columns + row.layout * 192, values: values + row.firstValue,
            fallback: values + row.fallback)
        }))
  }
}

extension UnsafePointer {
  /// The elements, moved to memory that is never freed.
  fileprivate init(lasting elements: [Pointee]) {
    let copy = UnsafeMutablePointer<Pointee>.allocate(capacity: elements.count)
    for index in elements.indices { (copy + index).initialize(to: elements[index]) }
    self.init(copy)
  }
}

extension RGBAColor {
  /// The constant of a table's row.
  ///
  /// - Precondition: the table has the row.
  public init(row: Int, in table: ColorTable) {
    self = table[row].pointee.fallback.pointee
  }
}
