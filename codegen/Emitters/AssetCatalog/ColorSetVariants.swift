import TinctureTheme

/// The entries of a colorset: as many as it takes for every appearance to have the token's colour, and no more.
///
/// Of the entries whose appearances all hold, Xcode's tools take the one that says most. Which of two that say something
/// different comes first is documented nowhere, so that an entry is left out only where each of the orders gives the same
/// colour without it.
struct ColorSetVariants {
  /// The traits that a catalog can tell apart.
  static let appearanceMask = TraitUse.dark | TraitUse.highContrast | TraitUse.p3

  private(set) var entries: [ColorSetEntry] = []

  /// A colour for each gamut, by their numbers in the theme.
  private struct Pair: Equatable {
    let srgb: Int32
    let p3: Int32
  }

  init(_ id: TokenID, of theme: Theme) {
    let token = theme[id]
    func pair(_ bits: UInt8) -> Pair {
      let combination = TraitUse.defaultCombination | Int(bits)
      return Pair(
        srgb: theme.cell(of: id, combination: combination).value,
        p3: theme.cell(of: id, combination: combination | Int(TraitUse.p3)).value)
    }
    let light = pair(0)
    var variants: [(luminosity: ColorSetEntry.Luminosity, isHighContrast: Bool, colors: Pair)] = []
    let fallback = theme.fallbackCell(of: id).value
    if token.hasFallback, Pair(srgb: fallback, p3: fallback) != light {
      // Where there are no styles, what says nothing serves, and that is the fallback; so light has to be said.
      let any = Pair(srgb: fallback, p3: fallback)
      variants = [(.any, false, any), (.light, false, light)]
      let dark = pair(TraitUse.dark)
      if dark != any { variants.append((.dark, false, dark)) }
      let lightHigh = pair(TraitUse.highContrast)
      if lightHigh != light { variants.append((.light, true, lightHigh)) }
      let darkHigh = pair(TraitUse.dark | TraitUse.highContrast)
      if darkHigh != dark { variants.append((.dark, true, darkHigh)) }
    } else {
      variants = [(.any, false, light)]
      if token.use.appearanceMask & (TraitUse.dark | TraitUse.highContrast) != 0 {
        let dark = pair(TraitUse.dark)
        let high = pair(TraitUse.highContrast)
        let darkHigh = pair(TraitUse.dark | TraitUse.highContrast)
        if dark != light { variants.append((.dark, false, dark)) }
        if high != light { variants.append((.any, true, high)) }
        if darkHigh != dark || high != light && darkHigh != high { variants.append((.dark, true, darkHigh)) }
      }
    }
    let isPerGamut = variants.contains { $0.colors.srgb != $0.colors.p3 }
    for gamut in isPerGamut ? [ColorSetEntry.Gamut.srgb, .p3] : [.any] {
      for variant in variants {
        entries.append(
          ColorSetEntry(
            luminosity: variant.luminosity, isHighContrast: variant.isHighContrast, gamut: gamut,
            color: gamut == .p3 ? variant.colors.p3 : variant.colors.srgb))
      }
    }
  }
}

/// One entry of a colorset: a colour, and where it is the one to take.
struct ColorSetEntry {
  enum Luminosity { case any, light, dark }
  enum Gamut { case any, srgb, p3 }

  let luminosity: Luminosity
  let isHighContrast: Bool
  let gamut: Gamut
  /// The colour's number in the theme.
  let color: Int32

  /// Writes the entry as Xcode would, its keys in order.
  func write(to text: inout SourceText, _ components: inout ColorComponentsText) {
    text.append("    {\n")
    if luminosity != .any || isHighContrast { text.append(appearances) }
    components.write(color, to: &text)
    switch gamut {
    case .any: break
    case .srgb: text.append("      \"display-gamut\" : \"sRGB\",\n")
    case .p3: text.append("      \"display-gamut\" : \"display-P3\",\n")
    }
    text.append("      \"idiom\" : \"universal\"\n    }")
  }

  private var appearances: ArraySlice<UInt8> {
    switch (luminosity, isHighContrast) {
    case (.any, false): []
    case (.light, false): Self.light
    case (.dark, false): Self.dark
    case (.any, true): Self.high
    case (.light, true): Self.lightHigh
    case (.dark, true): Self.darkHigh
    }
  }

  private static let light = appearances(("luminosity", "light"))
  private static let dark = appearances(("luminosity", "dark"))
  private static let high = appearances(("contrast", "high"))
  private static let lightHigh = appearances(("luminosity", "light"), ("contrast", "high"))
  private static let darkHigh = appearances(("luminosity", "dark"), ("contrast", "high"))

  private static func appearances(_ terms: (name: String, value: String)...) -> ArraySlice<UInt8> {
    let objects = terms.map { term in
      """
              {
                "appearance" : "\(term.name)",
                "value" : "\(term.value)"
              }
      """
    }
    return Array("      \"appearances\" : [\n\(objects.joined(separator: ",\n"))\n      ],\n".utf8)[...]
  }
}
