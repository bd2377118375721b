import Tincture
import TinctureColor
import TinctureTheme

/// What is pressed, selected or disabled must look so.
struct StateDifferenceRule: Rule {
  static let description = RuleDescription(
    id: "state-difference", name: "State difference", category: .readability, severity: .warning,
    since: "0.2",
    rationale: """
      A person must see that a button feels the finger, that a toggle is on, and that a control cannot be used. Each of the \
      states `pressed`, `selected` and `disabled` that a surface declares must be told from `normal` under all traits: by a \
      change of its stroke or its shadows, or by a fill or a content that differs by 0.05 (the distance in OKLab, deltaE OK; \
      black and white are 1 apart). Along gradients the greatest difference counts; what is translucent is drawn over what the \
      surface lies on. A state that is not declared is not reported, since not every surface has it. Change the state's fill or \
      content more, or give it another stroke or shadow.
      """,
    triggering: [
      RuleExample(
        """
        theme: Example
        surfaces:
          ↓button:
            content: white
            normal: { fill: "#336699" }
            pressed: { fill: "#376A9D" }
        """),
      RuleExample(
        """
        theme: Example
        colors:
          off: { light: "#777", dark: white }
        surfaces:
          ↓toggle:
            normal: { fill: black, content: white }
            disabled: { content: $colors.off }
        """),
    ],
    nonTriggering: [
      RuleExample(
        """
        theme: Example
        surfaces:
          button:
            content: white
            normal: { fill: "#336699" }
            pressed: { fill: "#224466" }
            disabled: { content: "#99AABB" }
        """),
      RuleExample(
        """
        theme: Example
        surfaces:
          card:
            normal: { fill: white, shadows: { color: black / 20%, radius: 8 } }
            pressed: { shadows: none }
            selected: { stroke: { paint: black, width: 2 } }
        """),
    ])

  static let options: [RuleOption<StateDifferenceRule>] = [
    .number("difference", \.difference, 0...1, "the difference that a state needs (deltaE OK)")
  ]

  var difference = 0.05

  func check(_ theme: Theme, report: (Diagnostic) -> Void) {
    for surface in theme.tokenIDs where theme[surface].isSound && theme[surface].section.kind == .surface {
      check(surface, theme, report)
    }
  }

  private func check(_ surface: TokenID, _ theme: Theme, _ report: (Diagnostic) -> Void) {
    var use = theme[surface].use
    for background in theme.backgrounds(of: surface) { use.formUnion(theme.useBelow(background)) }
    var measured: [Key: Double] = [:]
    var failures: [Failure] = []
    for column in 0..<use.columnCount {
      let combination = use.combination(ofColumn: column)
      guard case .surface(let style) = theme.value(of: surface, combination: combination) else { continue }
      // What another surface says is reported there, unless this one lies on something else.
      if theme.backgrounds(of: surface).isEmpty, theme.isCopy(surface, combination: combination) { continue }
      for name in theme.declaredStates(of: surface, combination: combination) {
        let state = [style.normal, style.pressed, style.selected, style.disabled][name.rawValue]
        if state.stroke != style.normal.stroke || state.shadows != style.normal.shadows { continue }
        // Content that was left to the app cannot be judged.
        if (state.content == nil) != (style.normal.content == nil) { continue }
        let grounds = grounds(of: surface, combination: combination, theme)
        let key = Key(normal: style.normal, other: state, grounds: grounds)
        let measure = measured[key] ?? SurfaceStateDifference.between(style.normal, state, over: grounds)
        measured[key] = measure
        if measure < difference { failures.append(Failure(state: name, column: column, measure: measure)) }
      }
    }
    describe(failures, surface, use, theme).forEach(report)
  }

  /// One finding for each state.
  private func describe(
    _ failures: [Failure], _ surface: TokenID, _ use: TraitUse, _ theme: Theme
  ) -> [Diagnostic] {
    let states: [(SurfaceOperand.State, String)] = [
      (.pressed, "pressed"), (.selected, "selected"), (.disabled, "disabled"),
    ]
    return states.compactMap { state, name in
      let group = failures.filter { $0.state == state }
      guard let least = group.map(\.measure).min() else { return nil }
      let traits = TraitSummary.text(of: group.map(\.column), in: use).map { " under \($0)" } ?? ""
      return finding(
        "\(theme.path(of: surface)) when \(name) differs from normal by \(RatioText.failing(least, needed: difference)) of the "
          + "\(RatioText.needed(difference)) needed\(traits)",
        about: surface, of: theme,
        help: "change the fill or the content of '\(name)' more, or give it another stroke or shadow")
    }
  }

  private struct Failure {
    let state: SurfaceOperand.State
    let column: Int
    let measure: Double
  }

  private struct Key: Hashable {
    let normal: SurfaceState
    let other: SurfaceState
    let grounds: [RGBAColor]
  }

  /// What the surface may lie on.
  private func grounds(of surface: TokenID, combination: Int, _ theme: Theme) -> [RGBAColor] {
    Grounds.colors(
      of: theme.backgrounds(of: surface).flatMap { theme.stacks(from: $0, combination: combination) })
  }
}
