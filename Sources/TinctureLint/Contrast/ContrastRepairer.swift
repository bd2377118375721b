import TinctureColor
import TinctureTheme

/// Finds colours that have enough contrast, and the edits that write them.
///
/// A repaired colour satisfies all pairs that its variant takes part in: what its token lies on, what lies on it, and the same
/// of tokens that take their value from it. Its hue, chroma and opacity are kept.
struct ContrastRepairer {
  /// What is to be done about a variant.
  struct Repair {
    /// What to say of it.
    var advice: String
    var fixIts: [FixIt] = []
  }

  private let theme: Theme
  private var pairs: RepairPairs
  private let places: RepairPlaces
  private var repairs: [Key: Repair] = [:]

  private struct Key: Hashable {
    let token: TokenID
    let variant: Int?
  }

  init(_ theme: Theme, _ need: ContrastNeed) {
    self.theme = theme
    pairs = RepairPairs(theme, need)
    places = RepairPlaces(theme)
  }

  /// What is to be done about a variant of a colour.
  mutating func repair(_ token: TokenID, _ variant: Int?) -> Repair {
    let key = Key(token: token, variant: variant)
    if let known = repairs[key] { return known }
    // What lies, by mistake, on itself comes back here.
    repairs[key] = Repair(advice: Self.byHand)
    let repair = variant.map { find(token, $0) } ?? Repair(advice: Self.byHand)
    repairs[key] = repair
    return repair
  }

  /// What is to be done about the content of a surface.
  mutating func repair(_ surface: TokenID, _ content: SurfaceContent, _ worst: ContrastSample) -> Repair {
    if let token = content.token {
      let cell = theme.cell(of: token, combination: worst.combination)
      return repair(token, theme.variant(of: token, giving: cell))
    }
    guard let variant = content.surface.variant else { return Repair(advice: Self.byHand) }
    let samples = pairs.samples(ofContent: content, of: surface)
    guard Set(samples.map(\.color)).count == 1 else { return Repair(advice: Self.byHand) }
    return whole(samples, best: true) { color in
      places.edits(of: content.expression, content.surface.token, variant, color)
    } ?? Repair(advice: Self.byHand)
  }

  /// Whether the value of a token under a combination of traits has too little contrast on the token's own backgrounds, which
  /// is reported there.
  func isReported(_ token: TokenID, _ combination: Int) -> Bool {
    let variant = theme.variant(of: token, giving: theme.cell(of: token, combination: combination))
    return variant.map { pairs.fails(token, $0) } ?? false
  }

  private static let byHand = "give one of them another lightness"

  // MARK: Search

  private mutating func find(_ token: TokenID, _ variant: Int) -> Repair {
    let expression = theme.origins.syntax.variants[variant].expression
    if let repair = repairAtOrigin(token, variant) ?? repairBelow(token, variant) { return repair }
    let samples = pairs.samples(of: token, variant)
    let isConstant = Set(samples.map(\.color)).count == 1
    if isConstant,
      let repair = whole(samples, best: false, { places.edits(of: expression, token, variant, $0) })
    {
      return repair
    }
    if let repair = split(token, variant, samples) { return repair }
    let failing = samples.filter { !$0.isEnough }
    if isConstant, let repair = whole(samples, best: true, { _ in nil }) { return repair }
    // Of a value that varies, what can be had where it fails.
    return whole(failing.filter { $0.color == failing[0].color }, best: true) { _ in nil }
      ?? Repair(advice: Self.byHand)
  }

  /// Where the value is that of another token that must be repaired as well, that token's repair serves both.
  private mutating func repairAtOrigin(_ token: TokenID, _ variant: Int) -> Repair? {
    var source: TokenID?
    for background in theme.backgrounds(of: token) {
      for failing in pairs.failures(of: token, variant, on: background) {
        let origin = theme.origin(of: token, combination: failing.combination)
        guard origin.token != token, theme[origin.token].section == .colors, let own = origin.variant,
          pairs.fails(origin.token, own), !repair(origin.token, own).fixIts.isEmpty
        else { return nil }
        source = origin.token
      }
    }
    return source.map {
      Repair(advice: "with \(theme.path(of: $0)), from which it has its colour, it is mended as well")
    }
  }

