/// What a token's value is; a reference may only lead to a token of a kind that suits its place.
public enum TokenKind: UInt8, Sendable, CaseIterable {
  case color, metric, font, gradient, shadow, surface, layout, image

  /// The kind as `tincture resolve --format json` writes it.
  public var name: String {
    switch self {
    case .color: "color"
    case .metric: "metric"
    case .font: "font"
    case .gradient: "gradient"
    case .shadow: "shadow"
    case .surface: "surface"
    case .layout: "layout"
    case .image: "image"
    }
  }

  /// The kind in a sentence.
  package var phrase: String {
    switch self {
    case .color: "a colour"
    case .metric: "a number of points"
    case .font: "a font"
    case .gradient: "a gradient"
    case .shadow: "a list of shadows"
    case .surface: "a surface"
    case .layout: "the name of a layout"
    case .image: "an image"
    }
  }

  /// An example of its value, for messages.
  var example: String {
    switch self {
    case .color: "\"#336699\""
    case .metric: "44"
    case .font: "{ textStyle: body, weight: semibold }"
    case .gradient: "{ from: top, to: bottom, stops: [white, black] }"
    case .shadow: "[{ color: black / 20%, radius: 10, y: 4 }]"
    case .surface: "{ shape: capsule, normal: { fill: $colors.card } }"
    case .layout: "list"
    case .image: "heart"
    }
  }
}

/// Several kinds.
package struct TokenKinds: OptionSet, Sendable, Hashable {
  package let rawValue: UInt8

  package init(rawValue: UInt8) {
    self.rawValue = rawValue
  }

  package init(_ kind: TokenKind) {
    rawValue = 1 << kind.rawValue
  }

  package static let color = TokenKinds(.color)
  /// What a fill and a stroke are of.
  package static let paint: TokenKinds = [.color, TokenKinds(.gradient)]
  /// What something is drawn on.
  package static let background: TokenKinds = [.color, TokenKinds(.gradient), TokenKinds(.surface)]

  package func contains(_ kind: TokenKind) -> Bool { contains(TokenKinds(kind)) }

  /// The kinds in a sentence.
  var phrase: String {
    TokenKind.allCases.filter { contains($0) }.map(\.phrase).joined(separator: " or ")
  }
}
