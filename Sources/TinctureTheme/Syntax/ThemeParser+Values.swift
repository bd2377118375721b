/// Values, and the ways in which YAML makes something else of them.
extension ThemeParser {
  /// Reads a value; reports a fault and gives an `invalid` expression where there is none.
  mutating func parseValue(
    _ value: YAMLTree.NodeID, of kind: TokenKind, isVariantOf key: UnsafeBufferPointer<UInt8>? = nil
  ) -> Int32 {
    switch (kind, tree.kind(value)) {
    case (.shadow, .sequence):
      return tree.isReported(value)
        ? invalidExpression : parseShadows(tree.elements(value), at: tree.span(value))
    case (.font, .mapping), (.gradient, .mapping), (.shadow, .mapping), (.surface, .mapping):
      if bracedReference(value) != nil || tree.isReported(value) { break }
      if reportVariants(in: value, kind.phrase) { return invalidExpression }
      let expression = parseMapping(value, of: kind)
      checkKeys(of: value, kind.phrase, ValueKey.names(of: kind))
      return expression
    default: break
    }
    return parseScalar(value, as: TokenKinds(kind), isVariantOf: key) {
      parser, syntax throws(ExpressionFault) in
      switch kind {
      case .color: try parser.parse(into: &syntax)
      case .metric: try parser.parseMetric(into: &syntax)
      case .font: try parser.parseFont(into: &syntax)
      case .gradient: try parser.parseOnlyReference(to: .gradient, into: &syntax)
      case .shadow: try parser.parseShadows(into: &syntax)
      case .surface: try parser.parseOnlyReference(to: .surface, into: &syntax)
      case .layout: try parser.parseLayout(into: &syntax)
      case .image: try parser.parseImage(into: &syntax)
      }
    }
  }

  /// Reads a scalar as a value of certain kinds; reports a fault and gives an `invalid` expression where there is none.
  ///
  /// - Parameter part: what is expected, and an example of it, where that is no kind of value but a part of one.
  mutating func parseScalar(
    _ value: YAMLTree.NodeID, as kinds: TokenKinds, orPart part: (phrase: String, example: String)? = nil,
    isVariantOf key: UnsafeBufferPointer<UInt8>? = nil,
    _ parse: (inout ExpressionParser, inout ThemeSyntax) throws(ExpressionFault) -> Int32
  ) -> Int32 {
    if bracedReference(value) != nil {
      reportBracedReference(value)
      return invalidExpression
    }
    if tree.isReported(value) { return invalidExpression }
    guard tree.kind(value) == .scalar else {
      reportShape(value, part?.phrase ?? kinds.phrase, key)
      return invalidExpression
    }
    let page = page
    return page.tree.text(value) { whole in
      // A block scalar ends with a line break.
      let isBlock = page.tree.style(value) == .literal || page.tree.style(value) == .folded
      let text = isBlock ? UnsafeBufferPointer(rebasing: whole[whole.trimmingSpaces(0..<whole.count)]) : whole
      if text.isEmpty || tree.style(value) == .plain && Self.nulls.contains(where: { text.equals($0) }) {
        let kind = TokenKind.allCases.first { kinds.contains($0) } ?? .color
        reportEmptyValue(value, part ?? (kind.phrase, kind.example))
        return invalidExpression
      }
      let place = ScalarPlace(tree.contentSpan(value), style: tree.style(value), textCount: text.count)
      do throws(ExpressionFault) {
        var parser = ExpressionParser(text, at: place)
        let expression = try parse(&parser, &syntax)
        if let clamped = parser.clamped { warnClamped(text.string(clamped), at: place.span(clamped)) }
        return expression
      } catch {
        reportFault(error, in: value, text, place, as: kinds)
        return invalidExpression
      }
    }
  }

  /// What other YAML readers take for no value.
  private static let nulls: [StaticString] = ["~", "null", "Null", "NULL"]

  var invalidExpression: Int32 {
    mutating get { syntax.add(.init(operation: .invalid), at: SourceSpan(file: fileID, 0..<0)) }
  }

  private mutating func warnClamped(_ number: String, at span: SourceSpan) {
    diagnostics.append(
      Diagnostic(
        .outOfRange, .warning,
        "\(number) lies outside of what this component can be; the nearest value that it can "
          + "be is taken, as in CSS", at: span))
  }

