/// The sections of a theme file that hold tokens.
public enum TokenSection: UInt8, Sendable, CaseIterable {
  /// Constants, without traits.
  case palette
  /// Colours named by meaning.
  case colors
  case metrics, fonts, gradients, shadows, surfaces, layouts, images

  /// The section's key in a theme file and the first part of its tokens' paths.
  public var name: String {
    switch self {
    case .palette: "palette"
    case .colors: "colors"
    case .metrics: "metrics"
    case .fonts: "fonts"
    case .gradients: "gradients"
    case .shadows: "shadows"
    case .surfaces: "surfaces"
    case .layouts: "layouts"
    case .images: "images"
    }
  }

  /// The section of a name; nil where there is none.
  init?(named name: some StringProtocol) {
    guard let section = Self.allCases.first(where: { $0.name == name }) else { return nil }
    self = section
  }

  /// What its tokens are.
  public var kind: TokenKind {
    switch self {
    case .palette, .colors: .color
    case .metrics: .metric
    case .fonts: .font
    case .gradients: .gradient
    case .shadows: .shadow
    case .surfaces: .surface
    case .layouts: .layout
    case .images: .image
    }
  }

  /// Whether its values may vary by trait; where they may, variant keys and attribute names are reserved.
  public var isTraitAware: Bool { self != .palette }
}
