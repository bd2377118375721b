/// The three components of a colour, in the order of its space.
public struct ColorComponents: Hashable, Sendable {
  public var first: Double
  public var second: Double
  public var third: Double

  public init(_ first: Double, _ second: Double, _ third: Double) {
    self.first = first
    self.second = second
    self.third = third
  }

  /// The components by number, 0...2.
  public subscript(index: Int) -> Double {
    get {
      switch index {
      case 0: first
      case 1: second
      default: third
      }
    }
    set {
      switch index {
      case 0: first = newValue
      case 1: second = newValue
      default: third = newValue
      }
    }
  }

  /// Each component changed in the same way.
  @inline(__always) func map(_ transform: (Double) -> Double) -> ColorComponents {
    ColorComponents(transform(first), transform(second), transform(third))
  }

  /// Whether all lie between two bounds.
  func allSatisfy(_ condition: (Double) -> Bool) -> Bool {
    condition(first) && condition(second) && condition(third)
  }
}

/// A linear map of three components.
struct Matrix3: Sendable {
  let rows: (ColorComponents, ColorComponents, ColorComponents)

  init(_ first: ColorComponents, _ second: ColorComponents, _ third: ColorComponents) {
    rows = (first, second, third)
  }

  @inline(__always) static func * (matrix: Matrix3, vector: ColorComponents) -> ColorComponents {
    func dot(_ row: ColorComponents) -> Double {
      row.first * vector.first + row.second * vector.second + row.third * vector.third
    }
    return ColorComponents(dot(matrix.rows.0), dot(matrix.rows.1), dot(matrix.rows.2))
  }

  /// The inverse, by cofactors.
  var inverse: Matrix3 {
    let (a, b, c) = (rows.0.first, rows.0.second, rows.0.third)
    let (d, e, f) = (rows.1.first, rows.1.second, rows.1.third)
    let (g, h, i) = (rows.2.first, rows.2.second, rows.2.third)
    let scale = 1 / (a * (e * i - f * h) - b * (d * i - f * g) + c * (d * h - e * g))
    return Matrix3(
      ColorComponents((e * i - f * h) * scale, (c * h - b * i) * scale, (b * f - c * e) * scale),
      ColorComponents((f * g - d * i) * scale, (a * i - c * g) * scale, (c * d - a * f) * scale),
      ColorComponents((d * h - e * g) * scale, (b * g - a * h) * scale, (a * e - b * d) * scale))
  }
}
