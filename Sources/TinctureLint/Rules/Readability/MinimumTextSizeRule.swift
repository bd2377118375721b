import Tincture
import TinctureTheme

/// Text must not be too small to read.
struct MinimumTextSizeRule: Rule {
  static let description = RuleDescription(
    id: "minimum-text-size", name: "Minimum text size", category: .readability, severity: .warning,
    since: "0.2",
    rationale: """
      Text under 11 points is hard to read for most people at the distance of a phone (Apple's Human Interface Guidelines). A \
      font shrinks with its text style when the person asks for smaller text, so what is enough at `large` may be too little at \
      `xSmall`: 12 points that grow with `body` are 9.88 there. Enlarge the font's `size`, or let it grow with a text style \
      that shrinks less, such as `footnote`, or give the small sizes a variant of their own.
      """,
    triggering: [
      RuleExample(
        """
        theme: Example
        fonts:
          ↓badge: { textStyle: caption2, size: 9 }
          ↓legend: { textStyle: body, size: 12 }
        """)
    ],
    nonTriggering: [
      RuleExample(
        """
        theme: Example
        fonts:
          hint: caption2
          legend:
            any: { textStyle: body, size: 14 }
            size<=small: { textStyle: caption1, size: 12 }
        """)
    ])

  static let options: [RuleOption<MinimumTextSizeRule>] = [
    .number("points", \.points, 1...100, "the least size in points")
  ]

  var points = 11.0

  func check(_ theme: Theme, report: (Diagnostic) -> Void) {
    for token in theme.tokenIDs where theme[token].isSound && theme[token].section.kind == .font {
      check(token, theme, report)
    }
  }

  private func check(_ font: TokenID, _ theme: Theme, _ report: (Diagnostic) -> Void) {
    let first = Int(theme[font].firstCell)
    let own = theme[font].use
    let use = theme.cells[first..<first + own.columnCount].reduce(own) {
      $0.union(.sizes(of: theme.values.fonts[$1.value].textStyle))
    }
    var failures: [(column: Int, size: Double)] = []
    for column in 0..<use.columnCount {
      let combination = use.combination(ofColumn: column)
      let value = theme.values.fonts[theme.cell(of: font, combination: combination).value]
      guard let category = ContentSizeCategory(rawValue: combination >> 4),
        value.pointSize(at: category) < points, !theme.isCopy(font, combination: combination)
      else { continue }
      failures.append((column, value.pointSize(at: category)))
    }
    guard let least = failures.map(\.size).min() else { return }
    let columns = failures.filter { $0.size == least }.map(\.column)
    let traits = TraitSummary.text(of: columns, in: use).map { " under \($0)" } ?? ""
    report(
      finding(
        "\(theme.path(of: font)) is \(RatioText.failing(least, needed: points)) of the \(RatioText.needed(points)) points "
          + "needed\(traits)",
        about: font, of: theme,
        help: "enlarge its size, or let it grow with a text style that shrinks less"))
  }
}
