import Tincture
import TinctureTheme

/// Which metrics of a theme grow with the person's text, as Android's `sp` does.
struct TextScaling {
  private let isScaled: [Bool]

  init(_ theme: Theme) {
    isScaled = theme.tokens.enumerated().map { index, token in
      token.section == .metrics && token.use.sizeBreaks != 0 && Self.isScaled(TokenID(index), theme)
    }
  }

  /// Whether a metric varies by size as a text style does, and in no other way.
  subscript(token: TokenID) -> Bool { isScaled[token.index] }

  private static func isScaled(_ id: TokenID, _ theme: Theme) -> Bool {
    let use = theme[id].use
    let appearances = (0..<16).filter { UInt8($0) & ~use.appearanceMask == 0 }
    func value(_ size: Int, _ appearance: Int) -> Double {
      theme.values.metrics[theme.cell(of: id, combination: size << 4 | appearance).value]
    }
    return styles.contains { style, sizes in
      use.sizeBreaks & ~sizes == 0
        && appearances.allSatisfy { appearance in
          let usual = value(TraitUse.defaultSize, appearance)
          return (0..<12).allSatisfy { size in
            let category = ContentSizeCategory(rawValue: size) ?? .large
            let difference = value(size, appearance) - style.scaledValue(for: usual, at: category)
            return abs(difference) <= 1e-9 * max(1, abs(usual))
          }
        }
    }
  }

  /// The text styles, each with the sizes that it tells apart.
  private static let styles = TextStyle.allCases.map { ($0, TraitUse.sizes(of: $0).sizeBreaks) }
}
