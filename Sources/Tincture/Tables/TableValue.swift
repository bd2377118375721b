import TinctureColor

/// What a style's table may hold. The types of this library's tokens conform to it, and the enums that are generated for a
/// theme's `layouts`.
public protocol TableValue: Sendable {
  /// The value of a table's row, by its number among those of its kind.
  ///
  /// - Precondition: the table has the row.
  static func dynamic(row: Int, in table: StyleTable) -> Dynamic<Self>
}

extension RGBAColor: TableValue {
  public static func dynamic(row: Int, in table: StyleTable) -> Dynamic<RGBAColor> {
    Dynamic(source: .row(table.colors[row]))
  }
}

extension Double: TableValue {
  /// A metric, in points.
  public static func dynamic(row: Int, in table: StyleTable) -> Dynamic<Double> {
    Dynamic(source: .row(table.metrics[row]))
  }
}

extension FontToken: TableValue {
  public static func dynamic(row: Int, in table: StyleTable) -> Dynamic<FontToken> {
    Dynamic(source: .row(table.fonts[row]))
  }
}

extension ColorGradient: TableValue {
  public static func dynamic(row: Int, in table: StyleTable) -> Dynamic<ColorGradient> {
    Dynamic(source: .row(table.gradients[row]))
  }
}

extension [ShadowLayer]: TableValue {
  public static func dynamic(row: Int, in table: StyleTable) -> Dynamic<[ShadowLayer]> {
    Dynamic(source: .row(table.shadows[row]))
  }
}

extension SurfaceStyle: TableValue {
  public static func dynamic(row: Int, in table: StyleTable) -> Dynamic<SurfaceStyle> {
    Dynamic(source: .row(table.surfaces[row]))
  }
}

extension ImageToken: TableValue {
  public static func dynamic(row: Int, in table: StyleTable) -> Dynamic<ImageToken> {
    Dynamic(source: .row(table.images[row]))
  }
}

extension LayoutChoice {
  /// Reads the row's names as cases. What it makes stays in memory for good: keep it in a `static let`.
  public static func dynamic(row: Int, in table: StyleTable) -> Dynamic<Self> {
    let cases = table.layouts[row].pointee.map { name -> Self in
      guard let value = Self(rawValue: name) else {
        preconditionFailure("A layout's enum has a case for each value of its row.")
      }
      return value
    }
    return Dynamic(source: .row(UnsafePointer(lasting: [cases])))
  }
}
