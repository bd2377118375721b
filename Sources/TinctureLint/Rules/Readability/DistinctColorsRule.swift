import TinctureColor
import TinctureTheme

/// Colours that mean different things must be told apart by everyone.
struct DistinctColorsRule: Rule {
  static let description = RuleDescription(
    id: "distinct-colors", name: "Distinct colours", category: .readability, severity: .error, since: "0.2",
    rationale: """
      Where a colour alone says what something is, as in a chart or for success and failure, people must be able to tell it \
      from the others; about one man in twelve sees red and green much alike. Each colour is held against those that its \
      `distinct` names, under all traits, as it looks with normal vision and with each colour-vision deficiency (Machado, \
      Oliveira and Fernandes 2009): they must differ by 10 (CIEDE2000, where about 1 is just noticed). Translucent colours are \
      drawn over what either of the two lies on, or over black and over white. Make one lighter or the other darker: lightness \
      is what all people see. If a sign or a word tells them apart as well, shorten the list of `deficiencies`.
      """,
    triggering: [
      RuleExample(
        """
        theme: Example
        colors:
          ↓success: { any: "#5A8F00", distinct: $colors.failure }
          failure: "#D0533A"
        """),
      RuleExample(
        """
        theme: Example
        colors:
          page: white
          first: { any: black / 20%, on: $colors.page, role: decorative }
          ↓second: { any: black / 25%, on: $colors.page, role: decorative, distinct: $colors.first }
        """),
    ],
    nonTriggering: [
      RuleExample(
        """
        theme: Example
        colors:
          success: { any: "#8FD14F", distinct: [$colors.failure, $colors.neutral] }
          failure: "#8E1B0E"
          neutral: black
        """)
    ])

  static let options: [RuleOption<DistinctColorsRule>] = [
    .number("difference", \.difference, 0...100, "the difference that the colours need (CIEDE2000)"),
    .words("deficiencies", \.deficiencies, "the colour-vision deficiencies with which they are told apart"),
    .number("severity", \.severity, 0...1, "how severe the deficiencies are; 1 is without the cones at all"),
  ]

  var difference = 10.0
  var deficiencies = Deficiency.allCases
  var severity = 1.0

  /// A deficiency by its name in a project's settings.
  enum Deficiency: String, Sendable, CaseIterable {
    case protan, deutan, tritan, achromatopsia
  }

  func check(_ theme: Theme, report: (Diagnostic) -> Void) {
    for token in theme.tokenIDs where theme[token].isSound && !theme[token].distinct.isEmpty {
      for other in theme.distinct(from: token) {
        guard theme[token].section.kind == .color, theme[other].section.kind == .color, theme[other].isSound,
          other != token
        else { continue }
        // A pair that both name is checked once.
        if other < token, theme.distinct(from: other).contains(token) { continue }
        check(token, other, theme, report)
      }
    }
  }

  private func check(
    _ token: TokenID, _ other: TokenID, _ theme: Theme, _ report: (Diagnostic) -> Void
  ) {
    let isOpaque = theme.isOpaque(token) && theme.isOpaque(other)
    let below = isOpaque ? [] : Array(theme.backgrounds(of: token)) + theme.backgrounds(of: other)
    let use = below.reduce(theme[token].use.union(theme[other].use)) { $0.union(theme.useBelow($1)) }
    let viewers = viewers
    var seen: [(first: Int32, second: Int32, differences: [Difference])] = []
    var failures: [[Failure]] = viewers.map { _ in [] }
    for column in 0..<use.columnCount {
      let combination = use.combination(ofColumn: column)
      let first = theme.cell(of: token, combination: combination).value
      let second = theme.cell(of: other, combination: combination).value
      let known = seen.first { $0.first == first && $0.second == second }?.differences
      let stacks = known == nil ? below.flatMap { theme.stacks(from: $0, combination: combination) } : []
      let differences =
        known
        ?? viewers.map { Self.least(theme.colors[Int(first)], theme.colors[Int(second)], over: stacks, $0) }
      // What lies below may vary on its own.
      if isOpaque, known == nil { seen.append((first, second, differences)) }
      for (index, found) in differences.enumerated() where found.measure < difference {
        failures[index].append(Failure(column: column, combination: combination, difference: found))
      }
    }
    let groups = zip(viewers, failures).filter { !$0.1.isEmpty }
    if let finding = describe(token, other, groups, use, theme) { report(finding) }
  }

