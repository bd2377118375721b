import Tincture

/// Values that are mappings: fonts, gradients and shadows.
extension ThemeParser {
  /// Reads a mapping as a value of a kind whose values have parts; other keys of it are left to others.
  mutating func parseMapping(_ mapping: YAMLTree.NodeID, of kind: TokenKind) -> Int32 {
    switch kind {
    case .font: parseFont(mapping)
    case .gradient: parseGradient(mapping)
    case .shadow: parseShadows([mapping], at: tree.span(mapping), isToken: true)
    case .surface: parseSurface(mapping)
    case .color, .metric, .layout, .image: invalidExpression
    }
  }

  /// The value of a key.
  func part(_ key: StaticString, of mapping: YAMLTree.NodeID) -> YAMLTree.NodeID? {
    tree.entries(mapping).first { entry in tree.text(entry.key) { $0.equals(key) } }?.value
  }

  /// Reads the value of a key as a metric; `CompositeSyntax.missing` without the key.
  mutating func metric(_ key: StaticString, of mapping: YAMLTree.NodeID) -> Int32 {
    part(key, of: mapping).map { parseValue($0, of: .metric) } ?? CompositeSyntax.missing
  }

  /// Reports the keys of a mapping within a value that are not among its own.
  mutating func checkKeys(of mapping: YAMLTree.NodeID, _ what: String, _ names: [StaticString]) {
    for (key, _) in tree.entries(mapping) where tree.span(key).start >= splitCallEnd {
      let text = tree.string(key)
      guard !names.contains(where: { "\($0)" == text }) else { continue }
      let nearest = Suggestion.nearest(to: text, among: names.map { "\($0)" })
      report(
        .unknownKey, "\(what) has no key '\(text)'", at: tree.span(key),
        help: Suggestion.phrase(nearest) ?? "its keys are \(names.map { "\($0)" }.joined(separator: ", "))",
        fixIts: FixIt.writing(only: nearest, at: tree.span(key)))
    }
  }

  /// Reports variants where only a token may have them; says whether there are any.
  mutating func reportVariants(in mapping: YAMLTree.NodeID, _ what: String) -> Bool {
    let key = tree.entries(mapping).first { entry in tree.text(entry.key) { VariantKey($0) != .none } }?.key
    guard let key else { return false }
    report(
      .wrongShape, "\(what) has no variants of its own", at: tree.span(key),
      help: "give the token these variants, or refer to a token of its own that has them")
    return true
  }

  /// Reports that a part is missing.
  mutating func reportMissing(_ key: StaticString, _ what: String, in mapping: YAMLTree.NodeID, help: String)
  {
    report(
      .invalidValue, "\(what) has no '\(key)'", at: firstLine(of: tree.span(mapping)), help: help)
  }

  // MARK: Fonts

  private mutating func parseFont(_ mapping: YAMLTree.NodeID) -> Int32 {
    guard let styleValue = part("textStyle", of: mapping) else {
      reportMissing(
        "textStyle", "the font", in: mapping,
        help: "name the text style that it grows with, such as 'textStyle: body'")
      return invalidExpression
    }
    let style = parseWord(styleValue, of: "textStyle", among: Self.textStyles)
    let weight = part("weight", of: mapping).flatMap { parseWeight($0) }
    let family = part("family", of: mapping).flatMap { parseFamily($0) }
    let sizes = [metric("size", of: mapping), metric("maximumSize", of: mapping)]
    guard let style else { return invalidExpression }
    return syntax.add(.font(style, weight, family ?? .system), sizes, at: tree.span(mapping))
  }

  private mutating func parseWeight(_ value: YAMLTree.NodeID) -> FontWeight? {
    let text = tree.kind(value) == .scalar ? trimmedText(value) : ""
    guard let weight = FontWeight.allCases.first(where: { "\($0.number)" == text }) else {
      return parseWord(value, of: "weight", among: Self.weights)
    }
    report(
      .invalidValue, "a weight is written in words: '\(weight)' for \(text)", at: tree.span(value),
      fixIts: [.writing("\(weight)", at: tree.span(value))])
    return nil
  }

