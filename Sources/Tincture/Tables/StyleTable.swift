import TinctureColor

/// The values of a generated style, decoded once from text.
///
/// Make it in a `static let`, as generated code does: what it decodes stays in memory for good, so that a value may
/// be read from it without counting references of its own, allocating or locking.
///
/// The text is ASCII. A row begins on a new line, and its parts stand apart by white space:
/// - What it is: `m` a metric, `t` a font, `g` a gradient, `h` shadows, `u` a surface, `l` a layout, `i` an image, and
///   nothing for a colour. The rows of a kind are numbered by themselves.
/// - What it varies by: the sum, as a hexadecimal digit, of 8 for style, 4 for contrast, 2 for level and 1 for gamut.
///   Where sizes matter, `:` follows and the sum, in hexadecimal, of 2ⁿ for each size *n* at which the value may
///   change (`extraSmall` is 0, `accessibilityExtraExtraExtraLarge` 11).
/// - A value for each column. With 8 and 4 they are light, light in high contrast, dark, dark in high contrast: the
///   rarer trait changes faster, and the size the slowest. `=` and a number is the value of an earlier column.
/// - `~` and a value, where hosts without traits get another one than the default traits give.
///
/// How values are written stands in `StyleTableDecoder`.
public struct StyleTable: Sendable {
  let colors: TableRows<RGBAColor>
  let metrics: TableRows<Double>
  let fonts: TableRows<FontToken>
  let gradients: TableRows<ColorGradient>
  let shadows: TableRows<[ShadowLayer]>
  let surfaces: TableRows<SurfaceStyle>
  let layouts: TableRows<String>
  let images: TableRows<ImageToken>
  private let columns: Columns

  /// Decodes a table.
  ///
  /// - Precondition: the text is as it was generated.
  public init(_ text: StaticString) {
    precondition(text.hasPointerRepresentation, "A style's table is made from text.")
    self.init(decoding: UnsafeBufferPointer(start: text.utf8Start, count: text.utf8CodeUnitCount))
  }

  /// Decodes a table of text that is there only now.
  package init(decoding text: UnsafeBufferPointer<UInt8>) {
    var decoder = StyleTableDecoder(text)
    decoder.decode()
    let columns = UnsafePointer(lasting: decoder.columns)
    self.columns = Columns(first: columns, end: columns + decoder.columns.count)
    colors = TableRows(decoder.colors, columns)
    metrics = TableRows(decoder.metrics, columns)
    fonts = TableRows(decoder.fonts, columns)
    gradients = TableRows(decoder.gradients, columns)
    shadows = TableRows(decoder.shadows, columns)
    surfaces = TableRows(decoder.surfaces, columns)
    layouts = TableRows(decoder.layouts, columns)
    images = TableRows(decoder.images, columns)
  }

  /// The number of the row that a dynamic value is, among those of its kind; nil where it is no row of this table.
  package func number<Value>(of dynamic: Dynamic<Value>) -> Int? {
    guard case .row(let row) = dynamic.source, columns.contains(row.pointee.columns) else { return nil }
    return row.pointee.number
  }

  /// Where the maps of all rows stand, so that each of them tells its table.
  ///
  /// `@unchecked`: what it points to is neither changed nor freed.
  private struct Columns: @unchecked Sendable {
    let first: UnsafePointer<UInt8>
    let end: UnsafePointer<UInt8>

    func contains(_ place: UnsafePointer<UInt8>) -> Bool { place >= first && place < end }
  }
}

extension RGBAColor {
  /// The constant of a table's row of colours.
  ///
  /// - Precondition: the table has the row.
  public init(row: Int, in table: StyleTable) {
    self = table.colors[row].pointee.fallback.pointee
  }
}
