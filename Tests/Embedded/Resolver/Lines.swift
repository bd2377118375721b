import Tincture

/// What is printed: whole numbers and hexadecimal digits only, so that no two ways of printing a fraction can differ.
enum Lines {
  /// A colour in 8 bits and sRGB, and in millionths where it is Display P3.
  static func text(_ color: RGBAColor) -> String {
    if color.colorSpace == .sRGB { return color.hex }
    return
      "\(color.hex) p3 \(text(color.red)) \(text(color.green)) \(text(color.blue)) \(text(color.alpha))"
  }

  /// A number in millionths.
  static func text(_ number: Double) -> String {
    String(Int64((number * 1_000_000).rounded(.toNearestOrEven)))
  }

  static func text(_ color: ColorValue) -> String {
    let components = color.components
    return
      "\(color.space.name) \(text(components.first)) \(text(components.second)) \(text(components.third)) "
      + "\(text(color.alpha)) \(color.missing.rawValue)"
  }

  static func text(_ font: FontToken, at size: ContentSizeCategory) -> String {
    "\(font.textStyle.rawValue) \(font.weight.number) \(text(font.pointSize(at: size)))"
  }

  static func text(_ gradient: ColorGradient) -> String {
    var text = "from \(text(gradient.start.x)) \(text(gradient.start.y))"
    text += " to \(Self.text(gradient.end.x)) \(Self.text(gradient.end.y))"
    for stop in gradient.stops { text += ", \(Self.text(stop.color)) at \(Self.text(stop.location))" }
    return text + ", middle \(Self.text(gradient.color(at: 0.5)))"
  }

  static func text(_ shadows: [ShadowLayer]) -> String {
    var text = "\(shadows.count) layers"
    for layer in shadows {
      text += ", \(Self.text(layer.color)) \(Self.text(layer.radius)) \(Self.text(layer.x))"
      text += " \(Self.text(layer.y))\(layer.isInset ? " inset" : "")"
    }
    return text
  }

  static func text(_ paint: SurfacePaint?) -> String {
    switch paint {
    case .color(let color): text(color)
    case .gradient(let gradient): text(gradient)
    case nil: "none"
    }
  }

  static func text(_ state: SurfaceState) -> String {
    var text = "fill \(text(state.fill)); \(text(state.shadows))"
    if let stroke = state.stroke { text += "; stroke \(Self.text(stroke.paint)) \(Self.text(stroke.width))" }
    if let content = state.content { text += "; content \(Self.text(content))" }
    return text
  }

  static func text(_ surface: SurfaceStyle) -> String {
    let sizes = "\(text(surface.minimumWidth)) \(text(surface.minimumHeight))"
    return "\(sizes) normal \(text(surface.normal)) pressed \(text(surface.pressed))"
  }

  static func text(_ image: ImageToken) -> String {
    var text = image.name
    if image.isInverted { text += " inverted" }
    if image.rendering == .template { text += " template" }
    if let tint = image.tint { text += " \(Self.text(tint))" }
    return text
  }

  /// The traits by their numbers: style, contrast, level, gamut and size.
  static func text(_ traits: TraitCollection) -> String {
    "\(traits.userInterfaceStyle.rawValue)\(traits.accessibilityContrast.rawValue)"
      + "\(traits.userInterfaceLevel.rawValue)\(traits.displayGamut.rawValue)"
      + " size \(traits.preferredContentSizeCategory.rawValue)"
  }
}
