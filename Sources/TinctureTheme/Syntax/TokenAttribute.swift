/// What a token of a trait-aware section may say beside its values.
package enum TokenAttribute: UInt8, Sendable, CaseIterable {
  case description, on, role, font, distinct, fallback, deprecated

  package var name: StaticString {
    switch self {
    case .description: "description"
    case .on: "on"
    case .role: "role"
    case .font: "font"
    case .distinct: "distinct"
    case .fallback: "fallback"
    case .deprecated: "deprecated"
    }
  }

  package init?(_ text: UnsafeBufferPointer<UInt8>) {
    for attribute in Self.allCases where text.equals(attribute.name) {
      self = attribute
      return
    }
    return nil
  }
}
