/// Values that are surfaces.
extension ThemeParser {
  mutating func parseSurface(_ mapping: YAMLTree.NodeID) -> Int32 {
    var operands = [Int32](repeating: CompositeSyntax.missing, count: SurfaceOperand.count)
    func set(_ operand: SurfaceOperand, _ expression: Int32) { operands[operand.rawValue] = expression }
    var outline = CompositeSyntax.SurfaceOutline.rectangle
    if let shape = part("shape", of: mapping) {
      let (parsed, radius) = parseShape(shape)
      outline = parsed
      set(.cornerRadius, radius)
    }
    let padding = pair("padding", ValueKey.padding, of: mapping)
    set(.verticalPadding, padding.first)
    set(.horizontalPadding, padding.second)
    let size = pair("minimumSize", ValueKey.size, of: mapping)
    set(.minimumWidth, size.first)
    set(.minimumHeight, size.second)
    if let content = part("content", of: mapping) { set(.content, parseValue(content, of: .color)) }
    for state in SurfaceOperand.State.allCases {
      guard let value = part(Self.stateKey(state), of: mapping) else { continue }
      parseState(value, state, &operands)
    }
    if part("normal", of: mapping) == nil {
      reportMissing(
        "normal", "the surface", in: mapping,
        help: "say what it looks like at rest, such as 'normal: { fill: $colors.card }'")
      return invalidExpression
    }
    return syntax.add(.surface(outline), operands, at: tree.span(mapping))
  }

  private static func stateKey(_ state: SurfaceOperand.State) -> StaticString {
    switch state {
    case .normal: "normal"
    case .pressed: "pressed"
    case .selected: "selected"
    case .disabled: "disabled"
    }
  }

  // MARK: Shapes and sizes

  /// Reads `rectangle`, `capsule`, `circle` or `roundedRectangle(25)`.
  private mutating func parseShape(
    _ value: YAMLTree.NodeID
  ) -> (CompositeSyntax.SurfaceOutline, radius: Int32) {
    var outline = CompositeSyntax.SurfaceOutline.rectangle
    let radius = parseScalar(value, as: [], orPart: ("a shape", "capsule")) {
      parser, syntax throws(ExpressionFault) in
      try parser.parseShape(&outline, into: &syntax)
    }
    return (outline, radius)
  }

  /// Reads the value of a key as one metric for both of two parts, or as a mapping of both.
  private mutating func pair(
    _ key: StaticString, _ names: [StaticString], of mapping: YAMLTree.NodeID
  ) -> (first: Int32, second: Int32) {
    guard let value = part(key, of: mapping) else {
      return (CompositeSyntax.missing, CompositeSyntax.missing)
    }
    guard tree.kind(value) == .mapping, bracedReference(value) == nil else {
      let both = parseValue(value, of: .metric)
      return (both, both)
    }
    if reportVariants(in: value, "'\(key)'") { return (invalidExpression, invalidExpression) }
    defer { checkKeys(of: value, "'\(key)'", names) }
    return (metric(names[0], of: value), metric(names[1], of: value))
  }

  // MARK: States

  private mutating func parseState(
    _ value: YAMLTree.NodeID, _ state: SurfaceOperand.State, _ operands: inout [Int32]
  ) {
    if tree.isReported(value) { return }
    guard tree.kind(value) == .mapping else {
      report(
        .wrongShape, "'\(Self.stateKey(state))' is a mapping of fill, stroke, shadows and content",
        at: firstLine(of: tree.span(value)), help: "write it as '{ fill: $colors.card }'")
      return
    }
    if reportVariants(in: value, "a state") { return }
    defer { checkKeys(of: value, "a state", ValueKey.state) }
    func set(_ part: SurfaceOperand.OfState, _ expression: Int32) {
      operands[SurfaceOperand.place(part, of: state)] = expression
    }
    if let fill = part("fill", of: value) {
      set(.fill, isNone(fill) ? CompositeSyntax.none : parsePaint(fill, "a fill"))
    }
    if let stroke = part("stroke", of: value) {
      let (paint, width) = parseStroke(stroke)
      set(.strokePaint, paint)
      set(.strokeWidth, width)
    }
    if let shadows = part("shadows", of: value) { set(.shadows, parseValue(shadows, of: .shadow)) }
    if let content = part("content", of: value) {
      set(.content, isNone(content) ? CompositeSyntax.none : parseValue(content, of: .color))
    }
  }