  private mutating func parseFamily(_ value: YAMLTree.NodeID) -> FontFamily? {
    guard let name = text(value, of: "family") else {
      if tree.kind(value) == .scalar, !tree.isReported(value) {
        report(
          .invalidValue, "'family' is empty", at: tree.span(value),
          help: "write system, serif, rounded, monospaced or the name of a family, or leave it away")
      }
      return nil
    }
    if let family = Self.families.first(where: { $0.0 == name }) { return family.1 }
    if let word = Self.families.first(where: { $0.0 == name.lowercased() })?.0 {
      report(
        .invalidValue, "the system's \(word) family is written in small letters: '\(word)'",
        at: tree.span(value), fixIts: [.writing(word, at: tree.span(value))])
      return nil
    }
    let words = [
      "sans-serif": "system", "default": "system", "monospace": "monospaced", "mono": "monospaced",
    ]
    guard let word = words[name.lowercased()] else { return .named(name) }
    report(
      .invalidValue, "the system's own family is called '\(word)' here", at: tree.span(value),
      fixIts: [.writing(word, at: tree.span(value))])
    return nil
  }

  // MARK: Gradients

  private mutating func parseGradient(_ mapping: YAMLTree.NodeID) -> Int32 {
    let start = part("from", of: mapping).map { parsePoint($0, of: "from") } ?? .top
    let end = part("to", of: mapping).map { parsePoint($0, of: "to") } ?? .bottom
    guard let stops = part("stops", of: mapping), tree.kind(stops) == .sequence else {
      if let stops = part("stops", of: mapping) {
        report(.wrongShape, "'stops' is a list of colours", at: firstLine(of: tree.span(stops)))
      } else {
        reportMissing(
          "stops", "the gradient", in: mapping, help: "list its colours, such as 'stops: [white, black]'")
      }
      return invalidExpression
    }
    guard tree.count(stops) >= 2 else {
      report(
        .invalidValue, "a gradient has two stops at least", at: firstLine(of: tree.span(stops)),
        help: "for one colour, use a token of 'colors'")
      return invalidExpression
    }
    var colors: [Int32] = []
    var locations: [Double?] = []
    for stop in tree.elements(stops) where tree.span(stop).start >= splitCallEnd {
      let (color, location) = parseStop(stop)
      if let location, let last = locations.lazy.compactMap({ $0 }).last, location < last {
        report(
          .outOfRange, "the stops of a gradient stand in the order of their places", at: tree.span(stop),
          help: "put this stop where its place is")
      }
      colors.append(color)
      locations.append(location)
    }
    guard let start, let end, !locations.isEmpty else { return invalidExpression }
    guard start != end else {
      let point = part("to", of: mapping) ?? part("from", of: mapping) ?? stops
      report(
        .invalidValue, "the gradient begins and ends at one point", at: firstLine(of: tree.span(point)),
        help: "without 'from' and 'to', it runs from top to bottom")
      return invalidExpression
    }
    return syntax.add(
      .gradient(from: start, to: end, locations: Self.filled(locations)), colors, at: tree.span(mapping))
  }

  private mutating func parseStop(_ stop: YAMLTree.NodeID) -> (color: Int32, location: Double?) {
    guard tree.kind(stop) == .mapping, bracedReference(stop) == nil else {
      return (parseValue(stop, of: .color), nil)
    }
    if reportVariants(in: stop, "a stop") { return (invalidExpression, nil) }
    defer { checkKeys(of: stop, "a stop", ValueKey.stop) }
    guard let color = part("color", of: stop) else {
      reportMissing("color", "the stop", in: stop, help: "write it as '{ color: black, at: 40% }'")
      return (invalidExpression, nil)
    }
    return (
      parseValue(color, of: .color), part("at", of: stop).flatMap { parseFraction($0, "a stop's place") }
    )
  }

