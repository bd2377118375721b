import Tincture
import TinctureTheme

/// The contrast ratios that are needed, 1...21 (WCAG 2.2, success criteria 1.4.3, 1.4.6 and 1.4.11).
package struct ContrastNeed: Sendable {
  package var text = 4.5
  package var largeText = 3.0
  package var graphic = 3.0
  package var highContrastText = 7.0
  package var highContrastLargeText = 4.5
  package var highContrastGraphic = 4.5

  package init() {}

  /// The ratio that a role needs; nil where any will do.
  package func ratio(of role: ColorRole, isHighContrast: Bool) -> Double? {
    switch role {
    case .text: isHighContrast ? highContrastText : text
    case .largeText: isHighContrast ? highContrastLargeText : largeText
    case .graphic: isHighContrast ? highContrastGraphic : graphic
    case .decorative: nil
    }
  }

  /// The ratio that a colour token needs on its backgrounds under a combination of traits; nil where any will do.
  package func ratio(of token: TokenID, in theme: Theme, combination: Int) -> Double? {
    ratio(of: theme.role(of: token, combination: combination), isHighContrast: combination & 4 != 0)
  }
}

extension Theme {
  /// What a colour is for under a combination of traits: of text with a font, the size of the font decides.
  package func role(of token: TokenID, combination: Int) -> ColorRole {
    let role = self[token].role ?? .text
    guard role == .text, let font = self[token].font, self[font].isSound,
      case .font(let value) = value(of: font, combination: combination),
      let category = ContentSizeCategory(rawValue: combination >> 4)
    else { return role }
    return value.isLarge(at: category) ? .largeText : role
  }

  /// The traits that the role of a colour may vary by.
  package func useOfRole(of token: TokenID) -> TraitUse {
    guard self[token].role ?? .text == .text, let font = self[token].font, self[font].isSound else {
      return .none
    }
    let first = Int(self[font].firstCell)
    return cells[first..<first + self[font].use.columnCount].reduce(self[font].use) { use, cell in
      use.union(.sizes(of: values.fonts[cell.value].textStyle))
    }
  }
}

extension FontToken {
  /// Whether its text is large as WCAG 2.2 has it: 18 points, or 14 points and bold.
  package func isLarge(at category: ContentSizeCategory) -> Bool {
    let isBold = weight == .bold || weight == .heavy || weight == .black
    return pointSize(at: category) >= (isBold ? 14 : 18)
  }
}