  private func isNone(_ value: YAMLTree.NodeID) -> Bool {
    tree.kind(value) == .scalar && tree.text(value) { $0.equals("none") }
  }

  private mutating func parseStroke(_ value: YAMLTree.NodeID) -> (paint: Int32, width: Int32) {
    if isNone(value) { return (CompositeSyntax.none, CompositeSyntax.missing) }
    if tree.isReported(value) { return (invalidExpression, CompositeSyntax.missing) }
    guard tree.kind(value) == .mapping else {
      report(
        .wrongShape, "'stroke' is a mapping of paint and width", at: firstLine(of: tree.span(value)),
        help: "write it as '{ paint: $colors.edge, width: 1 }', or 'none'")
      return (invalidExpression, CompositeSyntax.missing)
    }
    if reportVariants(in: value, "a stroke") { return (invalidExpression, CompositeSyntax.missing) }
    defer { checkKeys(of: value, "a stroke", ValueKey.stroke) }
    guard let paint = part("paint", of: value) else {
      reportMissing("paint", "the stroke", in: value, help: "write it as '{ paint: $colors.edge, width: 1 }'")
      return (invalidExpression, CompositeSyntax.missing)
    }
    return (parsePaint(paint, "a stroke's paint"), metric("width", of: value))
  }

  /// Reads a colour or a gradient.
  private mutating func parsePaint(_ value: YAMLTree.NodeID, _ what: String) -> Int32 {
    if tree.kind(value) == .mapping, bracedReference(value) == nil, !tree.isReported(value),
      reportVariants(in: value, what)
    {
      return invalidExpression
    }
    let isGradient =
      tree.kind(value) == .mapping
      ? bracedReference(value) == nil
      : tree.text(value) { $0.hasPrefix("$gradients.") }
    let paint = parseValue(value, of: isGradient ? .gradient : .color)
    let node = syntax.expressions[Int(paint)]
    // Either may stand here, whatever was meant: a finding says so.
    if node.operation == .reference { syntax.references[Int(node.first)].kinds = .paint }
    return paint
  }
}

extension ExpressionParser {
  /// Reads the whole text as the name of a shape; gives the expression of its corner radius.
  mutating func parseShape(
    _ outline: inout CompositeSyntax.SurfaceOutline, into syntax: inout ThemeSyntax
  ) throws(ExpressionFault) -> Int32 {
    let range = text.trimmingSpaces(0..<text.count)
    let word = text.string(range)
    switch word {
    case "rectangle": outline = .rectangle
    case "capsule": outline = .capsule
    case "circle": outline = .circle
    default:
      let isCall = word.hasPrefix("roundedRectangle(") && word.hasSuffix(")")
      guard isCall else {
        let shapes = ["rectangle", "roundedRectangle(25)", "capsule", "circle"]
        throw ExpressionFault(
          "a shape is \(Suggestion.alternatives(shapes))", at: range,
          help: word == "roundedRectangle"
            ? "write its radius in points: roundedRectangle(25)"
            : Suggestion.phrase(Suggestion.nearest(to: word, among: shapes)))
      }
      outline = .roundedRectangle
      let inner = text.trimmingSpaces(range.lowerBound + 17..<range.upperBound - 1)
      return try parseMetric(in: inner, into: &syntax)
    }
    return CompositeSyntax.missing
  }
}