  /// Gives stops that state no place theirs: the ends of the line for the first and the last, and even steps between.
  private static func filled(_ locations: [Double?]) -> [Double] {
    var locations = locations
    if locations[0] == nil { locations[0] = 0 }
    // What stands before a stop is never beyond it.
    let last = locations.count - 1
    if locations[last] == nil { locations[last] = 1 }
    var result: [Double] = []
    for (index, location) in locations.enumerated() {
      if let location {
        result.append(location)
        continue
      }
      let next = locations[index...].firstIndex { $0 != nil } ?? last
      let step = ((locations[next] ?? 1) - result[index - 1]) / Double(next - index + 1)
      result.append(result[index - 1] + step)
    }
    return result
  }

  private mutating func parsePoint(_ value: YAMLTree.NodeID, of key: StaticString) -> GradientPoint? {
    guard tree.kind(value) == .sequence else {
      let others = [
        "left": "leading", "right": "trailing", "topleft": "topLeading", "topright": "topTrailing",
        "bottomleft": "bottomLeading", "bottomright": "bottomTrailing", "centre": "center",
      ]
      return parseWord(
        value, of: key, among: GradientPoint.named.map { ($0.name, $0.point) }, insteadOf: others)
    }
    let elements = Array(tree.elements(value))
    guard elements.count == 2 else {
      report(
        .wrongShape, "a point is a word such as topLeading, or a list of x and y such as [0%, 100%]",
        at: firstLine(of: tree.span(value)))
      return nil
    }
    guard let x = parseFraction(elements[0], "a point's x"), let y = parseFraction(elements[1], "a point's y")
    else { return nil }
    return GradientPoint(x: x, y: y)
  }

  private mutating func parseFraction(_ value: YAMLTree.NodeID, _ what: String) -> Double? {
    var fraction: Double?
    _ = parseScalar(value, as: [], orPart: (what, "40%")) { parser, _ throws(ExpressionFault) in
      fraction = try parser.parseFraction(what)
      try parser.expectEnd()
      return 0
    }
    return fraction
  }

  // MARK: Shadows

  /// Reads layers; one that is a reference stands for all layers of that token.
  ///
  /// - Parameter isToken: whether the one layer is written as a whole value, whose other keys are checked elsewhere.
  mutating func parseShadows(
    _ layers: some Collection<YAMLTree.NodeID>, at span: SourceSpan, isToken: Bool = false
  ) -> Int32 {
    var parts: [CompositeSyntax.ShadowPart] = []
    var operands: [Int32] = []
    for layer in layers where tree.span(layer).start >= splitCallEnd {
      guard tree.kind(layer) == .mapping, bracedReference(layer) == nil else {
        parts.append(.reference)
        operands.append(parseValue(layer, of: .shadow))
        continue
      }
      if !isToken, reportVariants(in: layer, "a shadow") { return invalidExpression }
      defer { if !isToken { checkKeys(of: layer, "a shadow", ValueKey.shadow) } }
      guard let color = part("color", of: layer) else {
        reportMissing(
          "color", "the shadow", in: layer, help: "write it as '{ color: black / 20%, radius: 10, y: 4 }'")
        return invalidExpression
      }
      parts.append(.layer(isInset: parseFlag("inset", of: layer)))
      operands.append(parseValue(color, of: .color))
      operands += [metric("radius", of: layer), metric("x", of: layer), metric("y", of: layer)]
    }
    return syntax.add(.shadows(parts), operands, at: span)
  }

  private mutating func parseFlag(_ key: StaticString, of mapping: YAMLTree.NodeID) -> Bool {
    guard let value = part(key, of: mapping) else { return false }
    let others = ["yes": "true", "on": "true", "no": "false", "off": "false"]
    return parseWord(value, of: key, among: [("true", true), ("false", false)], insteadOf: others) ?? false
  }
}
