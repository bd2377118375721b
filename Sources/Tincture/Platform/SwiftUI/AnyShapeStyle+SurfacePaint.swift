#if canImport(SwiftUI)
  import SwiftUI

  extension AnyShapeStyle {
    /// What a surface is filled or stroked with.
    public init(_ paint: SurfacePaint) {
      switch paint {
      case .color(let color): self.init(Color(color))
      case .gradient(let gradient): self.init(LinearGradient(gradient))
      }
    }
  }
#endif
