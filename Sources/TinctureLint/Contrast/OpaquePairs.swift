import TinctureColor
import TinctureTheme

/// Finds quickly the pairs of opaque colours that have enough contrast, as most do: each colour's luminance is found once.
struct OpaquePairs {
  private let theme: Theme
  private let need: ContrastNeed
  private var luminances: LuminanceTable

  init(_ theme: Theme, _ need: ContrastNeed) {
    self.theme = theme
    self.need = need
    luminances = LuminanceTable(theme)
  }

  /// Whether both are opaque, and have enough contrast under all traits.
  mutating func isEnough(_ token: TokenID, on background: TokenID) -> Bool {
    guard theme.isOpaque(token), theme.isOpaque(background) else { return false }
    let use = theme.contrastUse(of: token, on: background)
    let isOfOneRole = theme[token].font == nil
    for column in 0..<use.columnCount {
      let combination = use.combination(ofColumn: column)
      let role =
        isOfOneRole ? theme[token].role ?? .text : theme.role(of: token, combination: combination)
      guard let needed = need.ratio(of: role, isHighContrast: combination & 4 != 0) else { continue }
      let ratio = luminances.contrastRatio(
        of: token, on: background, in: theme, combination: combination)
      if ratio < needed { return false }
    }
    return true
  }
}
