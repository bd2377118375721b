/// Which way round a mix of hues goes (CSS Color 4, 12.4).
public enum HueInterpolation: Sendable, Hashable, CaseIterable {
  /// The shorter way.
  case shorter
  /// The longer way.
  case longer
  /// Towards greater angles.
  case increasing
  /// Towards lesser angles.
  case decreasing

  /// The second hue, moved by whole turns so that a straight way from the first is the wanted one.
  func adjusted(_ second: Double, from first: Double) -> Double {
    let difference = second - first
    switch self {
    case .shorter: return difference > 180 ? second - 360 : difference < -180 ? second + 360 : second
    case .longer:
      if difference > 0, difference < 180 { return second - 360 }
      return difference > -180 && difference <= 0 ? second + 360 : second
    case .increasing: return difference < 0 ? second + 360 : second
    case .decreasing: return difference > 0 ? second - 360 : second
    }
  }
}

extension ColorValue {
  /// A mix of two colours, in any space, with premultiplied alpha.
  ///
  /// A component that one colour misses is taken from the other; before that, missing components are carried over to
  /// components of the same meaning in the space of the mix. Source: CSS Color 4, 12.
  ///
  /// - Parameters:
  ///   - fraction: how far from this colour to the other, 0...1.
  ///   - space: where to mix, and the space of the result.
  ///   - hue: which way round hues go, in spaces that have one.
  public func mixed(
    with other: ColorValue, fraction: Double, in space: ColorSpace = .oklab, hue: HueInterpolation = .shorter
  ) -> ColorValue {
    let fraction = fraction.clampedToUnit
    var (first, second) = (prepared(for: space), other.prepared(for: space))
    (first, second) = (first.filled(from: second), second.filled(from: first))
    let missing = first.missing.intersection(second.missing)
    let alpha = first.alpha + (second.alpha - first.alpha) * fraction
    // A missing alpha does not weigh the components.
    let (weight1, weight2) = missing.contains(.alpha) ? (1, 1) : (first.alpha, second.alpha)
    let weight = missing.contains(.alpha) ? 1 : alpha
    var result = ColorComponents(0, 0, 0)
    for index in 0..<3 {
      let (a, b) = (first.components[index], second.components[index])
      if index == space.hueIndex {
        let (start, end) = (PlatformMath.wrapped(degrees: a), PlatformMath.wrapped(degrees: b))
        result[index] = PlatformMath.wrapped(
          degrees: start + (hue.adjusted(end, from: start) - start) * fraction)
      } else {
        let premultiplied = a * weight1 + (b * weight2 - a * weight1) * fraction
        result[index] = weight > 0 ? premultiplied / weight : a + (b - a) * fraction
      }
    }
    return ColorValue(space, result, alpha: alpha, missing: missing)
  }

  /// The colour in the space of a mix, with its missing components carried over.
  private func prepared(for target: ColorSpace) -> ColorValue {
    let color = converted(to: target)
    guard !missing.isEmpty, target != space else { return color }
    var carried = color.missing
    for (index, description) in space.components.enumerated() where missing.contains(.index(index)) {
      let analogous = target.components.firstIndex { $0.role.isAnalogous(to: description.role) }
      if let analogous { carried.insert(.index(analogous)) }
    }
    return ColorValue(target, color.components, alpha: color.alpha, missing: carried)
  }

  /// The colour with what it misses taken from another one.
  private func filled(from other: ColorValue) -> ColorValue {
    var components = components
    var stillMissing = missing
    for index in 0..<3 where missing.contains(.index(index)) && !other.missing.contains(.index(index)) {
      components[index] = other.components[index]
      stillMissing.remove(.index(index))
    }
    var alpha = alpha
    if missing.contains(.alpha), !other.missing.contains(.alpha) {
      alpha = other.alpha
      stillMissing.remove(.alpha)
    }
    return ColorValue(space, components, alpha: alpha, missing: stillMissing)
  }
}

extension ColorComponentDescription.Role {
  /// Whether a missing component of this meaning is one of the other, in another space (CSS Color 4, 12.2).
  fileprivate func isAnalogous(to other: Self) -> Bool {
    switch (self, other) {
    case (.red, .x), (.x, .red), (.green, .y), (.y, .green), (.blue, .z), (.z, .blue): true
    case (.chroma, .saturation), (.saturation, .chroma): true
    default: self == other
    }
  }
}
