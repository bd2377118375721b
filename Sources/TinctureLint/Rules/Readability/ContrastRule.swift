import TinctureColor
import TinctureTheme

/// What is drawn on something must stand out from it, under all traits.
struct ContrastRule: Rule {
  static let description = RuleDescription(
    id: "contrast", name: "Contrast", category: .readability, severity: .error, since: "0.2",
    rationale: """
      Text that is too near to its background in lightness cannot be read by people with low vision, in sunlight, or on a poor \
      screen. Every colour is checked on each of the backgrounds that its `on` names, and the content of every surface on its \
      fills, under all interface styles, contrasts, levels and text sizes. A translucent colour is drawn over what lies below \
      it, and of a gradient the worst stop counts. The ratio is that of WCAG 2.2; the lightness contrast of APCA (Lc) is shown \
      beside it and decides nothing. Colours of the role `text` need 4.5:1, `largeText` and `graphic` 3:1, and when the person \
      asks for high contrast 7:1, 4.5:1 and 4.5:1; `decorative` needs nothing. Text of a `font` is large from 18 points on, \
      or from 14 if it is bold. Make the colour lighter or darker, or give the failing traits a variant of their own.
      """,
    triggering: [
      RuleExample(
        """
        theme: Example
        colors:
          background: white
          label: { ↓any: "#888", on: $colors.background }
        """),
      RuleExample(
        """
        theme: Example
        colors:
          background: { light: white, dark: black }
          link:
            light: "#0000EE"
            ↓dark: "#0000EE"
            on: $colors.background
        """),
      RuleExample(
        """
        theme: Example
        colors:
          page: white
          sheet: { any: black / 30%, on: $colors.page, role: decorative }
          hint:
            any: black
            ↓highContrast: "#555"
            on: $colors.sheet
        """),
      RuleExample(
        """
        theme: Example
        surfaces:
          ↓button:
            content: white
            normal: { fill: "#338" }
            pressed: { fill: "#88C" }
        """),
    ],
    nonTriggering: [
      RuleExample(
        """
        theme: Example
        colors:
          background: { light: white, dark: black }
          label: { light: "#333", dark: "#CCC", on: $colors.background }
        """),
      RuleExample(
        """
        theme: Example
        fonts:
          title: { textStyle: largeTitle, weight: bold }
        colors:
          background: white
          title: { any: "#767676", highContrast: "#555", on: $colors.background, font: $fonts.title }
          rule: { any: "#DDD", on: $colors.background, role: decorative }
        """),
    ])

  static let options: [RuleOption<ContrastRule>] = [
    .number("text", \.need.text, 1...21, "the ratio that text needs"),
    .number("largeText", \.need.largeText, 1...21, "the ratio that large text needs"),
    .number("graphic", \.need.graphic, 1...21, "the ratio that icons and other graphics need"),
    .number(
      "highContrastText", \.need.highContrastText, 1...21, "the ratio that text needs in high contrast"),
    .number(
      "highContrastLargeText", \.need.highContrastLargeText, 1...21,
      "the ratio that large text needs in high contrast"),
    .number(
      "highContrastGraphic", \.need.highContrastGraphic, 1...21,
      "the ratio that icons and other graphics need in high contrast"),
  ]

  var need = ContrastNeed()

  func check(_ theme: Theme, report: (Diagnostic) -> Void) {
    var pairs = OpaquePairs(theme, need)
    var repairer = ContrastRepairer(theme, need)
    for token in theme.tokenIDs where theme[token].isSound {
      switch theme[token].section.kind {
      case .color:
        if theme[token].role == .decorative { continue }
        for background in theme.backgrounds(of: token) where theme[background].isSound {
          if pairs.isEnough(token, on: background) { continue }
          check(token, on: background, theme, &repairer, report)
        }
      case .surface: checkContent(of: token, theme, &repairer, report)
      default: continue
      }
    }
  }

  // MARK: Colours

  private func check(
    _ token: TokenID, on background: TokenID, _ theme: Theme, _ repairer: inout ContrastRepairer,
    _ report: (Diagnostic) -> Void
  ) {
    let failures = theme.contrastSamples(of: token, on: background, need: need).filter { !$0.isEnough }
    if failures.isEmpty { return }
    let use = theme.contrastUse(of: token, on: background)
    let variants = failures.map {
      theme.variant(of: token, giving: theme.cell(of: token, combination: $0.combination))
    }
    for variant in Self.once(variants) {
      let group = zip(failures, variants).filter { $0.1 == variant }.map(\.0)
      guard let worst = ContrastFindings.worst(of: group) else { continue }
      let repair = repairer.repair(token, variant)
      let span = variant.map { theme.origins.syntax.variants[$0].keySpan } ?? theme[token].keySpan
      report(
        finding(
          "\(theme.path(of: token)) on \(theme.path(of: background)) "
            + ContrastFindings.measure(of: group, in: use),
          about: token, of: theme, at: span,
          related: ContrastFindings.origins(of: token, on: background, worst, theme),
          help: ContrastFindings.help(worst, repair), fixIts: repair.fixIts))
    }
  }

  // MARK: Surfaces

  private func checkContent(
    of surface: TokenID, _ theme: Theme, _ repairer: inout ContrastRepairer, _ report: (Diagnostic) -> Void
  ) {
    let samples = theme.contrastSamples(ofContentOf: surface, need: need).filter { !$0.sample.isEnough }
    if samples.isEmpty { return }
    // What another surface says is reported there, unless this one lies on something else.
    let own = samples.filter {
      $0.content.surface.token == surface || !theme.backgrounds(of: surface).isEmpty
    }
    let use = theme.useOfContent(surface)
    for key in Self.once(own.map { Key(state: $0.content.state, origin: $0.content.surface) }) {
      let group = own.filter { $0.content.state == key.state && $0.content.surface == key.origin }
      guard let first = group.first, let worst = ContrastFindings.worst(of: group.map(\.sample)) else {
        continue
      }
      let repair = repairer.repair(surface, first.content, worst)
      report(
        finding(
          "the content of \(theme.path(of: surface)) on its \(first.content.name) fill "
            + ContrastFindings.measure(of: group.map(\.sample), in: use),
          about: surface, of: theme,
          related: [
            .init("the content, \(worst.color.hex)", at: theme.span(ofExpression: first.content.expression))
          ],
          help: ContrastFindings.help(worst, repair), fixIts: repair.fixIts))
    }
  }

  private struct Key: Hashable {
    let state: SurfaceOperand.State
    let origin: ValueOrigin
  }

  /// The elements in their order, each once.
  private static func once<Element: Hashable>(_ elements: [Element]) -> [Element] {
    var seen = Set<Element>()
    return elements.filter { seen.insert($0).inserted }
  }
}
