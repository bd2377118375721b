#if canImport(SwiftUI)
  import SwiftUI

  extension View {
    /// Puts the view on a surface, with its padding, its least size and its content's colour, under the environment's traits.
    ///
    /// Disabled, as the environment tells, comes before pressed, and pressed before selected.
    public func surface(
      _ surface: Dynamic<SurfaceStyle>, isPressed: Bool = false, isSelected: Bool = false
    ) -> some View {
      modifier(SurfaceModifier(surface: surface, isPressed: isPressed, isSelected: isSelected))
    }
  }

  private struct SurfaceModifier: ViewModifier {
    let surface: Dynamic<SurfaceStyle>
    let isPressed: Bool
    let isSelected: Bool
    @Environment(\.traitCollection) private var traits
    @Environment(\.isEnabled) private var isEnabled

    func body(content: Content) -> some View {
      let style = surface.resolved(with: traits)
      let state = style.state(isEnabled: isEnabled, isPressed: isPressed, isSelected: isSelected)
      content
        .foregroundStyle(AnyShapeStyle(content: state.content))
        .padding(.vertical, CGFloat(style.padding.vertical))
        .padding(.horizontal, CGFloat(style.padding.horizontal))
        .frame(
          minWidth: style.minimumWidth > 0 ? CGFloat(style.minimumWidth) : nil,
          minHeight: style.minimumHeight > 0 ? CGFloat(style.minimumHeight) : nil
        )
        .background { SurfaceBackground(state, shape: style.shape) }
        .contentShape(SurfaceOutline(style.shape))
    }
  }

  extension SurfaceStyle {
    /// The state of a control.
    fileprivate func state(isEnabled: Bool, isPressed: Bool, isSelected: Bool) -> SurfaceState {
      if !isEnabled { return disabled }
      if isPressed { return pressed }
      return isSelected ? selected : normal
    }
  }
#endif
