import TinctureColor
import TinctureTheme

/// What an sRGB display shows of a wide colour is chosen, not left to an algorithm.
struct OutOfGamutRule: Rule {
  static let description = RuleDescription(
    id: "out-of-gamut", name: "Out of gamut", category: .tidiness, severity: .warning, since: "0.2",
    rationale: """
      A colour outside of sRGB is shown as it is on a display that has Display P3 only; others show an approximation that nobody \
      has looked at. Give the plain variant a colour inside of sRGB, and put the wide one under the same terms with `p3`. The \
      palette may hold wide colours; the tokens that use them say when.
      """,
    triggering: [
      RuleExample(
        """
        theme: Example
        colors:
          tint:
            ↓light: color(display-p3 0 1 0)
            dark: "#64D2FF"
        """),
      RuleExample(
        """
        theme: Example
        palette:
          lime: color(display-p3 0 1 0)
        colors:
          ↓tint: $palette.lime
        gradients:
          ↓sky: { stops: [white, $palette.lime] }
        """),
    ],
    nonTriggering: [
      RuleExample(
        """
        theme: Example
        palette:
          lime: color(display-p3 0 1 0)
        colors:
          tint: { any: "#00FB29", p3: $palette.lime }
          link: $colors.tint
        """),
      RuleExample(
        """
        theme: Example
        colors:
          tint: { any: color(display-p3 0.5 0.5 0.5), dark: oklch(70% 0.1 250) }
        """),
    ])

  func check(_ theme: Theme, report: (Diagnostic) -> Void) {
    guard theme.colors.contains(where: Self.isWide) else { return }
    for token in theme.tokenIDs where theme[token].isSound && theme[token].section.isTraitAware {
      let use = theme[token].use
      let kind = theme[token].section.kind
      for number in theme.variants(of: token) {
        let variant = theme.origins.syntax.variants[number]
        if variant.selector.mask & 1 != 0, variant.selector.bits & 1 != 0 { continue }
        var wide: RGBAColor?
        theme.visitColors(variant.expression, of: kind) { color in
          if wide != nil || isSaidElsewhere(color, theme) { return }
          for column in 0..<use.columnCount where wide == nil {
            let combination = use.combination(ofColumn: column)
            guard combination & 1 == 0,
              theme.variant(of: token, giving: theme.cell(of: token, combination: combination)) == number,
              let value = VariantValue.color(theme, color, combination), Self.isWide(value)
            else { continue }
            wide = value
          }
        }
        if let wide { report(finding(number, wide, about: token, theme)) }
      }
    }
  }

  private static func isWide(_ color: RGBAColor) -> Bool {
    color.colorSpace == .displayP3 && !color.colorValue.isInGamut(.sRGB)
  }

  /// Whether a colour is that of another token that may vary by trait, and so is to be mended there.
  private func isSaidElsewhere(_ expression: Int32, _ theme: Theme) -> Bool {
    let node = theme.origins.syntax.expressions[Int(expression)]
    guard node.operation == .reference, let target = theme.target(ofReference: node.first) else {
      return false
    }
    return theme[target].section.isTraitAware
  }

  // MARK: Findings

  private func finding(_ number: Int, _ color: RGBAColor, about token: TokenID, _ theme: Theme) -> Diagnostic
  {
    let variant = theme.origins.syntax.variants[number]
    let key = variant.key.map(theme.names.string)
    let wideKey = key.map { $0 == "any" ? "p3" : $0 + "+p3" } ?? "p3"
    let isBare = key == nil
    return finding(
      "\(theme.path(of: token))\(key.map { " (\($0))" } ?? "") has the colour \(Self.text(of: color)), "
        + "which lies outside of sRGB, so other displays show an approximation",
      about: token, of: theme, at: variant.keySpan,
      help: variant.selector.mask & 1 != 0
        ? "the nearest colour in sRGB is \(color.hex)"
        : "write \(color.hex), the nearest colour in sRGB, under '\(key ?? "any")', and the wide one under "
          + "'\(wideKey)'" + (isBare ? ": { any: …, p3: … }" : ""),
      fixIts: fix(number, color, wideKey, about: token, theme).map { [$0] } ?? [])
  }

  /// A colour for people, to four places.
  private static func text(of color: RGBAColor) -> String {
    func rounded(_ component: Double) -> Double { (component * 10_000).rounded() / 10_000 }
    return RGBAColor(
      red: rounded(color.red), green: rounded(color.green), blue: rounded(color.blue),
      alpha: rounded(color.alpha), colorSpace: color.colorSpace
    ).cssText
  }

  /// Writes the colour inside of sRGB, and the wide one under a variant of its own.
  private func fix(
    _ number: Int, _ color: RGBAColor, _ wideKey: String, about token: TokenID, _ theme: Theme
  ) -> FixIt? {
    let syntax = theme.origins.syntax
    let variant = syntax.variants[number]
    guard theme[token].section.kind == .color, variant.key != nil, variant.selector.mask & 1 == 0,
      let selector = TraitSelector.reading(wideKey),
      !theme.variants(of: token).contains(where: { syntax.variants[$0].selector == selector }),
      VariantComparison(theme, token)?.isHarmless(adding: selector, like: number)
        ?? (theme.variants(of: token).count == 1),
      isSteady(variant.expression, theme), let value = VariantEditor.line(of: variant, in: theme)
    else { return nil }
    let editor = VariantEditor(theme, token)
    guard let narrow = editor.replacing(variant.expression, of: number, with: color.converted(to: .sRGB)),
      let wide = editor.inserting([(wideKey, value)], after: number)
    else { return nil }
    return FixIt("write \(color.hex), and the wide colour under '\(wideKey)'", narrow + wide)
  }

  /// Whether an expression gives the same under all traits.
  private func isSteady(_ expression: Int32, _ theme: Theme) -> Bool {
    var isSteady = true
    theme.visitExpression(expression) { part in
      let node = theme.origins.syntax.expressions[Int(part)]
      guard node.operation == .reference, let target = theme.target(ofReference: node.first) else { return }
      if theme[target].section.isTraitAware { isSteady = false }
    }
    return isSteady
  }
}
