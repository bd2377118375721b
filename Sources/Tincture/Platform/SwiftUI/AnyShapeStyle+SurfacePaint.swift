#if canImport(SwiftUI)
  import SwiftUI
  import TinctureColor

  extension AnyShapeStyle {
    /// What a surface is filled or stroked with.
    public init(_ paint: SurfacePaint) {
      switch paint {
      case .color(let color): self.init(Color(color))
      case .gradient(let gradient): self.init(LinearGradient(gradient))
      }
    }

    /// A colour of the content; nil keeps the one that it has.
    init(content color: RGBAColor?) {
      self = color.map { AnyShapeStyle(Color($0)) } ?? AnyShapeStyle(ForegroundStyle())
    }
  }
#endif
