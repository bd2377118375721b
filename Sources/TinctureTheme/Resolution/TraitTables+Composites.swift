import Tincture
import TinctureColor

/// Values of several parts.
extension TraitTables {
  /// The number of a composite's value; nil when something that it is made of is unsound.
  mutating func evaluate(_ composite: CompositeSyntax, _ visit: Visit) -> Int32? {
    var values: [Int32?] = []
    for place in composite.operands {
      let operand = syntax.operands[Int(place)]
      guard operand >= 0 else {
        values.append(nil)
        continue
      }
      guard let value = evaluate(operand, visit) else { return nil }
      values.append(value)
    }
    let operands = syntax.operands[Int(composite.operands.lowerBound)..<Int(composite.operands.upperBound)]
    switch composite.parts {
    case .font(let style, let weight, let family):
      return font(style, weight, family, values, operands, visit)
    case .gradient(let start, let end, let locations):
      let stops = zip(values, locations).compactMap { color, location in
        color.map { ColorGradient.Stop(syntax.colors[$0], at: location) }
      }
      return syntax.values.gradients.intern(ColorGradient(from: start, to: end, stops: stops))
    case .shadows(let parts): return shadows(parts, values, operands, visit)
    case .surface(let outline): return surface(outline, composite, values, visit)
    }
  }

  private func metric(_ number: Int32?) -> Double { number.map { syntax.values.metrics[$0] } ?? 0 }

  // MARK: Fonts

  private mutating func font(
    _ style: TextStyle, _ weight: FontWeight?, _ family: FontFamily, _ values: [Int32?],
    _ operands: ArraySlice<Int32>, _ visit: Visit
  ) -> Int32? {
    let font = FontToken(
      textStyle: style, weight: weight, family: family, size: values[0].map { metric($0) },
      maximumSize: values[1].map { metric($0) })
    guard font.size > 0 else {
      refuse("a font's size is more than 0 points", operands[operands.startIndex], visit)
      return nil
    }
    if let maximum = font.maximumSize, maximum < font.size {
      refuse(
        "the font's maximum size, \(maximum.plain), is less than its size, \(font.size.plain)",
        operands[operands.startIndex + 1], visit,
        help: "the size is that at 'large', before the person's text size makes it grow")
      return nil
    }
    return syntax.values.fonts.intern(font)
  }

  // MARK: Shadows

  private mutating func shadows(
    _ parts: [CompositeSyntax.ShadowPart], _ values: [Int32?], _ operands: ArraySlice<Int32>, _ visit: Visit
  ) -> Int32? {
    var layers: [ShadowLayer] = []
    var place = 0
    for part in parts {
      switch part {
      case .reference:
        if let value = values[place] { layers += syntax.values.shadows[value] }
        place += 1
      case .layer(let isInset):
        guard let color = values[place] else { return nil }
        let radius = metric(values[place + 1])
        guard radius >= 0 else {
          refuse("a shadow's radius is not less than 0", operands[operands.startIndex + place + 1], visit)
          return nil
        }
        layers.append(
          ShadowLayer(
            color: syntax.colors[color], radius: radius, x: metric(values[place + 2]),
            y: metric(values[place + 3]), isInset: isInset))
        place += 4
      }
      // References to references double: the limit is kept before they take memory.
      guard layers.count <= Self.mostShadowLayers else {
        refuse(
          "a shadow has \(Self.mostShadowLayers) layers at most", nil, visit, rule: .limit,
          help: "a reference stands for all layers of its token; refer to fewer")
        return nil
      }
    }
    return syntax.values.shadows.intern(layers)
  }

  // MARK: Surfaces

  private mutating func surface(
    _ outline: CompositeSyntax.SurfaceOutline, _ composite: CompositeSyntax, _ values: [Int32?],
    _ visit: Visit
  ) -> Int32? {
    func size(_ operand: SurfaceOperand) -> Double { metric(values[operand.rawValue]) }
    let shape: SurfaceShape =
      switch outline {
      case .rectangle: .rectangle
      case .roundedRectangle: .roundedRectangle(cornerRadius: size(.cornerRadius))
      case .capsule: .capsule
      case .circle: .circle
      }
    guard checkSizes(of: composite, values, visit) else { return nil }
    let content = values[SurfaceOperand.content.rawValue].map { syntax.colors[$0] }
    let normal = state(.normal, over: SurfaceState(content: content), composite, values)
    func other(_ name: SurfaceOperand.State) -> SurfaceState {
      state(name, over: normal, composite, values)
    }
    let surface = SurfaceStyle(
      shape: shape,
      padding: SurfacePadding(vertical: size(.verticalPadding), horizontal: size(.horizontalPadding)),
      minimumWidth: size(.minimumWidth), minimumHeight: size(.minimumHeight), normal: normal,
      pressed: other(.pressed), selected: other(.selected), disabled: other(.disabled))
    return syntax.values.surfaces.intern(surface)
  }

