/// What it takes to make a foreground readable.
public enum ContrastRepair: Hashable, Sendable {
  /// It is readable as it is.
  case unchanged
  /// This colour is: the nearest in OKLCH lightness, its hue and chroma kept as far as the gamut allows.
  case repaired(RGBAColor)
  /// No lightness is enough. The best that can be had, and its ratio on the background where most is missing.
  case impossible(best: RGBAColor, ratio: Double)
}

extension RGBAColor {
  /// The colour nearest in OKLCH lightness that reaches a contrast ratio on a stack of backgrounds, the topmost first.
  ///
  /// Its hue, chroma and opacity are kept; what lies outside of its gamut is mapped into it by CSS Color 4's algorithm. The
  /// answer reaches the ratio as it is and in 8 bits, on the background as it is and in 8 bits. Contrast is counted as
  /// in `contrastRatio(over:)`.
  public func repairedContrast(
    over backgrounds: some BidirectionalCollection<RGBAColor>, ratio: Double
  ) -> ContrastRepair {
    repairedContrast(overEach: CollectionOfOne(backgrounds), ratio: ratio)
  }

  /// The colour nearest in OKLCH lightness that reaches a contrast ratio on each of several stacks of backgrounds.
  public func repairedContrast<Stacks: Collection>(
    overEach stacks: Stacks, ratio: Double
  ) -> ContrastRepair where Stacks.Element: BidirectionalCollection<RGBAColor> {
    repairedContrast(reaching: stacks.lazy.map { (stack: $0, ratio: ratio) })
  }

  /// The colour nearest in OKLCH lightness that reaches on each stack of backgrounds a contrast ratio of its own.
  package func repairedContrast<Stack: BidirectionalCollection<RGBAColor>>(
    reaching needs: some Sequence<(stack: Stack, ratio: Double)>
  ) -> ContrastRepair {
    var search = RepairSearch(self)
    for (stack, ratio) in needs {
      // More than 21 cannot be reached, however much more it is.
      search.add(RGBAColor.composite(stack), ratio: ratio.isNaN ? 1 : min(ratio, 22))
    }
    return search.result()
  }
}

/// The search for a lightness.
///
/// On each background, contrast is too low in one stretch of lightness around the background's own, and grows with the
/// distance from it on either side. So the answer is an end of the stretch that the foreground lies in, stretches that
/// overlap taken together.
private struct RepairSearch {
  /// An opaque background, as it is or in 8 bits.
  private struct Background {
    var color: RGBAColor
    var luminance: Double
    /// The contrast ratio to be reached on it.
    var ratio: Double
  }

  private let foreground: RGBAColor
  private let oklch: ColorComponents
  private let gamut: RGBGamut
  private var backgrounds: [Background] = []

  init(_ foreground: RGBAColor) {
    self.foreground = foreground
    oklch = foreground.oklch
    gamut = RGBGamut.of(foreground.colorSpace)
  }

  /// Takes in a background; a translucent one may lie on black or on white.
  mutating func add(_ background: RGBAColor, ratio: Double) {
    guard background.alpha >= 1 else {
      add(background.composited(over: RGBAColor(red: 0, green: 0, blue: 0)), ratio: ratio)
      add(background.composited(over: RGBAColor(red: 1, green: 1, blue: 1)), ratio: ratio)
      return
    }
    addOpaque(background, ratio)
    let rounded = RGBAColor(background.bytes)
    if rounded != background { addOpaque(rounded, ratio) }
  }

  /// Takes in a background once, with the highest ratio that it is given.
  private mutating func addOpaque(_ background: RGBAColor, _ ratio: Double) {
    if let known = backgrounds.firstIndex(where: { $0.color == background }) {
      backgrounds[known].ratio = max(backgrounds[known].ratio, ratio)
    } else {
      backgrounds.append(
        Background(color: background, luminance: background.relativeLuminance, ratio: ratio))
    }
  }

  func result() -> ContrastRepair {
    if isReadable(foreground) { return .unchanged }
    let start = oklch.first.clampedToUnit
    let lighter = answer(from: start, towards: 1)
    let darker = answer(from: start, towards: 0)
    switch (lighter, darker) {
    case (let lighter?, let darker?):
      return .repaired(lighter.lightness - start < start - darker.lightness ? lighter.color : darker.color)
    case (let answer?, nil), (nil, let answer?): return .repaired(answer.color)
    case (nil, nil): return best()
    }
  }

  /// The lightness at which the background where most is missing has the most; between several it may lie anywhere.
  private func best() -> ContrastRepair {
    var best = candidate(0)
    for step in Swift.stride(from: Self.stride, through: Self.steps, by: Self.stride) {
      best = better(best, candidate(step))
    }
    let middle = best.step
    for step in max(middle - Self.stride, 0)...min(middle + Self.stride, Self.steps) {
      best = better(best, candidate(step))
    }
    return .impossible(best: best.color, ratio: best.ratio)
  }

  /// A lightness, and the contrast on the background where most is missing.
  private struct Candidate {
    var step: Int
    var color: RGBAColor
    var ratio: Double
    /// How many times the needed ratio is what there is; less than 1 where it is enough.
    var miss: Double
  }

