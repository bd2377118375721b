#if !hasFeature(Embedded)
  extension Dynamic: Equatable where Value: Equatable {
    public static func == (left: Dynamic, right: Dynamic) -> Bool {
      switch (left.source, right.source) {
      case (.row(let left), .row(let right)): left == right
      case (.provider(let left), .provider(let right)): left === right || areEqual(left, right)
      default: false
      }
    }

    private static func areEqual(_ left: ValueProvider<Value>, _ right: ValueProvider<Value>) -> Bool {
      if let left = left.variants, let right = right.variants { return left == right }
      guard let left = left as? OpacityProvider, let right = right as? OpacityProvider else { return false }
      return left.opacity == right.opacity && left.color == right.color
    }
  }

  extension Dynamic: Hashable where Value: Hashable {
    public func hash(into hasher: inout Hasher) {
      switch source {
      case .row(let row): hasher.combine(row)
      case .provider(let provider as OpacityProvider):
        hasher.combine(provider.opacity)
        hasher.combine(provider.color)
      case .provider(let provider):
        if let variants = provider.variants {
          hasher.combine(variants)
        } else {
          hasher.combine(ObjectIdentifier(provider))
        }
      }
    }
  }
#endif
