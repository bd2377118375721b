/// What a token of a trait-aware section may say beside its values.
package enum TokenAttribute: UInt8, Sendable, CaseIterable {
  case description, on, role, font, distinct, scales, rendering, tint, fallback, deprecated

  package var name: StaticString {
    switch self {
    case .description: "description"
    case .on: "on"
    case .role: "role"
    case .font: "font"
    case .distinct: "distinct"
    case .scales: "scales"
    case .rendering: "rendering"
    case .tint: "tint"
    case .fallback: "fallback"
    case .deprecated: "deprecated"
    }
  }

  /// Whether tokens of a kind may have it; only there is its name reserved.
  package func applies(to kind: TokenKind) -> Bool {
    switch self {
    case .description, .fallback, .deprecated: true
    case .on: kind == .color || kind == .surface
    case .role, .font, .distinct: kind == .color
    case .scales: kind == .metric
    case .rendering, .tint: kind == .image
    }
  }

  /// The attribute of a name that tokens of a kind may have.
  package init?(_ text: UnsafeBufferPointer<UInt8>, of kind: TokenKind) {
    for attribute in Self.allCases where text.equals(attribute.name) && attribute.applies(to: kind) {
      self = attribute
      return
    }
    return nil
  }
}
