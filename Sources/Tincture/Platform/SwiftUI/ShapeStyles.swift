#if canImport(SwiftUI)
  import SwiftUI
  import TinctureColor

  @available(iOS 17.0, macOS 14.0, tvOS 17.0, watchOS 10.0, *)
  extension RGBAColor: ShapeStyle {
    public func resolve(in environment: EnvironmentValues) -> Color { Color(self) }
  }

  @available(iOS 17.0, macOS 14.0, tvOS 17.0, watchOS 10.0, *)
  extension ColorGradient: ShapeStyle {
    public func resolve(in environment: EnvironmentValues) -> LinearGradient { LinearGradient(self) }
  }

  @available(iOS 17.0, macOS 14.0, tvOS 17.0, watchOS 10.0, *)
  extension SurfacePaint: ShapeStyle {
    public func resolve(in environment: EnvironmentValues) -> AnyShapeStyle { AnyShapeStyle(self) }
  }

  /// A dynamic colour, gradient or paint is a style of shapes and text; it is resolved under the environment's traits.
  @available(iOS 17.0, macOS 14.0, tvOS 17.0, watchOS 10.0, *)
  extension Dynamic: ShapeStyle where Value: ShapeStyle {
    public func resolve(in environment: EnvironmentValues) -> Value {
      resolved(with: environment.traitCollection)
    }
  }
#endif