  private mutating func reportShape(
    _ value: YAMLTree.NodeID, _ phrase: String, _ key: UnsafeBufferPointer<UInt8>?
  ) {
    let what = tree.kind(value) == .sequence ? "a list" : "a mapping"
    let span = firstLine(of: tree.span(value))
    guard let key, tree.kind(value) == .mapping else {
      if reportVariants(in: value, phrase) { return }
      report(.wrongShape, "\(phrase) is expected here, not \(what)", at: span)
      return
    }
    let name = key.string(0..<key.count)
    let first = tree.entries(value).first.map { tree.string($0.key) } ?? "label"
    report(
      .wrongShape, "'\(name)' is a trait: its value is \(phrase), not \(what)", at: span,
      help: "a trait word cannot name a group; put the names first: '\(first): { \(name): … }'")
  }

  private mutating func reportEmptyValue(
    _ value: YAMLTree.NodeID, _ expected: (phrase: String, example: String)
  ) {
    let place = tree.span(value)
    if tree.style(value) == .plain, source.bytes[place.range].first == UInt8(ascii: "&") {
      report(
        .invalidValue, "the value is missing: '&' begins an anchor", at: place,
        help: "a reference is written $palette.name")
      return
    }
    guard let comment = tree.trailingComment(after: value), let digits = hexDigits(after: comment.start)
    else {
      if isBeforeOddIndentation(value) { return }
      report(
        .invalidValue, "the value is missing", at: place,
        help: "write \(expected.phrase), such as \(expected.example)")
      return
    }
    reportUnquotedHex(SourceSpan(file: fileID, start: comment.start, end: digits), value)
  }

  /// Whether the line after a value is indented with characters that YAML does not count, which has been reported.
  private func isBeforeOddIndentation(_ value: YAMLTree.NodeID) -> Bool {
    var index = Int(tree.span(value).end)
    while index < source.bytes.count, source.bytes[index].isSpace { index += 1 }
    return TextChecks.beginsOddly(source.bytes, at: index)
  }

  private mutating func reportUnquotedHex(_ span: SourceSpan, _ value: YAMLTree.NodeID) {
    let color = String(decoding: source.bytes[span.range], as: UTF8.self)
    // Words after the colour stay a comment.
    let rest = source.bytes[Int(span.end)...].prefix { $0 != 0x0A && $0 != 0x0D }.drop(while: \.isSpace)
    let isComment =
      rest.isEmpty || rest.first == UInt8(ascii: "#") || ",]}".utf8.contains(rest[rest.startIndex])
    report(
      .unquotedHex, "YAML takes '\(color)' for a comment, so there is no value", at: span,
      help: "put the colour in quotes: \"\(color)\"",
      fixIts: [FixIt("put quotes around it", replace: span, with: "\"\(color)\"" + (isComment ? "" : " #"))])
  }

  /// The end of the hex digits of a colour after the `#` at an offset; nil when they make none.
  func hexDigits(after hash: Int32) -> Int32? {
    var end = Int(hash) + 1
    while end < source.bytes.count, source.bytes[end].isHexDigit { end += 1 }
    let isWord = end < source.bytes.count && (source.bytes[end].isLetter || source.bytes[end] >= 0x80)
    return [3, 4, 6, 8].contains(end - Int(hash) - 1) && !isWord ? Int32(end) : nil
  }

  // MARK: Braces

  /// The name in `{palette.red}` or `{$palette.red}`, which YAML reads as a mapping with one key and no value.
  func bracedReference(_ value: YAMLTree.NodeID) -> String? {
    guard tree.kind(value) == .mapping, tree.isFlow(value), tree.count(value) == 1 else { return nil }
    guard let entry = tree.entries(value).first, tree.isEmptyPlain(entry.value) else { return nil }
    var name = tree.string(entry.key)
    if name.first == "$" { name.removeFirst() } else if !isSectionPath(name) { return nil }
    return name
  }

  mutating func reportBracedReference(_ value: YAMLTree.NodeID) {
    guard let name = bracedReference(value) else { return }
    report(
      .referenceWithoutDollar, "YAML takes '{\(name)}' for a mapping; a reference is written $\(name)",
      at: tree.span(value),
      fixIts: [.writing("$\(name)", at: tree.span(value))])
  }

  func isSectionPath(_ text: String) -> Bool {
    TokenSection.allCases.contains { text.hasPrefix($0.name + ".") }
  }
}
