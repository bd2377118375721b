import Tincture
import TinctureTheme

/// What a person taps must be large enough for a finger.
struct TapTargetRule: Rule {
  static let description = RuleDescription(
    id: "tap-target", name: "Tap target", category: .readability, severity: .warning, since: "0.2",
    rationale: """
      A control smaller than 44 × 44 points is missed by many fingers, above all by those that tremble (Apple's Human \
      Interface Guidelines). Surfaces that declare a pressed, selected or disabled state, or with `button`, `toggle` or `switch` \
      among the words of their name or their groups' names, must be as large under all traits. Of each axis the greater of \
      `minimumSize` and twice the `padding` counts, since the content may be as small as nothing. Metrics that are named \
      `tapTarget`, `touchTarget` or `hitTarget`, however it is written, are checked as well. Set `minimumSize: 44`, or enlarge \
      the padding.
      """,
    triggering: [
      RuleExample(
        """
        theme: Example
        surfaces:
          ↓chip:
            minimumSize: { width: 60, height: 32 }
            normal: { fill: white }
            selected: { fill: black }
          ↓buy-button:
            padding: 12
            normal: { fill: white }
        """),
      RuleExample(
        """
        theme: Example
        metrics:
          ↓tapTarget: { any: 44, accessibility: 40 }
        """),
    ],
    nonTriggering: [
      RuleExample(
        """
        theme: Example
        metrics:
          touch-target: 44
        surfaces:
          button:
            padding: { vertical: 12, horizontal: 30 }
            minimumSize: { width: 0, height: $metrics.touch-target }
            normal: { fill: white }
          card:
            padding: 8
            normal: { fill: white }
        """)
    ])

  static let options: [RuleOption<TapTargetRule>] = [
    .number("points", \.points, 1...200, "the least width and height in points")
  ]

  var points = 44.0

  func check(_ theme: Theme, report: (Diagnostic) -> Void) {
    for token in theme.tokenIDs where theme[token].isSound {
      switch theme[token].section.kind {
      case .surface where Self.isInteractive(token, theme): checkSurface(token, theme, report)
      case .metric where Self.isTapTarget(token, theme): checkMetric(token, theme, report)
      default: continue
      }
    }
  }

  private func checkSurface(_ surface: TokenID, _ theme: Theme, _ report: (Diagnostic) -> Void) {
    let use = theme[surface].use
    var failures: [(column: Int, width: Double, height: Double)] = []
    for column in 0..<use.columnCount {
      let combination = use.combination(ofColumn: column)
      let origin = theme.origin(of: surface, combination: combination).token
      guard case .surface(let style) = theme.value(of: surface, combination: combination),
        origin == surface || !Self.isInteractive(origin, theme)
      else { continue }
      let width = max(style.minimumWidth, 2 * style.padding.horizontal)
      let height = max(style.minimumHeight, 2 * style.padding.vertical)
      if min(width, height) < points { failures.append((column, width, height)) }
    }
    guard let worst = failures.min(by: { min($0.width, $0.height) < min($1.width, $1.height) }) else {
      return
    }
    let needed = RatioText.needed(points)
    let traits = TraitSummary.text(of: failures.map(\.column), in: use).map { " under \($0)" } ?? ""
    report(
      finding(
        "\(theme.path(of: surface)) may be as small as \(RatioText.text(worst.width)) × \(RatioText.text(worst.height)) of the \(needed) × "
          + "\(needed) points needed\(traits)",
        about: surface, of: theme, help: "set 'minimumSize: \(needed)', or enlarge the padding"))
  }

  private func checkMetric(_ metric: TokenID, _ theme: Theme, _ report: (Diagnostic) -> Void) {
    let use = theme[metric].use
    var failures: [(column: Int, value: Double)] = []
    for column in 0..<use.columnCount {
      let combination = use.combination(ofColumn: column)
      let origin = theme.origin(of: metric, combination: combination).token
      guard case .metric(let value) = theme.value(of: metric, combination: combination), value < points,
        origin == metric || !Self.isTapTarget(origin, theme)
      else { continue }
      failures.append((column, value))
    }
    guard let least = failures.map(\.value).min() else { return }
    let traits = TraitSummary.text(of: failures.map(\.column), in: use).map { " under \($0)" } ?? ""
    report(
      finding(
        "\(theme.path(of: metric)) is \(RatioText.text(least)) of the \(RatioText.needed(points)) points needed\(traits)",
        about: metric, of: theme, help: "let it be \(RatioText.needed(points)) at least"))
  }

  // MARK: What is tapped

  private static func isInteractive(_ surface: TokenID, _ theme: Theme) -> Bool {
    if theme.declaresStates(surface) || isControl(theme[surface].name, theme) { return true }
    var group = Int(theme[surface].group)
    while let parent = theme.groups[group].parent {
      if isControl(theme.groups[group].name, theme) { return true }
      group = Int(parent)
    }
    return false
  }

  private static func isControl(_ name: NameID, _ theme: Theme) -> Bool {
    let words = NameWords(theme.names[name])
    return ["button", "buttons", "toggle", "toggles", "switch", "switches"].contains { words.contains($0) }
  }

  private static func isTapTarget(_ metric: TokenID, _ theme: Theme) -> Bool {
    let words = NameWords(theme.names[theme[metric].name])
    return ["taptarget", "touchtarget", "hittarget"].contains { words.joinedEquals($0) }
  }
}
