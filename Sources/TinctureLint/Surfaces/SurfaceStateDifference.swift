import Tincture
import TinctureColor

/// How different two states of a surface look, without their strokes and shadows.
enum SurfaceStateDifference {
  /// The greatest difference of fills or contents, deltaE OK, anywhere on the surface; over that ground on which it is
  /// least.
  ///
  /// - Parameter grounds: opaque colours that the surface may lie on.
  static func between(_ first: SurfaceState, _ second: SurfaceState, over grounds: [RGBAColor]) -> Double {
    let points = points(first.fill, second.fill)
    return grounds.map { ground in
      points.map { point in
        difference(first, second, at: point, over: ground)
      }.max() ?? 0
    }.min() ?? 0
  }

  private static func difference(
    _ first: SurfaceState, _ second: SurfaceState, at point: GradientPoint, over ground: RGBAColor
  ) -> Double {
    let fills = (fill(first, at: point, over: ground), fill(second, at: point, over: ground))
    let difference = fills.0.deltaEOK(to: fills.1)
    guard let content = first.content, let other = second.content else { return difference }
    let contents = (content.composited(over: fills.0), other.composited(over: fills.1))
    // Content that is the same only shows more or less of the fill through.
    return content == other ? difference : max(difference, contents.0.deltaEOK(to: contents.1))
  }

  private static func fill(
    _ state: SurfaceState, at point: GradientPoint, over ground: RGBAColor
  ) -> RGBAColor {
    switch state.fill {
    case .color(let color): color.composited(over: ground)
    case .gradient(let gradient): gradient.color(at: gradient.location(of: point)).composited(over: ground)
    case nil: ground
    }
  }

  /// The places of a surface to look at.
  private static func points(_ first: SurfacePaint?, _ second: SurfacePaint?) -> [GradientPoint] {
    switch (first, second) {
    case (.gradient(let first), .gradient(let second)):
      if first.start == second.start, first.end == second.end {
        return first.points(at: (first.stops + second.stops).map(\.location))
      }
      let steps = stride(from: 0, through: 1, by: 0.125)
      return steps.flatMap { y in steps.map { GradientPoint(x: $0, y: y) } }
    case (.gradient(let gradient), _), (_, .gradient(let gradient)):
      return gradient.points(at: gradient.stops.map(\.location))
    default: return [.center]
    }
  }
}

extension ColorGradient {
  /// Where on its line a point of the surface has its colour.
  fileprivate func location(of point: GradientPoint) -> Double {
    let (x, y) = (end.x - start.x, end.y - start.y)
    let length = x * x + y * y
    return length > 0 ? ((point.x - start.x) * x + (point.y - start.y) * y) / length : 1
  }

  /// Points of its line.
  fileprivate func points(at locations: [Double]) -> [GradientPoint] {
    locations.map {
      GradientPoint(x: start.x + (end.x - start.x) * $0, y: start.y + (end.y - start.y) * $0)
    }
  }
}
