import Tincture
import TinctureColor
import TinctureTheme

/// A surface must be seen on what it lies on.
struct BoundaryContrastRule: Rule {
  static let description = RuleDescription(
    id: "boundary-contrast", name: "Boundary contrast", category: .readability, severity: .warning,
    since: "0.2",
    rationale: """
      Who cannot see where a button or a field begins does not find it (WCAG 2.2, success criterion 1.4.11). Of each surface \
      with an `on`, the fill or the stroke at rest must have 3:1 against what it lies on, and 4.5:1 when the person asks for \
      high contrast; one of both is enough. What is translucent is drawn over what lies below, and of a gradient the worst \
      stop counts. Shadows do not count, since they are too soft to be seen by everyone; and a surface with neither fill nor \
      stroke has no boundary. Make the fill or the stroke lighter or darker, or add a stroke. A surface that \
      need not be told from its background, such as a card whose content says enough, can be left out with a `tincture:disable` \
      comment, or all of them with `interactiveOnly`.
      """,
    triggering: [
      RuleExample(
        """
        theme: Example
        colors:
          page: white
        surfaces:
          ↓field:
            on: $colors.page
            normal: { fill: "#EEE" }
        """),
      RuleExample(
        """
        theme: Example
        colors:
          page: { light: white, dark: black }
        surfaces:
          ↓field:
            on: $colors.page
            normal: { fill: none, stroke: { paint: "#666", width: 1 } }
        """),
      RuleExample(
        """
        theme: Example
        gradients:
          sky: { stops: [white, "#333"] }
        surfaces:
          ↓button:
            on: $gradients.sky
            normal: { fill: black }
        """),
    ],
    nonTriggering: [
      RuleExample(
        """
        theme: Example
        colors:
          page: { light: white, dark: black }
          edge: { light: "#666", dark: "#999" }
        surfaces:
          field:
            on: $colors.page
            normal: { fill: $colors.page, stroke: { paint: $colors.edge, width: 1 } }
          button:
            on: $colors.page
            normal: { fill: "#767676" }
            pressed: { fill: $colors.page }
          link:
            on: $colors.page
            normal: { fill: none }
        """),
      RuleExample(
        """
        theme: Example
        surfaces:
          sheet:
            normal: { fill: white }
        """),
    ])

  static let options: [RuleOption<BoundaryContrastRule>] = [
    .number("ratio", \.ratio, 1...21, "the ratio that the fill or the stroke needs"),
    .number(
      "highContrastRatio", \.highContrastRatio, 1...21,
      "the ratio that the fill or the stroke needs in high contrast"),
    .flag(
      "interactiveOnly", \.interactiveOnly,
      "check only surfaces that have a pressed, selected or disabled state of their own"),
  ]

  var ratio = 3.0
  var highContrastRatio = 4.5
  var interactiveOnly = false

  func check(_ theme: Theme, report: (Diagnostic) -> Void) {
    for surface in theme.tokenIDs where theme[surface].isSound && theme[surface].section.kind == .surface {
      for background in theme.backgrounds(of: surface) where theme[background].isSound {
        if interactiveOnly, !theme.declaresStates(surface) { continue }
        check(surface, on: background, theme, report)
      }
    }
  }

  private func check(
    _ surface: TokenID, on background: TokenID, _ theme: Theme, _ report: (Diagnostic) -> Void
  ) {
    let use = theme[surface].use.union(theme.useBelow(background))
      .union(TraitUse(appearanceMask: 4, sizeBreaks: 0))
    let layers = theme.layers(from: background)
    var measured: [Key: [Part]] = [:]
    var failures: [(parts: [Part], sample: ContrastSample)] = []
    for column in 0..<use.columnCount {
      let combination = use.combination(ofColumn: column)
      guard case .surface(let style) = theme.value(of: surface, combination: combination) else { continue }
      let key = Key(
        state: style.normal, layers: layers.map { theme.cell(of: $0, combination: combination).value })
      let parts =
        measured[key]
        ?? Self.parts(of: style.normal, over: theme.stacks(from: background, combination: combination))
      measured[key] = parts
      guard let best = parts.max(by: { $0.ground.ratio < $1.ground.ratio }) else { continue }
      let sample = ContrastSample(
        column: column, combination: combination, color: best.color, ground: best.ground,
        need: combination & 4 != 0 ? highContrastRatio : ratio)
      if !sample.isEnough { failures.append((parts, sample)) }
    }
    guard
      let worst = failures.min(by: { $0.sample.ratio / $0.sample.need < $1.sample.ratio / $1.sample.need })
    else { return }
    report(
      finding(
        "the boundary of \(theme.path(of: surface)) on \(theme.path(of: background)) "
          + ContrastFindings.measure(of: failures.map(\.sample), in: use),
        about: surface, of: theme, help: Self.help(worst.parts)))
  }

  private struct Key: Hashable {
    let state: SurfaceState
    let layers: [Int32]
  }

  /// The fill or the stroke where it has the least contrast.
  private struct Part {
    let name: String
    let color: RGBAColor
    let ground: ContrastGround
  }

  /// What is drawn of a state, its worst places; nothing where all of it is clear.
  private static func parts(of state: SurfaceState, over stacks: [[RGBAColor]]) -> [Part] {
    let fills = state.fill?.colors ?? []
    // A stroke lies inside of the edge, over the fill.
    let strokes = (state.stroke?.paint.colors ?? []).flatMap { stroke in
      stroke.alpha >= 1 || fills.isEmpty ? [stroke] : fills.map { stroke.composited(over: $0) }
    }
    return [("fill", fills), ("stroke", strokes)].compactMap { name, colors in
      guard colors.contains(where: { $0.alpha > 0 }) else { return nil }
      return colors.compactMap { color in
        ContrastGround(below: color, stacks).map { Part(name: name, color: color, ground: $0) }
      }.min { $0.ground.ratio < $1.ground.ratio }
    }
  }

  private static func help(_ parts: [Part]) -> String {
    let shown = parts.map {
      "its \($0.name) is \($0.color.hex) on \(RGBAColor.composite($0.ground.worstStack).hex)"
    }
    let remedy =
      parts.contains { $0.name == "stroke" }
      ? "make the fill or the stroke lighter or darker" : "make it lighter or darker, or add a stroke"
    return shown.joined(separator: " and ") + "; " + remedy
  }
}
