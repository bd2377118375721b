import TinctureTheme

/// An opacity that makes no difference is left away.
struct OpaqueAlphaRule: Rule {
  static let description = RuleDescription(
    id: "opaque-alpha", name: "Opaque alpha", category: .tidiness, severity: .warning, since: "0.2",
    rationale: """
      A colour is opaque unless something makes it translucent, so `/ 100%` only makes the reader look twice. Take it away. \
      Where the colour is a reference to a translucent one, `/ 100%` makes it opaque, and is no fault.
      """,
    triggering: [
      RuleExample(
        """
        theme: Example
        palette:
          ink: ↓black / 100%
          paper: ↓rgb(255 255 250 / 1)
          old: ↓rgba(10, 20, 30, 1.0)
        colors:
          label: { light: "↓alpha($palette.ink, 100%)", dark: "mix(↓white / 1, black, 10%)" }
        """)
    ],
    nonTriggering: [
      RuleExample(
        """
        theme: Example
        palette:
          ink: black
          scrim: black / 40%
          glass: rgb(255 255 255 / 10%)
        colors:
          shade: $palette.scrim
          solid: $palette.scrim / 100%
        """)
    ])

  func check(_ theme: Theme, report: (Diagnostic) -> Void) {
    let syntax = theme.origins.syntax
    for token in theme.tokenIDs where theme[token].isSound {
      // A finished literal is opaque, or it says nothing of the kind.
      let kind = theme[token].section.kind
      if kind == .metric || kind == .layout || kind == .font { continue }
      func visit(_ expression: Int32, _ kind: TokenKind) {
        theme.visitColors(expression, of: kind) { color in
          theme.visitExpression(color) { part in
            let node = syntax.expressions[Int(part)]
            if node.operation == .alpha, node.amount == 1 {
              checkCall(part, node.first, token, theme, report)
            } else if node.operation == .literal, theme.colors[Int(node.first)].alpha == 1 {
              checkLiteral(part, token, theme, report)
            }
          }
        }
      }
      let declaration = syntax.tokens[theme.origins.declarations[token.index]]
      for variant in declaration.variants {
        let expression = syntax.variants[Int(variant)].expression
        // Most values are one reference or one literal.
        let node = syntax.expressions[Int(expression)]
        if node.operation == .reference { continue }
        if node.operation == .literal {
          if kind == .color, theme.colors[Int(node.first)].alpha == 1 {
            checkLiteral(expression, token, theme, report)
          }
          continue
        }
        visit(expression, kind)
      }
      if let fallback = declaration.fallback { visit(fallback, kind) }
      if let tint = declaration.tint { visit(tint, .color) }
    }
  }

  // MARK: Calls

  private func checkCall(
    _ expression: Int32, _ operand: Int32, _ token: TokenID, _ theme: Theme, _ report: (Diagnostic) -> Void
  ) {
    let use = theme[token].use
    let isOpaque = (0..<use.columnCount).allSatisfy {
      VariantValue.color(theme, operand, use.combination(ofColumn: $0))?.alpha == 1
    }
    guard isOpaque else { return }
    let (whole, inner) = (theme.span(ofExpression: expression), theme.span(ofExpression: operand))
    let bytes = theme.sources[whole.file].bytes
    var edits: [FixIt.Edit] = []
    if inner != whole, inner.start >= whole.start, inner.end <= whole.end {
      let before = SourceSpan(file: whole.file, start: whole.start, end: inner.start)
      let after = SourceSpan(file: whole.file, start: inner.end, end: whole.end)
      if !before.range.isEmpty { edits.append(.init(replace: before, with: "")) }
      if !after.range.isEmpty { edits.append(.init(replace: after, with: "")) }
      // Outside of quotes a `#` that follows a space begins a comment.
      let isHash = !before.range.isEmpty && bytes[Int(inner.start)] == UInt8(ascii: "#")
      if isHash, whole.start > 0, !"\"'(".utf8.contains(bytes[Int(whole.start) - 1]) { edits = [] }
    }
    report(finding(whole, edits, token, theme))
  }

  // MARK: Literals

  private func checkLiteral(
    _ expression: Int32, _ token: TokenID, _ theme: Theme, _ report: (Diagnostic) -> Void
  ) {
    let span = theme.span(ofExpression: expression)
    let bytes = theme.sources[span.file].bytes
    guard span.range.count > 6, span.range.upperBound <= bytes.count,
      let opacity = Self.opacity(in: bytes, span.range)
    else { return }
    let edit = FixIt.Edit(replace: SourceSpan(file: span.file, opacity), with: "")
    report(finding(span, [edit], token, theme))
  }

  /// Where a CSS function says that its colour is opaque, from what comes before the separator on.
  private static func opacity(in bytes: [UInt8], _ range: Range<Int>) -> Range<Int>? {
    // A value in quotes whose text and source differ stands with its quotes.
    guard bytes[range.upperBound - 1] == UInt8(ascii: ")") else { return nil }
    let end = range.upperBound - 1
    guard
      let separator = bytes[range.lowerBound..<end].lastIndex(where: {
        $0 == UInt8(ascii: "/") || $0 == UInt8(ascii: ",")
      })
    else { return nil }
    if bytes[separator] == UInt8(ascii: ",") {
      // The fourth of four; three have no opacity.
      guard bytes[range].count(where: { $0 == UInt8(ascii: ",") }) == 3 else { return nil }
    }
    let text = String(decoding: bytes[separator + 1..<end], as: UTF8.self).filter { $0 != " " }
    let number = text.hasSuffix("%") ? Double(text.dropLast()).map { $0 / 100 } : Double(text)
    guard let number, number >= 1 else { return nil }
    var start = separator
    while start > range.lowerBound, bytes[start - 1] == 0x20 { start -= 1 }
    return start..<end
  }

  private func finding(
    _ span: SourceSpan, _ edits: [FixIt.Edit], _ token: TokenID, _ theme: Theme
  ) -> Diagnostic {
    finding(
      "\(theme.path(of: token)) says that its colour is opaque, which it is anyway", about: token, of: theme,
      at: span, help: "take the opacity away",
      fixIts: edits.isEmpty ? [] : [FixIt("take the opacity away", edits)])
  }
}
