import Tincture
import TinctureTheme

#if canImport(Darwin)
  import Darwin
#elseif canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#endif

/// Where a gradient runs, as CSS says it.
struct CSSGradientLine {
  /// What stands before the stops, such as `to bottom right`.
  let direction: String
  /// Where the gradient's start and end lie on the line of CSS, which reaches from side to side, or corner to corner.
  let start: Double
  let end: Double
  /// Whether it is the same in boxes of any shape.
  let isExact: Bool

  init(_ gradient: ColorGradient) {
    let (from, to) = (gradient.start, gradient.end)
    let (x, y) = (to.x - from.x, to.y - from.y)
    let across = x < 0 ? "left" : "right"
    let down = y < 0 ? "top" : "bottom"
    /// A coordinate as it is counted in the gradient's direction.
    func counted(_ place: Double, _ step: Double) -> Double { step < 0 ? 1 - place : place }
    if x == 0 {
      (direction, isExact) = ("to \(down)", true)
      (start, end) = (counted(from.y, y), counted(to.y, y))
    } else if y == 0 {
      (direction, isExact) = ("to \(across)", true)
      (start, end) = (counted(from.x, x), counted(to.x, x))
    } else if abs(abs(x) - abs(y)) < 1e-9 {
      // The colour of the middle runs through the two other corners, as it does where a square is stretched.
      (direction, isExact) = ("to \(down) \(across)", true)
      start = (counted(from.x, x) + counted(from.y, y)) / 2
      end = (counted(to.x, x) + counted(to.y, y)) / 2
    } else {
      // In CSS an angle counts from the top, clockwise.
      let angle = atan2(x, -y) * 180 / .pi
      (direction, isExact) = ("\(angle.text(places: 2))deg", false)
      let length = (x * x + y * y).squareRoot()
      let (stepX, stepY) = (x / length, y / length)
      let reach = abs(stepX) + abs(stepY)
      func place(_ point: GradientPoint) -> Double {
        ((point.x - 0.5) * stepX + (point.y - 0.5) * stepY) / reach + 0.5
      }
      (start, end) = (place(from), place(to))
    }
  }

  /// The places of stops in percent; nil for one that CSS would place there by itself.
  func places(of locations: [Double]) -> [Double?] {
    let places = locations.map { ((start + $0 * (end - start)) * 100 * 1e4).rounded() / 1e4 }
    guard places.first == 0, places.last == 100, places.count > 1 else { return places }
    let step = 100 / Double(places.count - 1)
    let isEven = places.enumerated().allSatisfy { abs($1 - Double($0) * step) < 0.01 }
    return places.enumerated().map { index, place in
      isEven || index == 0 || index == places.count - 1 ? nil : place
    }
  }
}