  private func describe(
    _ token: TokenID, _ other: TokenID, _ failures: [(Viewer, [Failure])], _ use: TraitUse, _ theme: Theme
  ) -> Diagnostic? {
    let all = failures.flatMap { viewer, failures in failures.map { (viewer, $0) } }
    guard let (viewer, worst) = all.min(by: { $0.1.difference.measure < $1.1.difference.measure }) else {
      return nil
    }
    // Those for whom it is the same are told together.
    var groups: [(measure: String, traits: String, names: [String])] = []
    for (viewer, failures) in failures {
      let measure = RatioText.failing(
        failures.map(\.difference.measure).min() ?? 0, needed: difference)
      let traits = TraitSummary.text(of: failures.map(\.column), in: use).map { " under \($0)" } ?? ""
      if let index = groups.firstIndex(where: { $0.measure == measure && $0.traits == traits }) {
        groups[index].names.append(viewer.name)
      } else {
        groups.append((measure, traits, [viewer.name]))
      }
    }
    let parts = groups.enumerated().map { index, group in
      let needed = index == 0 ? " of the \(RatioText.needed(difference)) needed" : ""
      return "\(group.measure)\(needed) with \(Self.list(group.names))\(group.traits)"
    }
    let origins = [token, other].map { theme.origin(of: $0, combination: worst.combination) }
    return finding(
      "\(theme.path(of: token)) and \(theme.path(of: other)) differ by "
        + parts.joined(separator: ", and "),
      about: token, of: theme,
      related: zip([token, other], origins).map {
        .init("the colour of \(theme.path(of: $0))", at: theme.span(ofExpression: $1.expression))
      }, help: Self.help(worst.difference, viewer))
  }

  private static func list(_ names: [String]) -> String {
    let start = names.dropLast().joined(separator: ", ")
    return start.isEmpty ? names.joined() : start + " and " + names.suffix(1).joined()
  }

  private static func help(_ difference: Difference, _ viewer: Viewer) -> String {
    let shown = "\(difference.first.hex) and \(difference.second.hex)"
    let seen = [difference.first, difference.second].map { viewer.look($0).hex }
    let remedy = "make one lighter or the other darker"
    if viewer.deficiency == nil { return "the colours are \(shown); \(remedy)" }
    return "\(shown) look like \(seen[0]) and \(seen[1]) with \(viewer.name); \(remedy)"
  }

  // MARK: Viewers

  private struct Viewer {
    /// Nil for normal vision.
    let deficiency: ColorVisionDeficiency?
    let name: String

    func look(_ color: RGBAColor) -> RGBAColor { deficiency.map(color.simulating) ?? color }
  }

  /// Those who are to tell the colours apart.
  private var viewers: [Viewer] {
    let ending = severity < 1 ? "anomaly" : "anopia"
    return [Viewer(deficiency: nil, name: "normal vision")]
      + Deficiency.allCases.filter(deficiencies.contains).map {
        switch $0 {
        case .protan: Viewer(deficiency: .protan(severity: severity), name: "prot" + ending)
        case .deutan: Viewer(deficiency: .deutan(severity: severity), name: "deuter" + ending)
        case .tritan: Viewer(deficiency: .tritan(severity: severity), name: "trit" + ending)
        case .achromatopsia: Viewer(deficiency: .achromatopsia, name: "achromatopsia")
        }
      }
  }

  /// Two colours as drawn, and how much they differ to someone.
  private struct Difference {
    let first: RGBAColor
    let second: RGBAColor
    let measure: Double
  }

  private struct Failure {
    let column: Int
    let combination: Int
    let difference: Difference
  }

  /// How much two colours differ to someone where they differ least of all that they may lie on.
  private static func least(
    _ first: RGBAColor, _ second: RGBAColor, over stacks: [[RGBAColor]], _ viewer: Viewer
  ) -> Difference {
    func difference(_ first: RGBAColor, _ second: RGBAColor) -> Difference {
      Difference(
        first: first, second: second, measure: viewer.look(first).ciede2000(to: viewer.look(second)))
    }
    if first.alpha >= 1, second.alpha >= 1 { return difference(first, second) }
    return Grounds.colors(of: stacks).lazy
      .map { difference(first.composited(over: $0), second.composited(over: $0)) }
      .min { $0.measure < $1.measure } ?? difference(first, second)
  }
}

extension Theme {
  /// The colours that this one must be told from.
  fileprivate func distinct(from token: TokenID) -> ArraySlice<TokenID> {
    references[Int(self[token].distinct.lowerBound)..<Int(self[token].distinct.upperBound)]
  }
}
