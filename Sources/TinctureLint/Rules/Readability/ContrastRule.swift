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
        var failures: [Failure] = []
        for background in theme.backgrounds(of: token) where theme[background].isSound {
          if pairs.isEnough(token, on: background) { continue }
          failures += self.failures(of: token, on: background, theme)
        }
        reportVariants(failures, of: token, theme, &repairer, report)
      case .surface: checkContent(of: token, theme, &repairer, report)
      default: continue
      }
    }
  }

  // MARK: Colours

  /// Where a variant of a colour has too little contrast on one of its backgrounds.
  private struct Failure {
    let variant: Int?
    let background: TokenID
    let samples: [ContrastSample]
    let worst: ContrastSample
  }

  private func failures(of token: TokenID, on background: TokenID, _ theme: Theme) -> [Failure] {
    let samples = theme.contrastSamples(of: token, on: background, need: need).filter { !$0.isEnough }
    return samples.orderedGroups { sample in
      theme.variant(of: token, giving: theme.cell(of: token, combination: sample.combination))
    }.compactMap { variant, group in
      ContrastFindings.worst(of: group).map {
        Failure(variant: variant, background: background, samples: group, worst: $0)
      }
    }
  }

  /// Reports each variant once, with all backgrounds on which it has too little contrast, the worst first.
  private func reportVariants(
    _ failures: [Failure], of token: TokenID, _ theme: Theme, _ repairer: inout ContrastRepairer,
    _ report: (Diagnostic) -> Void
  ) {
    for (variant, group) in failures.orderedGroups(by: \.variant) {
      guard let worst = group.min(by: { $0.worst.lack < $1.worst.lack }) else { continue }
      let others = group.filter { $0.background != worst.background }.map { theme.path(of: $0.background) }
      let repair = repairer.repair(token, variant)
      report(
        finding(
          "\(theme.path(of: token)) on \(theme.path(of: worst.background)) "
            + ContrastFindings.measure(
              of: worst.samples, in: theme.contrastUse(of: token, on: worst.background))
            + ContrastFindings.alsoOn(others),
          about: token, of: theme,
          at: variant.map { theme.origins.syntax.variants[$0].keySpan } ?? theme[token].keySpan,
          related: ContrastFindings.origins(of: token, on: worst.background, worst.worst, theme),
          help: ContrastFindings.help(worst.worst, repair), fixIts: repair.fixIts))
    }
  }

  // MARK: Surfaces

  private func checkContent(
    of surface: TokenID, _ theme: Theme, _ repairer: inout ContrastRepairer, _ report: (Diagnostic) -> Void
  ) {
    let failures = theme.contrastSamples(ofContentOf: surface, need: need).filter { content, sample in
      if sample.isEnough { return false }
      // What another surface says is reported there, unless this one lies on something else.
      if content.surface.token != surface, theme.backgrounds(of: surface).isEmpty { return false }
      return content.token.map { !repairer.isReported($0, sample.combination) } ?? true
    }
    let use = theme.useOfContent(surface)
    for (_, group) in failures.orderedGroups(by: \.content.surface) {
      guard let worst = group.min(by: { $0.sample.lack < $1.sample.lack }) else { continue }
      let samples = group.filter { $0.content.state == worst.content.state }.map(\.sample)
      let others = group.orderedGroups(by: \.content.name).map(\.key).filter { $0 != worst.content.name }
      let repair = repairer.repair(surface, worst.content, worst.sample)
      report(
        finding(
          "the content of \(theme.path(of: surface)) on its \(worst.content.name) fill "
            + ContrastFindings.measure(of: samples, in: use)
            + ContrastFindings.alsoOn(others.map { "its \($0) fill" }),
          about: surface, of: theme,
          related: [
            .init(
              "the content, \(worst.sample.color.hex)", at: theme.span(ofExpression: worst.content.expression)
            )
          ],
          help: ContrastFindings.help(worst.sample, repair), fixIts: repair.fixIts))
    }
  }
}
