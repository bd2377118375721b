#if canImport(SwiftUI)
  import SwiftUI

  /// The outline of a surface as a shape.
  public struct SurfaceOutline: InsettableShape {
    private let shape: SurfaceShape
    private let inset: CGFloat

    /// The outline in the bounds that it is given; a circle is the largest in their middle.
    public nonisolated init(_ shape: SurfaceShape) { self.init(shape, inset: 0) }

    private nonisolated init(_ shape: SurfaceShape, inset: CGFloat) {
      self.shape = shape
      self.inset = inset
    }

    public nonisolated func path(in rect: CGRect) -> Path {
      let radius = min(rect.width, rect.height) / 2
      let inset = min(inset, radius)
      let room = rect.insetBy(dx: inset, dy: inset)
      switch shape {
      case .rectangle:
        return Path(room)
      case .roundedRectangle(let cornerRadius):
        let corner = max(0, min(CGFloat(cornerRadius), radius) - inset)
        return Path(roundedRect: room, cornerRadius: corner, style: .continuous)
      case .capsule:
        return Path(roundedRect: room, cornerRadius: radius - inset, style: .circular)
      case .circle:
        return Path(
          ellipseIn: CGRect(
            x: rect.midX - radius + inset, y: rect.midY - radius + inset, width: 2 * (radius - inset),
            height: 2 * (radius - inset)))
      }
    }

    /// The outline, a number of points further in.
    public nonisolated func inset(by amount: CGFloat) -> SurfaceOutline {
      SurfaceOutline(shape, inset: inset + amount)
    }
  }

  /// All that lies around an outline, as far as a margin in points; fill it by the even-odd rule.
  struct SurfaceSurroundings: Shape {
    let outline: SurfaceOutline
    let margin: CGFloat

    nonisolated func path(in rect: CGRect) -> Path {
      var path = Path(rect.insetBy(dx: -margin, dy: -margin))
      path.addPath(outline.path(in: rect))
      return path
    }
  }
#endif
