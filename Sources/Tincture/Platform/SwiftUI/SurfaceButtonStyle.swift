#if canImport(SwiftUI)
  import SwiftUI

  /// Draws a button as a surface: pressed under a finger, and disabled where it cannot be used.
  public struct SurfaceButtonStyle: ButtonStyle {
    private let surface: Dynamic<SurfaceStyle>
    private let isSelected: Bool

    /// A style; a selected one draws a button that is on.
    public init(_ surface: Dynamic<SurfaceStyle>, isSelected: Bool = false) {
      self.surface = surface
      self.isSelected = isSelected
    }

    public func makeBody(configuration: Configuration) -> some View {
      configuration.label.surface(surface, isPressed: configuration.isPressed, isSelected: isSelected)
    }
  }

  extension ButtonStyle where Self == SurfaceButtonStyle {
    /// Draws a button as a surface; a selected one is on.
    public static func surface(
      _ surface: Dynamic<SurfaceStyle>, isSelected: Bool = false
    ) -> SurfaceButtonStyle {
      SurfaceButtonStyle(surface, isSelected: isSelected)
    }
  }
#endif
