import Tincture
import TinctureColor
import TinctureTheme

/// Gradients, shadows, surfaces and images.
extension PlatformWriter {
  func compositeType(of id: TokenID, _ kind: TokenKind) -> String {
    switch kind {
    case .gradient: platform.gradient
    case .shadow: "[\(platform.shadow)]"
    case .surface: "Surface"
    default: platform.framework == .swiftUI && isView(id) ? helpers[.assetImage] : platform.image
    }
  }

  /// Whether SwiftUI's `Image` alone does not show an image as it should be.
  private func isView(_ id: TokenID) -> Bool {
    let first = Int(theme[id].firstCell)
    return (first..<first + theme[id].use.columnCount).contains { cell in
      let image = theme.values.images[theme.cells[cell].value]
      return image.tint != nil || image.isInverted && image.rendering == .original
    }
  }

  private mutating func slot(_ color: RGBAColor, _ slots: inout SlotReader) -> SourceNode {
    slots.take(.color(color)) ?? node(of: color)
  }

  private func slot(_ number: Double, _ slots: inout SlotReader) -> SourceNode {
    slots.take(.metric(number)) ?? .text(Self.text(of: number))
  }

  // MARK: Gradients

  mutating func node(of gradient: ColorGradient, _ slots: inout SlotReader) -> SourceNode {
    let ends = [("startPoint", gradient.start), ("endPoint", gradient.end)]
    if platform.framework == .swiftUI {
      var stops: [SourceNode] = []
      for stop in gradient.stops {
        let color = slot(stop.color, &slots)
        stops.append(
          .call(".init", [.labelled("color", color), .text("location: \(Self.text(of: stop.location))")]))
      }
      let points = ends.map { SourceNode.labelled($0.0, .text(Self.unitPoint($0.1))) }
      return .call("LinearGradient", [.labelled("stops", .list(stops))] + points)
    }
    _ = helpers.use(.gradient)
    var colors: [SourceNode] = []
    for stop in gradient.stops { colors.append(slot(stop.color, &slots)) }
    let locations = gradient.stops.map { SourceNode.text(Self.text(of: $0.location)) }
    let points = ends.map {
      SourceNode.labelled($0.0, .text("CGPoint(x: \(Self.text(of: $0.1.x)), y: \(Self.text(of: $0.1.y)))"))
    }
    return .call(
      "Gradient", [.labelled("colors", .list(colors)), .labelled("locations", .list(locations))] + points)
  }

  private static func unitPoint(_ point: GradientPoint) -> String {
    if let named = GradientPoint.named.first(where: { $0.point == point }) { return ".\(named.name)" }
    return "UnitPoint(x: \(text(of: point.x)), y: \(text(of: point.y)))"
  }

  // MARK: Shadows

  mutating func node(of layers: [ShadowLayer], _ slots: inout SlotReader) -> SourceNode {
    let isSwiftUI = platform.framework == .swiftUI
    if !isSwiftUI { _ = helpers.use(.shadow) }
    var nodes: [SourceNode] = []
    for layer in layers {
      var arguments: [SourceNode] = [.labelled("color", slot(layer.color, &slots))]
      arguments.append(.labelled("radius", slot(layer.radius, &slots)))
      for (label, number) in [("x", layer.x), ("y", layer.y)] where number != 0 {
        arguments.append(.labelled(label, slot(number, &slots)))
      }
      if !isSwiftUI, layer.isInset { arguments.append(.text("isInset: true")) }
      nodes.append(.call(isSwiftUI ? (layer.isInset ? ".inner" : ".drop") : "Shadow", arguments))
    }
    return .list(nodes)
  }

  // MARK: Surfaces

