import TinctureColor

/// A linear gradient: colours along a line.
public struct ColorGradient: Hashable, Sendable {
  /// A colour and where it stands on the line.
  public struct Stop: Hashable, Sendable {
    public var color: RGBAColor
    /// 0 (the line's start) ... 1 (its end).
    public var location: Double

    /// A colour at a place of the line, 0...1.
    public init(_ color: RGBAColor, at location: Double) {
      self.color = color
      self.location = location
    }
  }

  /// Where the line starts.
  public var start: GradientPoint
  /// Where it ends.
  public var end: GradientPoint
  /// In the order of their locations.
  public var stops: [Stop]

  public init(from start: GradientPoint, to end: GradientPoint, stops: [Stop]) {
    self.start = start
    self.end = end
    self.stops = stops
  }

  /// The colour at a place of the line, 0...1, between the stops around it in gamma-encoded components with premultiplied
  /// opacity, as Core Animation and CSS mix them. Before the first stop and after the last it is theirs.
  public func color(at location: Double) -> RGBAColor {
    guard let next = stops.firstIndex(where: { $0.location > location }) else {
      return stops.last?.color ?? RGBAColor(red: 0, green: 0, blue: 0, alpha: 0)
    }
    guard next > 0 else { return stops[0].color }
    let (before, after) = (stops[next - 1], stops[next])
    return RGBAColor(
      before.color.colorValue.mixed(
        with: after.color.colorValue,
        fraction: (location - before.location) / (after.location - before.location), in: .sRGB))
  }
}

/// A point of a rectangle, as parts of its width and height: 0, 0 is the top leading corner, and 1, 1 the bottom trailing
/// one.
public struct GradientPoint: Hashable, Sendable {
  public var x: Double
  public var y: Double

  @inlinable
  public init(x: Double, y: Double) {
    self.x = x
    self.y = y
  }

  public static let topLeading = GradientPoint(x: 0, y: 0)
  public static let top = GradientPoint(x: 0.5, y: 0)
  public static let topTrailing = GradientPoint(x: 1, y: 0)
  public static let leading = GradientPoint(x: 0, y: 0.5)
  public static let center = GradientPoint(x: 0.5, y: 0.5)
  public static let trailing = GradientPoint(x: 1, y: 0.5)
  public static let bottomLeading = GradientPoint(x: 0, y: 1)
  public static let bottom = GradientPoint(x: 0.5, y: 1)
  public static let bottomTrailing = GradientPoint(x: 1, y: 1)

  /// The points that have names, as a theme file writes them.
  package static let named: [(name: String, point: GradientPoint)] = [
    ("topLeading", topLeading), ("top", top), ("topTrailing", topTrailing), ("leading", leading),
    ("center", center), ("trailing", trailing), ("bottomLeading", bottomLeading), ("bottom", bottom),
    ("bottomTrailing", bottomTrailing),
  ]
}
