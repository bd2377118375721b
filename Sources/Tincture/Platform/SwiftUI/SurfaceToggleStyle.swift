#if canImport(SwiftUI)
  import SwiftUI

  /// Draws a toggle as a button on a surface: selected while it is on.
  public struct SurfaceToggleStyle: ToggleStyle {
    private let surface: Dynamic<SurfaceStyle>

    /// A style; its selected state draws a toggle that is on.
    public init(_ surface: Dynamic<SurfaceStyle>) { self.surface = surface }

    public func makeBody(configuration: Configuration) -> some View {
      Button {
        configuration.isOn.toggle()
      } label: {
        configuration.label
      }
      .buttonStyle(.surface(surface, isSelected: configuration.isOn))
      .accessibilityAddTraits(configuration.isOn ? .isSelected : [])
    }
  }

  extension ToggleStyle where Self == SurfaceToggleStyle {
    /// Draws a toggle as a button on a surface.
    public static func surface(_ surface: Dynamic<SurfaceStyle>) -> SurfaceToggleStyle {
      SurfaceToggleStyle(surface)
    }
  }
#endif
