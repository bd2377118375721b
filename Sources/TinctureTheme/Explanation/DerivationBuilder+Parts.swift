import Tincture

/// The parts of a value of several.
extension DerivationBuilder {
  /// A part of a composite: its place among the operands, its name, and what it is.
  private typealias Part = (place: Int, name: String, kind: TokenKind)

  /// The operands of a composite that are written, by their places.
  mutating func operands(
    of composite: CompositeSyntax, _ token: TokenID, depth: Int
  ) -> [(place: Int, derivation: Derivation)] {
    let expressions = composite.operands.map { theme.origins.syntax.operands[Int($0)] }
    var result: [(place: Int, derivation: Derivation)] = []
    for part in parts(of: composite.parts, expressions) where expressions[part.place] >= 0 {
      let derivation = derivation(
        of: expressions[part.place], token, kind: part.kind, part: part.name, depth: depth)
      result.append((part.place, derivation))
    }
    return result
  }

  private func parts(of parts: CompositeSyntax.Parts, _ expressions: [Int32]) -> [Part] {
    switch parts {
    case .font: [(0, "size", .metric), (1, "maximum size", .metric)]
    case .gradient(_, _, let locations):
      locations.enumerated().map { ($0, "at \(($1 * 100).text(places: 1))%", .color) }
    case .shadows(let layers): Self.parts(of: layers)
    case .surface: surfaceParts(expressions)
    }
  }

  private static func parts(of layers: [CompositeSyntax.ShadowPart]) -> [Part] {
    var parts: [Part] = []
    for (number, layer) in layers.enumerated() {
      let name = layers.count > 1 ? "layer \(number + 1)" : ""
      let prefix = name.isEmpty ? "" : name + " "
      switch layer {
      case .reference: parts.append((parts.count, name, .shadow))
      case .layer:
        let first = parts.count
        parts += [
          (first, prefix + "color", .color), (first + 1, prefix + "radius", .metric),
          (first + 2, prefix + "x", .metric), (first + 3, prefix + "y", .metric),
        ]
      }
    }
    return parts
  }

  // MARK: Surfaces

  private func surfaceParts(_ expressions: [Int32]) -> [Part] {
    var parts: [Part] = []
    func add(_ operand: SurfaceOperand, _ name: String, _ kind: TokenKind = .metric) {
      parts.append((operand.rawValue, name, kind))
    }
    /// What is written once for both of two parts is one part.
    func add(_ first: SurfaceOperand, _ second: SurfaceOperand, _ both: String, _ names: [String]) {
      if expressions[first.rawValue] == expressions[second.rawValue] { return add(first, both) }
      add(first, names[0])
      add(second, names[1])
    }
    add(.cornerRadius, "corner radius")
    add(.verticalPadding, .horizontalPadding, "padding", ["vertical padding", "horizontal padding"])
    add(.minimumWidth, .minimumHeight, "minimum size", ["minimum width", "minimum height"])
    add(.content, "content", .color)
    let states: [(SurfaceOperand.State, String)] = [
      (.normal, "normal"), (.pressed, "pressed"), (.selected, "selected"), (.disabled, "disabled"),
    ]
    for (state, name) in states {
      for (part, partName) in [
        (SurfaceOperand.OfState.fill, "fill"), (.strokePaint, "stroke"), (.strokeWidth, "stroke width"),
        (.shadows, "shadows"), (.content, "content"),
      ] {
        let place = SurfaceOperand.place(part, of: state)
        parts.append((place, "\(name) \(partName)", kind(of: part, expressions[place])))
      }
    }
    return parts
  }

  /// What a part of a state is; a paint is a colour unless it is written as a gradient or refers to one.
  private func kind(of part: SurfaceOperand.OfState, _ expression: Int32) -> TokenKind {
    switch part {
    case .strokeWidth: return .metric
    case .shadows: return .shadow
    case .content: return .color
    case .fill, .strokePaint:
      guard expression >= 0 else { return .color }
      let node = theme.origins.syntax.expressions[Int(expression)]
      return node.operation == .composite ? .gradient : .color
    }
  }
}
