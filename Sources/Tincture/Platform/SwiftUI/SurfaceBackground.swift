#if canImport(SwiftUI)
  import SwiftUI

  /// A surface in one state: its outer shadows, its fill, its inset shadows and the stroke inside its edge, from the back to
  /// the front.
  public struct SurfaceBackground: View {
    private let outline: SurfaceOutline
    private let state: SurfaceState

    /// A state, as already resolved, in the bounds that it is given.
    public init(_ state: SurfaceState, shape: SurfaceShape) {
      outline = SurfaceOutline(shape)
      self.state = state
    }

    public var body: some View {
      ZStack {
        SurfaceShadows(outline: outline, shadows: state.shadows.filter { !$0.isInset })
        if let fill = state.fill {
          outline.fill(AnyShapeStyle(fill), style: FillStyle())
        }
        SurfaceShadows(outline: outline, shadows: state.shadows.filter(\.isInset))
        if let stroke = state.stroke {
          outline.strokeBorder(AnyShapeStyle(stroke.paint), lineWidth: CGFloat(stroke.width))
        }
      }
    }
  }
#endif
