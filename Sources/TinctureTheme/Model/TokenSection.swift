/// The sections of a theme file that hold tokens.
public enum TokenSection: UInt8, Sendable, CaseIterable {
  /// Constants, without traits.
  case palette
  /// Colours named by meaning.
  case colors

  /// The section's key in a theme file and the first part of its tokens' paths.
  public var name: String {
    switch self {
    case .palette: "palette"
    case .colors: "colors"
    }
  }

  /// What its tokens are.
  public var kind: TokenKind {
    switch self {
    case .palette, .colors: .color
    }
  }

  /// Whether its values may vary by trait; where they may, variant keys and attribute names are reserved.
  public var isTraitAware: Bool { self != .palette }
}

/// What a token's value is; a reference may only lead to a token of the same kind.
public enum TokenKind: UInt8, Sendable, CaseIterable {
  case color

  /// The kind as `tincture resolve --format json` writes it.
  public var name: String {
    switch self {
    case .color: "color"
    }
  }
}
