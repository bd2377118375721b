public protocol ShapeStyle: Sendable {
  associatedtype Resolved: ShapeStyle = Never
  func resolve(in environment: EnvironmentValues) -> Self.Resolved
}

extension ShapeStyle where Resolved == Never {
  public func resolve(in environment: EnvironmentValues) -> Never { fatalError() }
}

extension Never: ShapeStyle {}

public struct AnyShapeStyle: ShapeStyle {
  public init<S: ShapeStyle>(_ style: S) {}
}

public struct ForegroundStyle: ShapeStyle {
  public init() {}
}

public struct Color: Hashable, Sendable {
  public enum RGBColorSpace: Sendable {
    case sRGB, sRGBLinear, displayP3
  }

  public nonisolated init(
    _ colorSpace: Color.RGBColorSpace = .sRGB, red: Double, green: Double, blue: Double, opacity: Double = 1
  ) {
    components = [red, green, blue, opacity]
    isDisplayP3 = colorSpace == .displayP3
    dynamic = nil
  }
  nonisolated init(components: [Double], isDisplayP3: Bool, dynamic: (any AnyObject & Sendable)?) {
    self.components = components
    self.isDisplayP3 = isDisplayP3
    self.dynamic = dynamic
  }
  public static func == (left: Color, right: Color) -> Bool { left.components == right.components }
  public func hash(into hasher: inout Hasher) { hasher.combine(components) }
  nonisolated let dynamic: (any AnyObject & Sendable)?
  /// What it was made of, to be shown.
  public nonisolated let components: [Double]
  public nonisolated let isDisplayP3: Bool
  public static let black = Color(red: 0, green: 0, blue: 0)
}

extension Color: ShapeStyle {}

extension Color: View {
  public var body: Never { fatalError() }
}

public struct Gradient: Equatable, Sendable {
  public struct Stop: Equatable, Sendable {
    public var color: Color
    public var location: CGFloat
    public init(color: Color, location: CGFloat) { fatalError() }
  }
}

public struct LinearGradient: ShapeStyle, View, Sendable {
  public nonisolated init(stops: [Gradient.Stop], startPoint: UnitPoint, endPoint: UnitPoint) {}
  public var body: Never { fatalError() }
}

public struct UnitPoint: Hashable, Sendable {
  public init(x: CGFloat, y: CGFloat) {}
  public static let topLeading = UnitPoint(x: 0, y: 0)
  public static let top = UnitPoint(x: 0.5, y: 0)
  public static let topTrailing = UnitPoint(x: 1, y: 0)
  public static let leading = UnitPoint(x: 0, y: 0.5)
  public static let center = UnitPoint(x: 0.5, y: 0.5)
  public static let trailing = UnitPoint(x: 1, y: 0.5)
  public static let bottomLeading = UnitPoint(x: 0, y: 1)
  public static let bottom = UnitPoint(x: 0.5, y: 1)
  public static let bottomTrailing = UnitPoint(x: 1, y: 1)
}

public struct ShadowStyle: Equatable, Sendable {
  public static func drop(color: Color, radius: CGFloat, x: CGFloat = 0, y: CGFloat = 0) -> ShadowStyle {
    fatalError()
  }
  public static func inner(color: Color, radius: CGFloat, x: CGFloat = 0, y: CGFloat = 0) -> ShadowStyle {
    fatalError()
  }
}

public struct FillStyle: Equatable, Sendable {
  public init(eoFill: Bool = false, antialiased: Bool = true) {}
}

public enum RoundedCornerStyle: Sendable {
  case circular, continuous
}

public struct Path: Equatable, Sendable {
  public init(_ rect: CGRect) {}
  public init(roundedRect rect: CGRect, cornerRadius: CGFloat, style: RoundedCornerStyle = .continuous) {}
  public init(ellipseIn rect: CGRect) {}
  // The real one has a second parameter, a transform, with a default.
  public mutating func addPath(_ path: Path) {}
}

public protocol Shape: Sendable, View {
  nonisolated func path(in rect: CGRect) -> Path
}

extension Shape {
  public var body: some View { EmptyView() }
  public nonisolated func fill<S: ShapeStyle>(_ content: S, style: FillStyle = FillStyle()) -> some View {
    EmptyView()
  }
}

public protocol InsettableShape: Shape {
  associatedtype InsetShape: InsettableShape
  nonisolated func inset(by amount: CGFloat) -> Self.InsetShape
}

extension InsettableShape {
  public nonisolated func strokeBorder<S: ShapeStyle>(
    _ content: S, lineWidth: CGFloat = 1, antialiased: Bool = true
  ) -> some View {
    EmptyView()
  }
}
