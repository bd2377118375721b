import TinctureColor
import TinctureTheme

/// The relative luminances of a theme's colours, each found at the first need.
struct LuminanceTable {
  private let colors: [RGBAColor]
  /// By the number of the colour; −1 where it is not known yet.
  private var luminances: [Double]

  init(_ theme: Theme) {
    colors = theme.colors
    luminances = Array(repeating: -1, count: colors.count)
  }

  /// The luminance of the colour of a number; its opacity is not considered.
  mutating func luminance(_ color: Int32) -> Double {
    let known = luminances[Int(color)]
    if known >= 0 { return known }
    luminances[Int(color)] = colors[Int(color)].relativeLuminance
    return luminances[Int(color)]
  }

  /// The contrast ratio of two opaque colour tokens under a combination of traits, 1...21.
  mutating func contrastRatio(
    of token: TokenID, on background: TokenID, in theme: Theme, combination: Int
  ) -> Double {
    ContrastRatio.between(
      luminance(theme.cell(of: token, combination: combination).value),
      luminance(theme.cell(of: background, combination: combination).value))
  }
}
