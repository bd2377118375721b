import Tincture
import TinctureTheme

/// Text must grow when the person asks for larger text.
struct TextDoesNotScaleRule: Rule {
  static let description = RuleDescription(
    id: "text-does-not-scale", name: "Text does not scale", category: .readability, severity: .warning,
    since: "0.2",
    rationale: """
      People who set a large text size cannot read text that stays small. A font grows with its text style, unless its \
      `maximumSize` or its variants for large sizes hold it back: at `accessibility5` it must be at least 1.2 times as large as \
      at `large`. Raise `maximumSize` or drop it, and let the layout give the text room, for instance by a token of \
      `layouts` that varies by size.
      """,
    triggering: [
      RuleExample(
        """
        theme: Example
        fonts:
          ↓tab: { textStyle: caption1, maximumSize: 13 }
          ↓bar:
            any: body
            accessibility: { textStyle: body, size: 17, maximumSize: 17 }
        """)
    ],
    nonTriggering: [
      RuleExample(
        """
        theme: Example
        fonts:
          title: { textStyle: largeTitle, maximumSize: 48 }
          label: body
        """)
    ])

  static let options: [RuleOption<TextDoesNotScaleRule>] = [
    .number("growth", \.growth, 1...3, "how many times the size at large that at accessibility5 must be")
  ]

  var growth = 1.2

  func check(_ theme: Theme, report: (Diagnostic) -> Void) {
    for token in theme.tokenIDs where theme[token].isSound && theme[token].section.kind == .font {
      check(token, theme, report)
    }
  }

  private func check(_ font: TokenID, _ theme: Theme, _ report: (Diagnostic) -> Void) {
    let use = TraitUse(appearanceMask: theme[font].use.appearanceMask, sizeBreaks: 0)
    var failures: [(column: Int, growth: Double, font: FontToken)] = []
    for column in 0..<use.columnCount {
      let (small, large) = (use.combination(ofColumn: column), use.combination(ofColumn: column) | 11 << 4)
      let start = theme.values.fonts[theme.cell(of: font, combination: small).value]
      let end = theme.values.fonts[theme.cell(of: font, combination: large).value]
      let reached = end.pointSize(at: .accessibilityExtraExtraExtraLarge) / start.pointSize(at: .large)
      // A maximum of 13.2 is what a person writes for 1.2 × 11, though in binary it is a little less.
      if reached >= growth * (1 - 1e-9) { continue }
      if theme.isCopy(font, combination: small), theme.isCopy(font, combination: large) { continue }
      failures.append((column, reached, end))
    }
    guard let worst = failures.min(by: { $0.growth < $1.growth }) else { return }
    let traits = TraitSummary.text(of: failures.map(\.column), in: use).map { " under \($0)" } ?? ""
    report(
      finding(
        "\(theme.path(of: font)) grows \(RatioText.failing(worst.growth, needed: growth)) times from large to "
          + "accessibility5 of the \(RatioText.needed(growth)) times needed\(traits)",
        about: font, of: theme,
        help: worst.font.maximumSize == nil
          ? "let its variants for large sizes be larger"
          : "raise its maximumSize of \(OptionValue.number(worst.font.maximumSize ?? 0).text), or drop it"))
  }
}
