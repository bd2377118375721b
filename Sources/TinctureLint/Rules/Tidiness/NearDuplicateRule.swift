import TinctureColor
import TinctureTheme

/// Two palette colours can be told apart.
struct NearDuplicateRule: Rule {
  static let description = RuleDescription(
    id: "near-duplicate", name: "Near duplicate", category: .tidiness, severity: .warning, since: "0.2",
    rationale: """
      Two palette colours that look alike are mostly one colour that was measured twice, and nobody can say which to use where. \
      Keep one of them; where both names are wanted, let one refer to the other.
      """,
    triggering: [
      RuleExample(
        """
        theme: Example
        palette:
          slate: "#5A5A66"
          ↓graphite: "#5A5B66"
          night: black
          ↓coal: "#000"
        """)
    ],
    nonTriggering: [
      RuleExample(
        """
        theme: Example
        palette:
          slate: "#5A5A66"
          steel: "#6A6A77"
          graphite: $palette.slate
          veil: rgb(90 90 102 / 20%)
        """)
    ])

  static let options: [RuleOption<NearDuplicateRule>] = [
    .number("difference", \.difference, 0...1, "the difference (deltaE OK) from which on two colours are two")
  ]

  var difference = 0.01

  /// A cell of a grid over OKLab, for colours of one opacity.
  private struct Place: Hashable {
    var lightness: Int32
    var a: Int32
    var b: Int32
    let alpha: UInt64
  }

  func check(_ theme: Theme, report: (Diagnostic) -> Void) {
    // Colours nearer than a cell is wide lie in neighbouring cells. Of colours that are alike only the first is kept, so
    // that a cell holds few.
    let width = max(difference, 0.000_1)
    var first: [Place: Int32] = [:]
    var next = [Int32](repeating: -1, count: theme.tokens.count)
    for token in theme.tokenIDs where theme[token].section == .palette && theme[token].isSound {
      if isAlias(token, theme) { continue }
      let color = color(of: token, theme)
      let place = place(of: color, width)
      if let other = neighbor(of: color, place, first, next, theme) {
        report(finding(token, other, theme))
      } else {
        next[token.index] = first[place] ?? -1
        first[place] = Int32(token.index)
      }
    }
  }

  private func color(of token: TokenID, _ theme: Theme) -> RGBAColor {
    theme.colors[Int(theme.cells[Int(theme[token].firstCell)].value)]
  }

  private func isAlias(_ token: TokenID, _ theme: Theme) -> Bool {
    guard let variant = theme.variants(of: token).first else { return false }
    let expression = theme.origins.syntax.variants[variant].expression
    return theme.origins.syntax.expressions[Int(expression)].operation == .reference
  }

  private func place(of color: RGBAColor, _ width: Double) -> Place {
    let lab = color.colorValue.converted(to: .oklab).components
    func number(_ component: Double) -> Int32 { Int32((component / width).rounded(.down)) }
    return Place(
      lightness: number(lab.first), a: number(lab.second), b: number(lab.third), alpha: color.alpha.bitPattern
    )
  }

  /// A colour before this one from which it can hardly be told; its own cell is searched first.
  private func neighbor(
    of color: RGBAColor, _ place: Place, _ first: [Place: Int32], _ next: [Int32], _ theme: Theme
  ) -> TokenID? {
    for lightness in [0, -1, 1] as [Int32] {
      for a in [0, -1, 1] as [Int32] {
        for b in [0, -1, 1] as [Int32] {
          var cell = place
          cell.lightness += lightness
          cell.a += a
          cell.b += b
          var number = first[cell] ?? -1
          while number >= 0 {
            let other = self.color(of: TokenID(Int(number)), theme)
            if other == color || other.deltaEOK(to: color) < difference { return TokenID(Int(number)) }
            number = next[Int(number)]
          }
        }
      }
    }
    return nil
  }

  private func finding(_ token: TokenID, _ other: TokenID, _ theme: Theme) -> Diagnostic {
    let (path, otherPath) = (theme.path(of: token), theme.path(of: other))
    let (color, otherColor) = (color(of: token, theme), color(of: other, theme))
    let distance = (color.deltaEOK(to: otherColor) * 10_000).rounded(.up) / 10_000
    return finding(
      color == otherColor
        ? "\(path) is the same colour as \(otherPath), \(color.hex)"
        : "\(path) (\(color.hex)) can hardly be told from \(otherPath) (\(otherColor.hex)): "
          + "they differ by \(distance) (deltaE OK) of the \(OptionValue.number(difference).text) needed",
      about: token, of: theme, related: [.init("the other is here", at: theme[other].keySpan)],
      help: "keep one of them, or write this one as a reference: $\(otherPath)")
  }
}
