import TinctureColor
import TinctureTheme

/// What a reader is told of a colour: its values, and the contrast of each on each background.
///
/// `light #333333 (9.6:1 on background) · dark #FFFFFF (17.3:1)`
struct ColorDocumentation {
  /// What is said of each variant, such as `light #333333 (9.6:1 on background)`.
  private(set) var variants: [String] = []

  init(_ theme: Theme, _ id: TokenID) {
    let token = theme[id]
    let backgrounds = Array(theme.backgrounds(of: id))
    for column in 0..<token.use.columnCount {
      let combination = token.use.combination(ofColumn: column)
      if Self.isRepetition(theme, id, combination) { continue }
      var text = token.use == .none ? "" : Self.label(token.use, combination) + " "
      text += theme.color(of: id, combination: combination).hex
      let contrasts = backgrounds.map { background in
        let ratio = Self.ratio(theme.contrastRatio(of: id, on: background, combination: combination))
        // Of one background, the first variant tells the name.
        let isNamed = variants.isEmpty || backgrounds.count > 1
        return isNamed ? "\(ratio) on \(Self.name(of: background, in: theme))" : ratio
      }
      if !contrasts.isEmpty { text += " (\(contrasts.joined(separator: ", ")))" }
      variants.append(text)
    }
    if token.hasFallback {
      variants.append("fallback \(theme.colors[Int(theme.fallbackCell(of: id).value)].hex)")
    }
  }

  /// Whether a combination looks just like that of one trait less, so that it need not be told.
  private static func isRepetition(_ theme: Theme, _ id: TokenID, _ combination: Int) -> Bool {
    for bit in [1, 2, 4, 8] where combination & bit != 0 {
      let plainer = combination & ~bit
      let backgrounds = theme.backgrounds(of: id)
      return theme.color(of: id, combination: plainer) == theme.color(of: id, combination: combination)
        && backgrounds.allSatisfy {
          theme.color(of: $0, combination: plainer) == theme.color(of: $0, combination: combination)
        }
    }
    return false
  }

  /// A combination in the terms of variant keys; of those at their default, only the style is named.
  private static func label(_ use: TraitUse, _ combination: Int) -> String {
    var terms: [String] = []
    if use.appearanceMask & 8 != 0 { terms.append(combination & 8 == 0 ? "light" : "dark") }
    if combination & 4 != 0 { terms.append("highContrast") }
    if combination & 2 != 0 { terms.append("elevated") }
    if combination & 1 != 0 { terms.append("p3") }
    if use.sizeBreaks != 0 { terms.append(TraitTerm.sizeName(combination >> 4)) }
    return terms.isEmpty ? "any" : terms.joined(separator: "+")
  }

  private static func name(of background: TokenID, in theme: Theme) -> String {
    let path = theme.path(of: background)
    return path.split(separator: ".").dropFirst().joined(separator: ".")
  }

  /// A ratio to one decimal, rounded down so that no limit is reached on paper alone.
  private static func ratio(_ ratio: Double) -> String {
    let tenths = Int((ratio * 10 + 1e-9).rounded(.down))
    return "\(tenths / 10).\(tenths % 10):1"
  }
}
