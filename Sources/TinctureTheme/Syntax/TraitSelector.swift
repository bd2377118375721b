/// What a variant key asks of the traits: terms joined by `+`, at most one a trait, or `any`.
package struct TraitSelector: Hashable, Sendable {
  /// The appearance bits that it constrains, and what it wants them to be.
  package private(set) var mask: UInt8 = 0
  package private(set) var bits: UInt8 = 0
  /// The size categories that it takes.
  package private(set) var sizes: ClosedRange<UInt8> = 0...11
  /// 0 without a size term, 255 for an exact category, and more the narrower a range is.
  private(set) var sizeRank: UInt8 = 0

  /// Takes all traits.
  package static let any = TraitSelector()

  private init() {}

  /// Why a key is not a variant key.
  package enum Fault: Error, Hashable {
    /// This part is no trait term.
    case unknownTerm(Range<Int>)
    /// Two terms for one trait, the second here.
    case twice(Range<Int>)
    /// `any` with other terms.
    case anyWithTerms
  }

  /// Reads a variant key; spaces around `+` do not count.
  package init(_ key: UnsafeBufferPointer<UInt8>) throws(Fault) {
    if key.equals("any") { return }
    var start = 0
    while start <= key.count {
      var end = start
      while end < key.count, key[end] != UInt8(ascii: "+") { end += 1 }
      let part = key.trimmingSpaces(start..<end)
      let text = UnsafeBufferPointer(rebasing: key[part])
      if text.equals("any") { throw .anyWithTerms }
      guard let term = TraitTerm(text) else { throw .unknownTerm(part) }
      try add(term, part)
      start = end + 1
    }
  }

  /// Whether a text is a variant key that asks for a light interface.
  package static func isForLight(_ key: UnsafeBufferPointer<UInt8>) -> Bool {
    guard let selector = try? TraitSelector(key) else { return false }
    return selector.mask & 8 != 0 && selector.bits & 8 == 0
  }

  private mutating func add(_ term: TraitTerm, _ part: Range<Int>) throws(Fault) {
    switch term {
    case .appearance(let bit, let isSet):
      if mask & bit != 0 { throw .twice(part) }
      mask |= bit
      if isSet { bits |= bit }
    case .size(let size):
      if sizeRank != 0 { throw .twice(part) }
      sizes = size...size
      sizeRank = Self.singleSizeRank
    case .sizes(let range):
      if sizeRank != 0 { throw .twice(part) }
      sizes = range
      sizeRank = 13 - UInt8(range.count)
    }
  }

  /// Whether all its terms match a combination of traits (numbered as `TraitUse` says).
  package func matches(_ combination: Int) -> Bool {
    (UInt8(combination & 15) ^ bits) & mask == 0 && sizes.contains(UInt8(combination >> 4))
  }

  /// Of two selectors that match, the one with the greater specificity wins.
  ///
  /// The appearance bits stand in the traits' order of priority, so that comparing the masks as numbers compares
  /// trait by trait.
  package var specificity: UInt16 { UInt16(mask) << 8 | UInt16(sizeRank) }

  /// Whether it has a term for one size category, and no range.
  var isSingleSize: Bool { sizeRank == Self.singleSizeRank }

  private static let singleSizeRank: UInt8 = 255

  /// The traits that it tells apart.
  package var use: TraitUse {
    var breaks: UInt16 = 0
    if sizes.lowerBound > 0 { breaks |= 1 << UInt16(sizes.lowerBound) }
    if sizes.upperBound < 11 { breaks |= 1 << UInt16(sizes.upperBound + 1) }
    return TraitUse(appearanceMask: mask, sizeBreaks: breaks)
  }
}
