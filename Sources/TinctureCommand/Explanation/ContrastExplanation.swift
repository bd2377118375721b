import TinctureColor
import TinctureLint
import TinctureTheme

/// The contrast of a colour on one of the things that it is drawn on.
struct ContrastExplanation {
  /// What needs how much contrast.
  enum Purpose: Equatable {
    case role(ColorRole)
    /// The content of what cannot be used.
    case disabled

    /// The purpose in a sentence.
    var phrase: String {
      switch self {
      case .role(.text): "text"
      case .role(.largeText): "large text"
      case .role(.graphic): "a graphic"
      case .role(.decorative): "decoration"
      case .disabled: "disabled content"
      }
    }
  }

  /// The background, or the surface on whose fill it is drawn.
  let background: TokenID
  /// The state of the surface on whose fill it is drawn; nil for other backgrounds.
  let state: String?
  let purpose: Purpose
  let color: RGBAColor
  /// The backgrounds, the topmost first: of several ways in which they may lie, the worst.
  let stack: [RGBAColor]
  /// The contrast ratio of WCAG 2.2, unrounded.
  let ratio: Double
  /// The ratio that is needed; nil where any will do.
  let need: Double?

  var isEnough: Bool { need.map { ratio >= $0 } ?? true }

  /// What shows below the colour.
  var ground: RGBAColor { RGBAColor.composite(stack) }

  /// The lightness contrast of APCA, with its sign.
  var lightnessContrast: Double { color.lightnessContrast(over: stack) }
}

extension ContrastExplanation {
  /// The contrasts of a token under a combination of traits: of a colour on its backgrounds and on the surfaces whose content
  /// it is, of a surface's content on its fills.
  static func all(
    of token: TokenID, in theme: Theme, combination: Int, need: ContrastNeed
  ) -> [ContrastExplanation] {
    let maker = Maker(theme: theme, combination: combination, need: need)
    return switch theme.kind(of: token) {
    case .color: maker.onBackgrounds(token) + maker.onSurfaces(token)
    case .surface: maker.contents(of: token)
    default: []
    }
  }

  /// Measures the contrasts of one theme under one combination of traits.
  private struct Maker {
    let theme: Theme
    let combination: Int
    let need: ContrastNeed

    func onBackgrounds(_ token: TokenID) -> [ContrastExplanation] {
      let role = theme.role(of: token, combination: combination)
      let color = theme.color(of: token, combination: combination)
      return theme.backgrounds(of: token).compactMap {
        explanation(
          $0, nil, .role(role), color, theme.stacks(from: $0, combination: combination))
      }
    }

    /// A colour as the content of surfaces that refer to it.
    func onSurfaces(_ token: TokenID) -> [ContrastExplanation] {
      theme.tokenIDs.lazy.filter { theme.kind(of: $0) == .surface && theme[$0].isSound }
        .flatMap { surface in
          let states = theme.contents(of: surface, combination: combination).filter { $0.token == token }
          return contents(of: surface).filter { row in states.contains { $0.name == row.state } }
        }
    }

    /// What stands on a surface, state by state; of a state that looks like the normal one, nothing.
    func contents(of surface: TokenID) -> [ContrastExplanation] {
      guard case .surface(let style) = theme.value(of: surface, combination: combination) else { return [] }
      let below = theme.backgrounds(of: surface).flatMap { theme.stacks(from: $0, combination: combination) }
      let tokens = theme.contents(of: surface, combination: combination)
      return style.states.enumerated().compactMap { number, named in
        let (name, state) = named
        if number > 0, state.fill == style.normal.fill, state.content == style.normal.content { return nil }
        guard let color = state.content else { return nil }
        let token = tokens.first { $0.name == name }?.token
        let role = token.map { theme.role(of: $0, combination: combination) } ?? .text
        return explanation(
          surface, name, name == "disabled" ? .disabled : .role(role), color,
          Theme.stacks(of: state.fill?.colors ?? [], over: below))
      }
    }

    private func explanation(
      _ background: TokenID, _ state: String?, _ purpose: Purpose, _ color: RGBAColor, _ stacks: [[RGBAColor]]
    ) -> ContrastExplanation? {
      let measured = stacks.map { (stack: $0, ratio: color.contrastRatio(over: $0)) }
      guard let worst = measured.min(by: { $0.ratio < $1.ratio }) else { return nil }
      var ratio: Double?
      if case .role(let role) = purpose {
        ratio = need.ratio(of: role, isHighContrast: combination & 4 != 0)
      }
      return ContrastExplanation(
        background: background, state: state, purpose: purpose, color: color,
        stack: worst.stack,
        ratio: worst.ratio, need: ratio)
    }
  }
}