  /// Where what it lies on must be repaired as well, that repair reckons with it, and is enough.
  private mutating func repairBelow(_ token: TokenID, _ variant: Int) -> Repair? {
    for background in theme.backgrounds(of: token) where theme[background].section == .colors {
      for failing in pairs.failures(of: token, variant, on: background) {
        let own = theme.variant(
          of: background, giving: theme.cell(of: background, combination: failing.combination))
        guard let own, failing.color.alpha >= 1, failing.stack[0].alpha >= 1, pairs.fails(background, own),
          !repair(background, own).fixIts.isEmpty
        else { continue }
        return Repair(advice: "with \(theme.path(of: background)), on which it lies, it is mended as well")
      }
    }
    return nil
  }

  /// One colour for all samples.
  ///
  /// - Parameter best: whether to tell the best that can be had where none is enough; else there is no repair.
  private func whole(
    _ samples: [ContrastSample], best isBestTold: Bool, _ edits: (RGBAColor) -> [FixIt.Edit]?
  ) -> Repair? {
    guard let color = samples.first?.color else { return nil }
    switch Self.repaired(color, samples) {
    case .unchanged: return nil
    case .repaired(let repaired):
      let advice = "the nearest lightness that is enough is \(repaired.hex)"
      return Repair(
        advice: advice, fixIts: edits(repaired).map { [FixIt("write \(repaired.hex)", $0)] } ?? [])
    case .impossible(let best, let ratio):
      guard isBestTold else { return nil }
      let need = samples.map(\.need).max() ?? ratio
      return Repair(
        advice:
          "no lightness is enough: \(best.hex) comes nearest, with \(RatioText.failing(ratio, needed: need)):1"
      )
    }
  }

  /// A colour for each interface style, or for each style and contrast, in variants of their own.
  private func split(_ token: TokenID, _ variant: Int, _ samples: [ContrastSample]) -> Repair? {
    for mask in [8, 4, 12]
    where samples.contains(where: { $0.combination & mask != samples[0].combination & mask }) {
      let groups = Dictionary(grouping: samples) { $0.combination & mask }.sorted { $0.key < $1.key }
      var variants: [(key: String, color: RGBAColor)] = []
      var isDone = true
      for (bits, group) in groups where group.contains(where: { !$0.isEnough }) {
        guard Set(group.map(\.color)).count == 1,
          let key = places.key(of: variant, of: token, where: mask, is: bits),
          case .repaired(let color) = Self.repaired(group[0].color, group)
        else {
          isDone = false
          break
        }
        variants.append((key, color))
      }
      guard isDone, !variants.isEmpty, let edits = places.insertions(variants, after: variant, of: token)
      else { continue }
      let names = variants.map { "\($0.color.hex) for '\($0.key)'" }.joined(separator: " and ")
      return Repair(advice: "\(names) would be enough", fixIts: [FixIt("add \(names)", edits)])
    }
    return nil
  }

  /// The nearest colour that has enough contrast in all samples, also once its components are written in 8 bits beside an
  /// opacity that is not.
  private static func repaired(_ color: RGBAColor, _ samples: [ContrastSample]) -> ContrastRepair {
    func repair(margin: Double) -> ContrastRepair {
      color.repairedContrast(
        reaching: samples.lazy.flatMap { sample in
          sample.ground.stacks.lazy.map { (stack: $0, ratio: min(sample.need * margin, 21)) }
        })
    }
    let nearest = repair(margin: 1)
    guard case .repaired(let repaired) = nearest, color.alpha < 1 else { return nearest }
    let written = RGBAColor(repaired.withAlpha(1).bytes).withAlpha(color.alpha)
    let ratios = samples.flatMap { sample in
      sample.ground.stacks.map { (ratio: written.contrastRatio(over: $0), need: sample.need) }
    }
    guard let worst = ratios.min(by: { $0.ratio / $0.need < $1.ratio / $1.need }), worst.ratio < worst.need
    else {
      return nearest
    }
    let safer = repair(margin: 1.01)
    if case .repaired = safer { return safer }
    return .impossible(best: written, ratio: worst.ratio)
  }
}
