import Tincture
import TinctureLint
import TinctureTheme

/// All that there is to say of a token under one combination of traits.
struct TokenExplanation {
  let theme: Theme
  let token: TokenID
  let appearance: Appearance
  let value: TokenValue
  let choice: VariantChoice
  let derivation: Derivation
  let contrasts: [ContrastExplanation]
  let referrers: [Referrer]
  /// Where things stand in the theme's files.
  let places: PlaceNames

  init(
    _ token: TokenID, of theme: Theme, _ appearance: Appearance, need: ContrastNeed, places: PlaceNames
  ) {
    self.theme = theme
    self.token = token
    self.appearance = appearance
    value = theme.value(of: token, combination: appearance.combination)
    choice = theme.variantChoice(of: token, combination: appearance.combination)
    derivation = theme.derivation(of: token, combination: appearance.combination)
    contrasts = ContrastExplanation.all(
      of: token, in: theme, combination: appearance.combination, need: need)
    referrers = theme.referrers(of: token)
    self.places = places
  }

  /// Why the token should no longer be used; nil where it may be.
  var deprecation: String? {
    switch theme[token].deprecation {
    case .plain: "it should no longer be used"
    case .message(let text): theme.texts.string(text)
    case .replacement(let other): "use \(theme.path(of: other)) instead"
    case nil: nil
    }
  }

  /// The names of the sizes that have a value of their own, and that value: of a metric that varies by the size, and of a font.
  var sizes: [(first: String, last: String, points: Double)] {
    var sizes: [(first: String, last: String, points: Double)] = []
    for size in 0..<12 {
      guard let points = points(at: size) else { return [] }
      let name = "\(TraitTerm.sizeName(size))"
      if let last = sizes.last, last.points == points {
        sizes[sizes.count - 1].last = name
      } else {
        sizes.append((name, name, points))
      }
    }
    return sizes.count > 1 ? sizes : []
  }

  /// The points that the token has at one size category, 0...11.
  private func points(at size: Int) -> Double? {
    let combination = size << 4 | appearance.combination & 15
    switch theme.value(of: token, combination: combination) {
    case .metric(let points): return points
    case .font(let font): return ContentSizeCategory(rawValue: size).map(font.pointSize)
    default: return nil
    }
  }

  /// The points of a font at the size category of the appearance.
  var pointSize: Double? {
    guard case .font = value else { return nil }
    return points(at: appearance.combination >> 4)
  }
}