  /// Whether no size of a surface is less than 0; reports those that are.
  private mutating func checkSizes(
    of composite: CompositeSyntax, _ values: [Int32?], _ visit: Visit
  ) -> Bool {
    var sizes: [(place: Int, what: String)] = Self.surfaceSizes.map { ($0.rawValue, $1) }
    sizes += SurfaceOperand.State.allCases.map {
      (SurfaceOperand.place(.strokeWidth, of: $0), "a stroke's width")
    }
    var isSound = true
    for (place, what) in sizes where metric(values[place]) < 0 {
      let operand = syntax.operands[Int(composite.operands.lowerBound) + place]
      refuse("\(what) is not less than 0", operand, visit)
      isSound = false
    }
    return isSound
  }

  private static let surfaceSizes: [(SurfaceOperand, String)] = [
    (.cornerRadius, "a surface's corner radius"), (.verticalPadding, "a surface's padding"),
    (.horizontalPadding, "a surface's padding"), (.minimumWidth, "a surface's least width"),
    (.minimumHeight, "a surface's least height"),
  ]

  /// A state, which takes what it does not say from another.
  private func state(
    _ name: SurfaceOperand.State, over base: SurfaceState, _ composite: CompositeSyntax, _ values: [Int32?]
  ) -> SurfaceState {
    var state = base
    func operand(_ part: SurfaceOperand.OfState) -> (expression: Int32, value: Int32?) {
      let place = SurfaceOperand.place(part, of: name)
      return (syntax.operands[Int(composite.operands.lowerBound) + place], values[place])
    }
    func paint(_ operand: (expression: Int32, value: Int32?)) -> SurfacePaint? {
      operand.value.map {
        isGradient(operand.expression)
          ? .gradient(syntax.values.gradients[$0]) : .color(syntax.colors[$0])
      }
    }
    if operand(.fill).expression != CompositeSyntax.missing { state.fill = paint(operand(.fill)) }
    if operand(.strokePaint).expression != CompositeSyntax.missing {
      let width = operand(.strokeWidth).value.map { metric($0) } ?? 1
      // A line without width is none.
      state.stroke = width == 0 ? nil : paint(operand(.strokePaint)).map { SurfaceStroke($0, width: width) }
    }
    if let shadows = operand(.shadows).value { state.shadows = syntax.values.shadows[shadows] }
    if operand(.content).expression != CompositeSyntax.missing {
      state.content = operand(.content).value.map { syntax.colors[$0] }
    }
    return state
  }

  /// Whether an expression in the place of a paint is a gradient, and no colour.
  private func isGradient(_ expression: Int32) -> Bool {
    let node = syntax.expressions[Int(expression)]
    switch node.operation {
    case .composite: return true
    case .reference:
      let target = Int(graph.targets[Int(node.first)])
      return target >= 0 && syntax.tokens[merged.tokens[target]].section.kind == .gradient
    default: return false
    }
  }

  // MARK: Attributes

  /// A value as the token's attributes change it: a metric that grows with text, an image with its tint.
  mutating func finished(_ value: Int32, _ visit: Visit) -> Int32? {
    let token = syntax.tokens[merged.tokens[visit.token]]
    guard token.changesValue else { return value }
    switch token.section.kind {
    case .metric:
      guard let scale = token.scale, !visit.choice.isFallback,
        let size = ContentSizeCategory(rawValue: combination(visit.token, visit.column) >> 4)
      else { return value }
      return syntax.values.metrics.intern(scale.scaledValue(for: metric(value), at: size))
    case .image:
      var image = syntax.values.images[value]
      if let rendering = token.rendering { image.rendering = rendering }
      if let tint = token.tint {
        guard let color = evaluate(tint, visit) else { return nil }
        image.tint = syntax.colors[color]
        // Only a template has one colour.
        image.rendering = .template
      }
      return syntax.values.images.intern(image)
    default: return value
    }
  }

  /// A cell that the tint of an image needs and that has not been filled.
  func firstNewOfTint(_ visit: Visit) -> (token: Int, column: Int)? {
    syntax.tokens[merged.tokens[visit.token]].tint.flatMap { firstNew(neededBy: $0, visit) }
  }
}
