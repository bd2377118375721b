import Tincture
import TinctureColor

/// The contrast of tokens on what they are drawn on.
extension Theme {
  /// The most ways in which translucent backgrounds may lie over each other that are looked at.
  private static let mostStacks = 64
  private static let deepestStack = 32

  /// The WCAG 2.2 contrast ratio of a colour token on a background token under a combination of traits, 1...21.
  ///
  /// A translucent background is composited over each of its own, and so on down, and of a gradient every stop is taken; the
  /// worst ratio is given.
  package func contrastRatio(of token: TokenID, on background: TokenID, combination: Int) -> Double {
    let color = color(of: token, combination: combination)
    return stacks(from: background, combination: combination).reduce(21) {
      min($0, color.contrastRatio(over: $1))
    }
  }

  /// What may lie below a token, itself first, down to what is opaque or lies on nothing.
  package func stacks(from background: TokenID, combination: Int) -> [[RGBAColor]] {
    var finished: [[RGBAColor]] = []
    var open: [(top: TokenID, colors: [RGBAColor])] = [(background, [])]
    while let (token, above) = open.popLast() {
      let below = backgrounds(of: token)
      for color in fills(of: token, combination: combination) {
        let colors = above + [color]
        let isDone = below.isEmpty || color.alpha >= 1 || colors.count >= Self.deepestStack
        if isDone || finished.count + open.count >= Self.mostStacks {
          finished.append(colors)
        } else {
          for next in below { open.append((next, colors)) }
        }
      }
    }
    return finished
  }

  /// The colours that a background shows: of a gradient its stops, of a surface those of its fill at rest.
  package func fills(of token: TokenID, combination: Int) -> [RGBAColor] {
    guard self[token].isSound else { return [] }
    return switch value(of: token, combination: combination) {
    case .color(let color): [color]
    case .gradient(let gradient): gradient.stops.map(\.color)
    case .surface(let surface):
      surface.normal.fill?.colors ?? [RGBAColor(red: 0, green: 0, blue: 0, alpha: 0)]
    case .metric, .font, .shadow, .layout, .image: []
    }
  }
}

extension SurfacePaint {
  /// The colours that it shows: of a gradient its stops.
  package var colors: [RGBAColor] {
    switch self {
    case .color(let color): [color]
    case .gradient(let gradient): gradient.stops.map(\.color)
    }
  }
}