  private func candidate(_ step: Int) -> Candidate {
    let color = color(Double(step) / Double(Self.steps))
    let rounded = RGBAColor(color.bytes)
    var candidate = Candidate(step: step, color: color, ratio: 21, miss: 0)
    for background in backgrounds {
      let ratio = min(contrast(color, background), contrast(rounded, background))
      if background.ratio / ratio > candidate.miss {
        (candidate.ratio, candidate.miss) = (ratio, background.ratio / ratio)
      }
    }
    return candidate
  }

  private func better(_ first: Candidate, _ second: Candidate) -> Candidate {
    second.miss < first.miss ? second : first
  }

  /// As many as bytes can tell apart.
  private static let steps = 255
  /// Those that are tried first, before their neighbours.
  private static let stride = 5

  // MARK: Contrast

  private func color(_ lightness: Double) -> RGBAColor {
    RGBAColor(
      linear(lightness).map { TransferFunction.sRGBEncoded($0).clampedToUnit }, foreground.alpha,
      foreground.colorSpace)
  }

  private func linear(_ lightness: Double) -> ColorComponents {
    gamut.mapped(oklch: ColorComponents(lightness, oklch.second, oklch.third))
  }

  /// The contrast of a lightness on one background.
  private func contrast(_ lightness: Double, _ background: Background) -> Double {
    if foreground.alpha >= 1, foreground.colorSpace == .sRGB {
      return ContrastRatio.between(RelativeLuminance.of(linear: linear(lightness)), background.luminance)
    }
    return contrast(color(lightness), background)
  }

  private func contrast(_ color: RGBAColor, _ background: Background) -> Double {
    ContrastRatio.between(color.composited(over: background.color).relativeLuminance, background.luminance)
  }

  /// Whether a colour reaches the ratio everywhere, as it is and in 8 bits.
  private func isReadable(_ color: RGBAColor) -> Bool {
    let rounded = RGBAColor(color.bytes)
    return backgrounds.allSatisfy { contrast(color, $0) >= $0.ratio && contrast(rounded, $0) >= $0.ratio }
  }

  // MARK: Search

  /// The nearest lightness on one side that is readable everywhere.
  private func answer(from start: Double, towards end: Double) -> (lightness: Double, color: RGBAColor)? {
    var lightness = start
    var isSettled = false
    while !isSettled {
      isSettled = true
      for background in backgrounds where contrast(lightness, background) < background.ratio {
        guard let next = boundary(background, from: lightness, towards: end) else { return nil }
        lightness = next
        isSettled = false
      }
    }
    return rounded(lightness, towards: end)
  }

  /// Where contrast on one background reaches the ratio, going from a lightness where it does not.
  private func boundary(_ background: Background, from start: Double, towards end: Double) -> Double? {
    guard contrast(end, background) >= background.ratio else { return nil }
    // The side of the background's luminance counts: going towards it, contrast first falls to 1.
    var (low, high) = (start, end)
    var (lowMiss, highMiss) = (miss(low, background, end), miss(high, background, end))
    // False position with halving of the side that stays (the Illinois method): about ten steps to 1e-5.
    var stays = 0
    for _ in 0..<60 where abs(high - low) > 1e-5 {
      var middle = low + (high - low) * (lowMiss / (lowMiss - highMiss))
      if !middle.isFinite || abs(middle - low) < 1e-6 || abs(high - middle) < 1e-6 {
        middle = (low + high) / 2
      }
      let middleMiss = miss(middle, background, end)
      if middleMiss > 0 {
        if stays == 1 { highMiss /= 2 }
        (low, lowMiss, stays) = (middle, middleMiss, 1)
      } else {
        if stays == -1 { lowMiss /= 2 }
        (high, highMiss, stays) = (middle, middleMiss, -1)
      }
    }
    return high
  }

  /// How much luminance a lightness lacks on the way to an end; not above zero where the ratio is reached on that side.
  private func miss(_ lightness: Double, _ background: Background, _ end: Double) -> Double {
    let luminance: Double
    if foreground.alpha >= 1, foreground.colorSpace == .sRGB {
      luminance = RelativeLuminance.of(linear: linear(lightness))
    } else {
      luminance = color(lightness).composited(over: background.color).relativeLuminance
    }
    return end > 0
      ? (background.luminance + 0.05) * background.ratio - 0.05 - luminance
      : luminance - ((background.luminance + 0.05) / background.ratio - 0.05)
  }

  /// Goes on until the colour is readable in 8 bits too: a few hundredths of one step of a byte at a time.
  private func rounded(_ start: Double, towards end: Double) -> (lightness: Double, color: RGBAColor)? {
    let step = end > start ? 0.000_25 : -0.000_25
    var lightness = start
    for _ in 0..<80 {
      let candidate = color(lightness)
      if isReadable(candidate) { return (lightness, candidate) }
      guard lightness != end else { return nil }
      lightness = end > start ? min(lightness + step, end) : max(lightness + step, end)
    }
    let last = color(end)
    return isReadable(last) ? (end, last) : nil
  }
}
