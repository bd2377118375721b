import Tincture
import TinctureTheme

/// Gradients and shadows: those that differ in their colours alone are written once, with colours that vary.
extension CSSValueWriter {
  // MARK: Gradients

  mutating func writeGradient(_ id: TokenID, _ values: CSSColumns) {
    var shapes = values
    var known: [[Double]] = []
    for (column, leaf) in values.leaves.enumerated() where leaf >= 0 {
      let gradient = theme.values.gradients[leaf]
      let line = [gradient.start.x, gradient.start.y, gradient.end.x, gradient.end.y]
      shapes.leaves[column] = Self.number(of: line + gradient.stops.map(\.location), in: &known)
    }
    subject = id
    write(shapes, .gradient(values))
  }

  private static func number(of shape: [Double], in known: inout [[Double]]) -> Int32 {
    if let number = known.firstIndex(of: shape) { return Int32(number) }
    known.append(shape)
    return Int32(known.count - 1)
  }

  /// Writes a part whose gradients differ in their colours alone.
  mutating func writeGradient(_ values: CSSColumns, _ part: CSSColumns.Part) {
    let gradient = theme.values.gradients[values[part.bands.lowerBound, part.base]]
    let columns = values.columns(of: part)
    var stops = gradient.stops.map { _ in values }
    var isWide = false
    for column in columns {
      let operands = isInline ? [] : operands(of: subject, values.use, column)
      for (number, stop) in theme.values.gradients[values.leaves[column]].stops.enumerated() {
        let color = colors.number(of: stop.color)
        isWide = isWide || colors.isWide(color)
        let target = target(operands, number, color, values.use, column)
        stops[number].leaves[column] = target.map(CSSColumns.reference) ?? color
      }
    }
    let line = CSSGradientLine(gradient)
    if !line.isExact, inexact.last != subject { inexact.append(subject) }
    text.append("linear-gradient(")
    addBreak(afterSpace: false)
    text.append(string: line.direction)
    // Otherwise browsers mix in OKLab as soon as one colour is of a wider space.
    if isWide, !isPlain { text.append(" in srgb") }
    for (stop, place) in zip(stops, line.places(of: gradient.stops.map(\.location))) {
      text.append(", ")
      addBreak(afterSpace: true)
      depth += 1
      write(stop, part, .color)
      depth -= 1
      if let place { text.append(string: " \(place.text(places: 2))%") }
    }
    text.append(")")
  }

  /// The expressions of the parts of what gives a column its value; empty where they are not its own.
  func operands(of id: TokenID, _ use: TraitUse, _ column: Int) -> ArraySlice<Int32> {
    if isPlain { return [] }
    let syntax = theme.origins.syntax
    let cell = theme.cells[Int(theme[id].firstCell) + column]
    guard let expression = theme.expression(of: id, giving: cell),
      syntax.expressions[Int(expression)].operation == .composite
    else { return [] }
    let composite = syntax.composites[Int(syntax.expressions[Int(expression)].first)]
    if case .shadows(let parts) = composite.parts {
      // The layers of another token have no operands here.
      let isOwn = parts.allSatisfy { if case .layer = $0 { true } else { false } }
      guard isOwn else { return [] }
    }
    return syntax.operands[Int(composite.operands.lowerBound)..<Int(composite.operands.upperBound)]
  }

  /// The colour token that the operand of a place is a plain reference to.
  private func target(
    _ operands: ArraySlice<Int32>, _ place: Int, _ color: Int32, _ use: TraitUse, _ column: Int
  ) -> TokenID? {
    guard place < operands.count, !isPlain else { return nil }
    return target(ofExpression: operands[operands.startIndex + place], .color) { target in
      theme.color(of: target, combination: use.combination(ofColumn: column)) == colors[color]
    }
  }

  // MARK: Shadows

  mutating func writeShadows(_ id: TokenID, _ values: CSSColumns) {
    var shapes = values
    var known: [[Double]] = []
    for (column, leaf) in values.leaves.enumerated() where leaf >= 0 {
      let numbers = theme.values.shadows[leaf].flatMap { layer -> [Double] in
        [layer.isInset ? 1 : 0, layer.radius, layer.x, layer.y]
      }
      shapes.leaves[column] = Self.number(of: numbers, in: &known)
    }
    subject = id
    write(shapes, .shadow(values))
  }

  /// Writes a part whose shadows differ in their colours alone.
  mutating func writeShadows(_ values: CSSColumns, _ part: CSSColumns.Part) {
    let layers = theme.values.shadows[values[part.bands.lowerBound, part.base]]
    if layers.isEmpty { return text.append("none") }
    var layerColors = layers.map { _ in values }
    for column in values.columns(of: part) {
      let operands = isInline ? [] : operands(of: subject, values.use, column)
      for (number, layer) in theme.values.shadows[values.leaves[column]].enumerated() {
        let color = colors.number(of: layer.color)
        let target = target(operands, number * 4, color, values.use, column)
        layerColors[number].leaves[column] = target.map(CSSColumns.reference) ?? color
      }
    }
    for (number, layer) in layers.enumerated() {
      beginLayer(number)
      if layer.isInset { text.append("inset ") }
      for length in [layer.x, layer.y, layer.radius * 2] {
        text.append(string: length == 0 ? "0 " : "\(length.text(places: 4))px ")
      }
      depth += 1
      write(layerColors[number], part, .color)
      depth -= 1
    }
  }
}
