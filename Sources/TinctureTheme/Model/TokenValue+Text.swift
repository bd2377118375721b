import Tincture

/// Values as text for people.
extension TokenValue {
  /// A line of a table that shows a value.
  package struct Line: Sendable, Hashable {
    /// What of the value it shows; nothing for the value itself.
    package var part: String
    package var text: String
    /// The colours to show beside it.
    package var colors: [RGBAColor]

    init(_ part: String, _ text: String, _ colors: [RGBAColor] = []) {
      self.part = part
      self.text = text
      self.colors = colors
    }
  }

  /// The value in one line; of a surface, its outline.
  package var summary: String { lines.first?.text ?? "" }

  /// The value line by line; all but a surface have one.
  package var lines: [Line] {
    switch self {
    case .color(let color): [Line("", color.hex, [color])]
    case .metric(let number): [Line("", number.text())]
    case .font(let font): [Line("", Self.text(font))]
    case .gradient(let gradient): [Line("", Self.text(gradient), gradient.stops.map(\.color))]
    case .shadow(let layers): [Line("", Self.text(layers), layers.map(\.color))]
    case .surface(let surface): Self.lines(surface)
    case .layout(let name): [Line("", name)]
    case .image(let image): [Line("", Self.text(image), image.tint.map { [$0] } ?? [])]
    }
  }

  private static func text(_ font: FontToken) -> String {
    let family: String =
      switch font.family {
      case .system: ""
      case .serif: "serif "
      case .rounded: "rounded "
      case .monospaced: "monospaced "
      case .named(let name): name + " "
      }
    let maximum = font.maximumSize.map { ", at most \($0.text())" } ?? ""
    return "\(family)\(font.textStyle) \(font.weight) \(font.size.text())\(maximum)"
  }

  private static func text(_ gradient: ColorGradient) -> String {
    let stops = gradient.stops.map {
      "\($0.color.hex) \(($0.location * 100).text(places: 1))%"
    }
    return "\(text(gradient.start)) to \(text(gradient.end)): \(stops.joined(separator: ", "))"
  }

  private static func text(_ point: GradientPoint) -> String {
    point.name
      ?? "(\((point.x * 100).text(places: 1))%, \((point.y * 100).text(places: 1))%)"
  }

  private static func text(_ layers: [ShadowLayer]) -> String {
    if layers.isEmpty { return "none" }
    return layers.map { layer in
      let numbers = [layer.radius, layer.x, layer.y].map { $0.text() }
      return
        "\(layer.isInset ? "inset " : "")\(layer.color.hex) radius \(numbers[0]) at \(numbers[1]), \(numbers[2])"
    }.joined(separator: "; ")
  }

  private static func text(_ image: ImageToken) -> String {
    image.name + (image.isInverted ? ", inverted" : "") + (image.rendering == .template ? ", template" : "")
      + (image.tint.map { " in \($0.hex)" } ?? "")
  }

  // MARK: Surfaces

  private static func lines(_ surface: SurfaceStyle) -> [Line] {
    let sizes = [
      surface.padding.vertical, surface.padding.horizontal, surface.minimumWidth, surface.minimumHeight,
    ].map { $0.text() }
    var outline = surface.shape.text
    if surface.padding.vertical == surface.padding.horizontal {
      if surface.padding.vertical != 0 { outline += ", padding \(sizes[0])" }
    } else {
      outline += ", padding \(sizes[0]) vertical, \(sizes[1]) horizontal"
    }
    if surface.minimumWidth != 0 || surface.minimumHeight != 0 {
      outline += ", at least \(sizes[2]) × \(sizes[3])"
    }
    var lines = [Line("", outline)] + Self.lines("normal", surface.normal, nil)
    for (name, state) in surface.states.dropFirst() {
      lines += Self.lines(name, state, surface.normal)
    }
    return lines
  }

  /// What a state shows; of what another state shows too, nothing.
  private static func lines(_ name: String, _ state: SurfaceState, _ other: SurfaceState?) -> [Line] {
    var lines: [Line] = []
    if state.fill != other?.fill { lines.append(line("\(name) fill", state.fill, nil)) }
    if state.stroke != other?.stroke {
      lines.append(line("\(name) stroke", state.stroke?.paint, state.stroke?.width))
    }
    if state.shadows != other?.shadows ?? [] {
      lines.append(Line("\(name) shadows", text(state.shadows), state.shadows.map(\.color)))
    }
    if state.content != other?.content {
      lines.append(line("\(name) content", state.content.map { .color($0) }, nil))
    }
    return lines
  }

  private static func line(_ part: String, _ paint: SurfacePaint?, _ width: Double?) -> Line {
    let width = width.map { $0.text() + " of " } ?? ""
    return switch paint {
    case .color(let color): Line(part, width + color.hex, [color])
    case .gradient(let gradient): Line(part, width + text(gradient), gradient.stops.map(\.color))
    case nil: Line(part, "none")
    }
  }
}

extension SurfaceShape {
  /// The shape as a theme writes it.
  package var text: String {
    switch self {
    case .rectangle: "rectangle"
    case .roundedRectangle(let radius): "roundedRectangle(\(radius.text()))"
    case .capsule: "capsule"
    case .circle: "circle"
    }
  }
}

extension GradientPoint {
  /// The word for the point, where it has one.
  package var name: String? { Self.named.first { $0.point == self }?.name }
}
