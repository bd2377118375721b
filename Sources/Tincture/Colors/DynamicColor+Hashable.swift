extension DynamicColor: Hashable {
  public static func == (left: DynamicColor, right: DynamicColor) -> Bool {
    guard left.opacity == right.opacity else { return false }
    return switch (left.source, right.source) {
    case (.constant(let left), .constant(let right)): left == right
    case (.row(let left), .row(let right)): left == right
    case (.variants(let left), .variants(let right)): left === right || left.colors == right.colors
    case (.provider(let left), .provider(let right)): left === right
    default: false
    }
  }

  public func hash(into hasher: inout Hasher) {
    hasher.combine(opacity)
    switch source {
    case .constant(let color): hasher.combine(color)
    case .row(let row): hasher.combine(row)
    case .variants(let variants): hasher.combine(variants.colors)
    case .provider(let provider): hasher.combine(ObjectIdentifier(provider))
    }
  }
}
