/// One term of a variant key: what it asks of one trait.
package enum TraitTerm: Hashable, Sendable {
  /// One value of a two-valued trait: the trait's bit in an appearance, and whether it must be set.
  case appearance(bit: UInt8, isSet: Bool)
  /// One size category, 0 (`xSmall`) ... 11 (`accessibility5`).
  case size(UInt8)
  /// A range of size categories.
  case sizes(ClosedRange<UInt8>)

  /// All terms but the open ranges `size>=…` and `size<=…`.
  package static let named: [(name: StaticString, term: TraitTerm)] = [
    ("light", .appearance(bit: 8, isSet: false)), ("dark", .appearance(bit: 8, isSet: true)),
    ("normalContrast", .appearance(bit: 4, isSet: false)),
    ("highContrast", .appearance(bit: 4, isSet: true)),
    ("base", .appearance(bit: 2, isSet: false)), ("elevated", .appearance(bit: 2, isSet: true)),
    ("srgb", .appearance(bit: 1, isSet: false)), ("p3", .appearance(bit: 1, isSet: true)),
    ("accessibility", .sizes(7...11)),
    ("xSmall", .size(0)), ("small", .size(1)), ("medium", .size(2)), ("large", .size(3)),
    ("xLarge", .size(4)), ("xxLarge", .size(5)), ("xxxLarge", .size(6)),
    ("accessibility1", .size(7)), ("accessibility2", .size(8)), ("accessibility3", .size(9)),
    ("accessibility4", .size(10)), ("accessibility5", .size(11)),
  ]

  /// The lengths that terms have, a bit each.
  private static let lengths = named.reduce(0 as UInt32) { $0 | 1 << UInt32($1.name.utf8CodeUnitCount) }

  /// The term of a size category, 0...11.
  package static func sizeName(_ size: Int) -> StaticString {
    named.first { $0.term == .size(UInt8(size)) }?.name ?? ""
  }

  /// Reads a term without spaces around it; nil when it is none.
  package init?(_ text: UnsafeBufferPointer<UInt8>) {
    if let comparison = Self.sizeComparison(text) {
      guard case .size(let size) = TraitTerm(UnsafeBufferPointer(rebasing: text[comparison.name...])) else {
        return nil
      }
      self = .sizes(comparison.isAtLeast ? size...11 : 0...size)
      return
    }
    guard text.count < 32, Self.lengths & 1 << UInt32(text.count) != 0 else { return nil }
    for (name, term) in Self.named where text.equals(name) {
      self = term
      return
    }
    return nil
  }

  /// Where the category's name starts in `size>=name` or `size<=name`.
  private static func sizeComparison(
    _ text: UnsafeBufferPointer<UInt8>
  ) -> (name: Int, isAtLeast: Bool)? {
    guard text.count > 6, text.hasPrefix("size") else { return nil }
    var index = text.skippingSpaces(from: 4)
    guard index + 1 < text.count, text[index + 1] == UInt8(ascii: "=") else { return nil }
    let isAtLeast = text[index] == UInt8(ascii: ">")
    guard isAtLeast || text[index] == UInt8(ascii: "<") else { return nil }
    index = text.skippingSpaces(from: index + 2)
    return (index, isAtLeast)
  }
}
