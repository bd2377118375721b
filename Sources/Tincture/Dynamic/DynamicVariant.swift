/// One of the values that a dynamic value has, and when.
public struct DynamicVariant<Value: Sendable>: Sendable {
  /// The traits that give the value. Those that make no difference are unspecified; of several sizes, it is the one
  /// nearest to `large`.
  public let traits: TraitCollection
  /// The sizes for which the value is the same.
  public let sizes: ClosedRange<ContentSizeCategory>
  public let value: Value
}

extension Dynamic where Value: Equatable {
  /// What the value is under all traits, as few of them as tell its values apart: light before dark, normal before
  /// high contrast, base before elevated, sRGB before P3, and small sizes before large ones.
  ///
  /// - Complexity: it resolves the value 192 times; it is for tools and previews.
  public var variants: [DynamicVariant<Value>] {
    let values = (0..<192).map { resolved(with: TraitCollection(combination: $0)) }
    let sizes = ContentSizeCategory.allCases.filter { $0 != .unspecified }
    // An appearance's bit makes a difference where setting it changes a value.
    let bits = [8, 4, 2, 1].filter { bit in values.indices.contains { values[$0] != values[$0 | bit] } }
    let mask = bits.reduce(0, |)
    var bands: [ClosedRange<Int>] = []
    for size in sizes.indices {
      let isNew = size == 0 || (0..<16).contains { values[size << 4 | $0] != values[(size - 1) << 4 | $0] }
      bands.append(isNew ? size...size : bands.removeLast().lowerBound...size)
    }
    var variants: [DynamicVariant<Value>] = []
    for appearance in 0..<16 where appearance & ~mask == 0 {
      for band in bands {
        let size = min(max(3, band.lowerBound), band.upperBound)
        var traits = TraitCollection(combination: size << 4 | appearance)
        if mask & 8 == 0 { traits.userInterfaceStyle = .unspecified }
        if mask & 4 == 0 { traits.accessibilityContrast = .unspecified }
        if mask & 2 == 0 { traits.userInterfaceLevel = .unspecified }
        if mask & 1 == 0 { traits.displayGamut = .unspecified }
        if bands.count == 1 { traits.preferredContentSizeCategory = .unspecified }
        variants.append(
          DynamicVariant(
            traits: traits, sizes: sizes[band.lowerBound]...sizes[band.upperBound],
            value: values[size << 4 | appearance]))
      }
    }
    return variants
  }
}
