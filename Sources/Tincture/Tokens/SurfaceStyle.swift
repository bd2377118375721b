import TinctureColor

/// How a control or a card is drawn: its shape, its room, and what it looks like in each state.
public struct SurfaceStyle: Hashable, Sendable {
  public var shape: SurfaceShape
  /// The room around the content.
  public var padding: SurfacePadding
  /// The least width in points that it takes, so that a finger can find it; 0 for none.
  public var minimumWidth: Double
  /// The least height in points; 0 for none.
  public var minimumHeight: Double
  public var normal: SurfaceState
  public var pressed: SurfaceState
  public var selected: SurfaceState
  public var disabled: SurfaceState

  /// A surface.
  ///
  /// A state that is left out looks like the normal one.
  public init(
    shape: SurfaceShape = .rectangle, padding: SurfacePadding = SurfacePadding(), minimumWidth: Double = 0,
    minimumHeight: Double = 0, normal: SurfaceState, pressed: SurfaceState? = nil,
    selected: SurfaceState? = nil, disabled: SurfaceState? = nil
  ) {
    self.shape = shape
    self.padding = padding
    self.minimumWidth = minimumWidth
    self.minimumHeight = minimumHeight
    self.normal = normal
    self.pressed = pressed ?? normal
    self.selected = selected ?? normal
    self.disabled = disabled ?? normal
  }
}

extension SurfaceStyle {
  /// All states by their names, the normal one first.
  package var states: [(name: String, state: SurfaceState)] {
    [("normal", normal), ("pressed", pressed), ("selected", selected), ("disabled", disabled)]
  }
}

/// What a surface looks like in one state.
public struct SurfaceState: Hashable, Sendable {
  /// What fills the shape; nil for nothing.
  public var fill: SurfacePaint?
  /// The line along its edge, inside of it; nil for none.
  public var stroke: SurfaceStroke?
  /// The first on top.
  public var shadows: [ShadowLayer]
  /// The colour of the text or the icon on it; nil leaves it to the content.
  public var content: RGBAColor?

  public init(
    fill: SurfacePaint? = nil, stroke: SurfaceStroke? = nil, shadows: [ShadowLayer] = [],
    content: RGBAColor? = nil
  ) {
    self.fill = fill
    self.stroke = stroke
    self.shadows = shadows
    self.content = content
  }
}

/// What a shape is filled or stroked with.
public enum SurfacePaint: Hashable, Sendable {
  case color(RGBAColor)
  case gradient(ColorGradient)
}

/// The line along a shape's edge.
public struct SurfaceStroke: Hashable, Sendable {
  public var paint: SurfacePaint
  /// In points.
  public var width: Double

  public init(_ paint: SurfacePaint, width: Double) {
    self.paint = paint
    self.width = width
  }
}

/// The outline of a surface.
public enum SurfaceShape: Hashable, Sendable {
  case rectangle
  /// The radius in points.
  case roundedRectangle(cornerRadius: Double)
  /// A rectangle whose short sides are half circles.
  case capsule
  case circle
}

/// The room around a surface's content, in points.
public struct SurfacePadding: Hashable, Sendable {
  /// Above and below.
  public var vertical: Double
  /// Before and after.
  public var horizontal: Double

  public init(vertical: Double = 0, horizontal: Double = 0) {
    self.vertical = vertical
    self.horizontal = horizontal
  }
}

extension Dynamic<SurfaceStyle> {
  /// What the surface looks like at rest.
  public var normal: Dynamic<SurfaceState> { map { $0.normal } }

  /// What it looks like under a finger.
  public var pressed: Dynamic<SurfaceState> { map { $0.pressed } }

  /// What it looks like when it is on.
  public var selected: Dynamic<SurfaceState> { map { $0.selected } }

  /// What it looks like when it cannot be used.
  public var disabled: Dynamic<SurfaceState> { map { $0.disabled } }
}