  mutating func node(of surface: SurfaceStyle, _ slots: inout SlotReader) -> SourceNode {
    _ = helpers.use(.surface)
    var arguments: [SourceNode] = []
    switch surface.shape {
    case .rectangle: break
    case .roundedRectangle(let radius):
      let radius = slot(radius, &slots)
      arguments.append(
        .labelled("shape", .call(".roundedRectangle", [.labelled("cornerRadius", radius)])))
    case .capsule, .circle: arguments.append(.text("shape: .\(surface.shape)"))
    }
    let numbers = [
      ("verticalPadding", surface.padding.vertical), ("horizontalPadding", surface.padding.horizontal),
      ("minimumWidth", surface.minimumWidth), ("minimumHeight", surface.minimumHeight),
    ]
    for (label, number) in numbers where number != 0 {
      arguments.append(.labelled(label, slot(number, &slots)))
    }
    for (name, state) in surface.states where name == "normal" || state != surface.normal {
      arguments.append(.labelled(name, node(of: state, &slots)))
    }
    return .call("Surface", arguments)
  }

  private mutating func node(of state: SurfaceState, _ slots: inout SlotReader) -> SourceNode {
    var arguments: [SourceNode] = []
    if let fill = state.fill { arguments.append(.labelled("fill", node(of: fill, &slots))) }
    if let stroke = state.stroke {
      arguments.append(.labelled("stroke", node(of: stroke.paint, &slots)))
      arguments.append(.labelled("strokeWidth", slot(stroke.width, &slots)))
    }
    if !state.shadows.isEmpty {
      let whole = slots.take(.shadow(state.shadows))
      let layers = node(of: state.shadows, &slots)
      arguments.append(.labelled("shadows", whole ?? layers))
    }
    if let content = state.content { arguments.append(.labelled("content", slot(content, &slots))) }
    return .call("Surface.State", arguments)
  }

  private mutating func node(of paint: SurfacePaint, _ slots: inout SlotReader) -> SourceNode {
    let isSwiftUI = platform.framework == .swiftUI
    // The surface's type names the gradient's.
    _ = helpers.use(.gradient)
    switch paint {
    case .color(let color):
      return .call(isSwiftUI ? "AnyShapeStyle" : ".color", [slot(color, &slots)])
    case .gradient(let gradient):
      let whole = slots.take(.gradient(gradient))
      let parts = node(of: gradient, &slots)
      return .call(isSwiftUI ? "AnyShapeStyle" : ".gradient", [whole ?? parts])
    }
  }

  // MARK: Images

  mutating func node(of image: ImageToken, isView: Bool, _ slots: inout SlotReader) -> SourceNode {
    let name = SourceText.quoted(image.name)
    let isTemplate = image.rendering == .template
    // Of a template only the opacity counts, which is not inverted.
    let isInverted = image.isInverted && !isTemplate
    let tint = image.tint.map { slot($0, &slots) }
    switch platform.framework {
    case .uiKit:
      readsTraits = true
      let asset = SourceNode.text("UIImage(named: \(name), in: bundle, compatibleWith: traits)")
      if isInverted { return .chain(asset, ".map(\(helpers.use(.invertedImage)))") }
      if let tint {
        return .chain(asset, "?.withTintColor(\(tint.flat), renderingMode: .alwaysOriginal)")
      }
      return .chain(asset, "?.withRenderingMode(\(isTemplate ? ".alwaysTemplate" : ".alwaysOriginal"))")
    case .appKit:
      let asset = SourceNode.text("bundle.image(forResource: \(name))")
      if isInverted { return .chain(asset, ".map(\(helpers.use(.invertedImage)))") }
      if let tint {
        return .chain(asset, ".map { \(helpers.use(.tintedImage))($0, with: \(tint.flat)) }")
      }
      return isTemplate ? .chain(asset, ".map(\(helpers.use(.templateImage)))") : asset
    case .swiftUI:
      guard isView else {
        let asset = SourceNode.text("Image(\(name), bundle: bundle)")
        return .chain(asset, ".renderingMode(\(isTemplate ? ".template" : ".original"))")
      }
      var arguments: [SourceNode] = [.text(name), .text("bundle: bundle")]
      if isTemplate { arguments.append(.text("isTemplate: true")) }
      if isInverted { arguments.append(.text("isInverted: true")) }
      if let tint { arguments.append(.labelled("tint", tint)) }
      return .call(helpers.use(.assetImage), arguments)
    }
  }
}
