#if canImport(SwiftUI)
  import SwiftUI

  /// The shadows of an outline that fall outward, or those that fall into it; the first on top.
  ///
  /// As in CSS, an outer shadow is not seen through the surface, and an inset one not outside of it.
  struct SurfaceShadows: View {
    let outline: SurfaceOutline
    let shadows: [ShadowLayer]

    var body: some View {
      // What is drawn last is on top.
      ForEach(shadows.indices.reversed(), id: \.self) { index in
        if shadows[index].isInset {
          inner(shadows[index])
        } else {
          outer(shadows[index])
        }
      }
    }

    private func outer(_ shadow: ShadowLayer) -> some View {
      blurred(outline.fill(Color(shadow.color), style: FillStyle()), by: shadow)
        .mask { surroundings(shadow).fill(Color.black, style: FillStyle(eoFill: true)) }
    }

    private func inner(_ shadow: ShadowLayer) -> some View {
      blurred(surroundings(shadow).fill(Color(shadow.color), style: FillStyle(eoFill: true)), by: shadow)
        .clipShape(outline)
    }

    private func blurred(_ content: some View, by shadow: ShadowLayer) -> some View {
      content.blur(radius: CGFloat(shadow.radius)).offset(x: CGFloat(shadow.x), y: CGFloat(shadow.y))
    }

    private func surroundings(_ shadow: ShadowLayer) -> SurfaceSurroundings {
      // A blur fades out within three of its radii.
      let reach = 3 * shadow.radius + max(abs(shadow.x), abs(shadow.y))
      return SurfaceSurroundings(outline: outline, margin: CGFloat(reach) + 1)
    }
  }
#endif
