import TinctureTheme

/// A colour that the palette has is taken from it.
struct LiteralInSemanticRule: Rule {
  static let description = RuleDescription(
    id: "literal-in-semantic", name: "Literal in a semantic token", category: .tidiness, severity: .warning,
    since: "0.2",
    rationale: """
      The palette names the colours that a theme is made of. A token that repeats one of them as a literal stays behind when the \
      palette changes. Refer to the palette's colour, such as `$palette.ink`.
      """,
    triggering: [
      RuleExample(
        """
        theme: Example
        palette:
          ink: "#1A1A1E"
        colors:
          label: { light: "↓#1A1A1E", dark: white }
          title: $palette.ink
        """),
      RuleExample(
        """
        theme: Example
        palette:
          night: rgb(0 0 0)
        shadows:
          raised: { color: ↓black / 20%, radius: 4 }
        gradients:
          fade: { stops: ["↓#000", $palette.night] }
        """),
    ],
    nonTriggering: [
      RuleExample(
        """
        theme: Example
        palette:
          ink: "#1A1A1E"
        colors:
          label: { light: $palette.ink, dark: white }
          shade: $palette.ink / 20%
        """),
      RuleExample(
        """
        theme: Example
        palette:
          scrim: black / 20%
        colors:
          label: { light: black, dark: white }
          dim: $palette.scrim
        """),
    ])

  /// More palette colours that are the same are not all offered.
  private static let mostOffers = 4

  func check(_ theme: Theme, report: (Diagnostic) -> Void) {
    // For each colour the first palette entry, and for each of these the next one.
    var first = [Int32](repeating: -1, count: theme.colors.count)
    var next = [Int32](repeating: -1, count: theme.tokens.count)
    var hasPalette = false
    for token in theme.tokenIDs.reversed()
    where theme[token].section == .palette && theme[token].isSound && theme[token].deprecation == nil {
      let color = Int(theme.cells[Int(theme[token].firstCell)].value)
      next[token.index] = first[color]
      first[color] = Int32(token.index)
      hasPalette = true
    }
    guard hasPalette else { return }
    let syntax = theme.origins.syntax
    for token in theme.tokenIDs where theme[token].isSound && theme[token].section.isTraitAware {
      let kind = theme[token].section.kind
      func visit(_ expression: Int32, _ kind: TokenKind, _ variant: Int?) {
        theme.visitColors(expression, of: kind) { color in
          theme.visitExpression(color) { literal in
            let node = theme.origins.syntax.expressions[Int(literal)]
            guard node.operation == .literal, first[Int(node.first)] >= 0 else { return }
            var entries: [TokenID] = []
            var entry = first[Int(node.first)]
            while entry >= 0, entries.count < Self.mostOffers {
              entries.append(TokenID(Int(entry)))
              entry = next[Int(entry)]
            }
            report(finding(literal, variant, entries, about: token, theme))
          }
        }
      }
      let declaration = syntax.tokens[theme.origins.declarations[token.index]]
      for variant in declaration.variants {
        let expression = syntax.variants[Int(variant)].expression
        // Most values are references, or colours that the palette has not.
        let node = syntax.expressions[Int(expression)]
        if node.operation == .reference { continue }
        if node.operation == .literal, kind != .color || first[Int(node.first)] < 0 { continue }
        visit(expression, kind, Int(variant))
      }
      if let fallback = declaration.fallback { visit(fallback, kind, nil) }
      if let tint = declaration.tint { visit(tint, .color, nil) }
    }
  }

  private func finding(
    _ literal: Int32, _ variant: Int?, _ entries: [TokenID], about token: TokenID, _ theme: Theme
  ) -> Diagnostic {
    let editor = VariantEditor(theme, token)
    let references = entries.map { "$" + theme.path(of: $0) }
    let span = theme.span(ofExpression: literal)
    let written = String(decoding: theme.sources[span.file].bytes[span.range], as: UTF8.self)
    return finding(
      "\(theme.path(of: token)) has the literal \(written), which the palette has as "
        + entries.map { "'\(theme.path(of: $0).dropFirst("palette.".count))'" }.joined(separator: " and "),
      about: token, of: theme, at: span,
      related: entries.map { .init("the palette's colour", at: theme[$0].keySpan) },
      help: "refer to it: \(references.joined(separator: " or "))",
      fixIts: references.compactMap { reference in
        variant.flatMap { editor.replacing(literal, of: $0, with: reference) }.map {
          FixIt("write '\(reference)'", $0)
        }
      })
  }
}
