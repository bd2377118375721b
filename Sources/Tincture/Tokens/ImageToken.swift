import TinctureColor

/// An image of the app's assets, and how it is drawn.
public struct ImageToken: Hashable, Sendable {
  /// How an image's own colours count.
  public enum Rendering: Hashable, Sendable {
    /// They are shown.
    case original
    /// Only its opacity counts; it is drawn in one colour.
    case template
  }

  /// The asset's name.
  public var name: String
  /// Whether its colours are shown inverted.
  public var isInverted: Bool
  public var rendering: Rendering
  /// The colour of a template; nil leaves it to the view.
  public var tint: RGBAColor?

  public init(
    _ name: String, isInverted: Bool = false, rendering: Rendering = .original, tint: RGBAColor? = nil
  ) {
    self.name = name
    self.isInverted = isInverted
    self.rendering = rendering
    self.tint = tint
  }
}
