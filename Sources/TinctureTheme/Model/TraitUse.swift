import Tincture

/// Which traits a value varies by, and so the columns of its table.
///
/// A *combination* is one of 192: `size * 16 + appearance`, where an appearance is
/// `style * 8 + contrast * 4 + level * 2 + gamut` and each term is 0 at the trait's default
/// (sizes count from `xSmall`, 0, to `accessibility5`, 11).
/// Columns are numbered size band by size band, and within a band in the order of appearances.
package struct TraitUse: Hashable, Sendable {
  /// The appearance bits that make a difference.
  package var appearanceMask: UInt8
  /// Bit *n* says that the value may change between the sizes *n* − 1 and *n*; bit 0 is never set.
  package var sizeBreaks: UInt16

  package static let none = TraitUse(appearanceMask: 0, sizeBreaks: 0)

  /// The bits of an appearance.
  package static let dark: UInt8 = 8
  package static let highContrast: UInt8 = 4
  package static let elevated: UInt8 = 2
  package static let p3: UInt8 = 1

  package init(appearanceMask: UInt8, sizeBreaks: UInt16) {
    self.appearanceMask = appearanceMask
    self.sizeBreaks = sizeBreaks
  }

  package func union(_ other: TraitUse) -> TraitUse {
    TraitUse(
      appearanceMask: appearanceMask | other.appearanceMask, sizeBreaks: sizeBreaks | other.sizeBreaks)
  }

  /// The same without the traits that something cannot tell apart, which then are at their defaults.
  package func restricted(toAppearances mask: UInt8, sizes: Bool) -> TraitUse {
    TraitUse(appearanceMask: appearanceMask & mask, sizeBreaks: sizes ? sizeBreaks : 0)
  }

  /// The traits in words, such as `level and size`.
  package var traitNames: String {
    let bits: [(UInt8, String)] = [
      (Self.dark, "style"), (Self.highContrast, "contrast"), (Self.elevated, "level"), (Self.p3, "gamut"),
    ]
    let names =
      bits.filter { appearanceMask & $0.0 != 0 }.map(\.1) + (sizeBreaks == 0 ? [] : ["size"])
    return names.count < 2
      ? names.joined() : names.dropLast().joined(separator: ", ") + " and " + names[names.count - 1]
  }

  package mutating func formUnion(_ other: TraitUse) {
    appearanceMask |= other.appearanceMask
    sizeBreaks |= other.sizeBreaks
  }

  /// The sizes that the text of a style tells apart.
  package static func sizes(of style: TextStyle) -> TraitUse {
    let sizes = ContentSizeCategory.allCases.filter { $0 != .unspecified }
    var breaks: UInt16 = 0
    for (smaller, larger) in zip(sizes, sizes.dropFirst())
    where style.pointSize(at: smaller) != style.pointSize(at: larger) {
      breaks |= 1 << UInt16(larger.rawValue)
    }
    return TraitUse(appearanceMask: 0, sizeBreaks: breaks)
  }

  /// How many columns of a size band there are: 1, 2, 4, 8 or 16.
  package var appearanceCount: Int { 1 << appearanceMask.nonzeroBitCount }

  /// How many size bands there are: 1...12.
  package var sizeBandCount: Int { 1 + sizeBreaks.nonzeroBitCount }

  /// How many different combinations have to be told apart.
  package var columnCount: Int { appearanceCount * sizeBandCount }

  /// The column that serves a combination.
  package func column(of combination: Int) -> Int {
    if sizeBreaks == 0 { return Self.gather(UInt8(combination & 15), appearanceMask) }
    let size = combination >> 4
    let band = (sizeBreaks & (2 << UInt16(size) &- 1)).nonzeroBitCount
    return band * appearanceCount + Self.gather(UInt8(combination & 15), appearanceMask)
  }

  /// A combination that a column serves: unused traits at their default, and the size nearest to `large`.
  package func combination(ofColumn column: Int) -> Int {
    if sizeBreaks == 0 { return Self.defaultCombination | Self.scatter(column, appearanceMask) }
    let band = column / appearanceCount
    let appearance = Self.scatter(column % appearanceCount, appearanceMask)
    var first = 0
    var last = 11
    var number = 0
    for size in 1..<12 where sizeBreaks & (1 << UInt16(size)) != 0 {
      number += 1
      if number == band { first = size }
      if number == band + 1 { last = size - 1 }
    }
    return min(max(Self.defaultSize, first), last) << 4 | appearance
  }

  /// Whether a combination is of a dark interface.
  package static func isDark(_ combination: Int) -> Bool { combination & Int(dark) != 0 }

  /// `large`.
  package static let defaultSize = 3

  /// All traits at their default.
  package static let defaultCombination = defaultSize << 4

  /// A column in the terms of variant keys, such as `dark+highContrast`; only the traits in use are named.
  package func description(ofColumn column: Int) -> String {
    let combination = combination(ofColumn: column)
    var terms: [String] = []
    for (name, term) in TraitTerm.named {
      switch term {
      case .appearance(let bit, let isSet)
      where appearanceMask & bit != 0 && (combination & Int(bit) != 0) == isSet:
        terms.append("\(name)")
      case .size(let size) where sizeBreaks != 0 && combination >> 4 == Int(size):
        terms.append("\(name)")
      default: break
      }
    }
    return terms.isEmpty ? "any" : terms.joined(separator: "+")
  }

  /// The sizes for which a value is as for the given one, in the terms of variant keys, such as `size>=xxLarge`.
  package func bandName(ofSize size: Int) -> String {
    func isBreak(_ size: Int) -> Bool { sizeBreaks & (1 << UInt16(size)) != 0 }
    var first = size
    while first > 0, !isBreak(first) { first -= 1 }
    var last = size
    while last < 11, !isBreak(last + 1) { last += 1 }
    let names = (first: "\(TraitTerm.sizeName(first))", last: "\(TraitTerm.sizeName(last))")
    if first == last { return names.first }
    if first == 0 { return "size<=\(names.last)" }
    if last < 11 { return "\(names.first)…\(names.last)" }
    return ContentSizeCategory(rawValue: first) == .accessibilityMedium
      ? "accessibility" : "size>=\(names.first)"
  }

  private static func gather(_ bits: UInt8, _ mask: UInt8) -> Int {
    var result = 0
    var place = 0
    var rest = mask
    while rest != 0 {
      result |= Int(bits >> UInt8(rest.trailingZeroBitCount) & 1) << place
      place += 1
      rest &= rest - 1
    }
    return result
  }

  private static func scatter(_ packed: Int, _ mask: UInt8) -> Int {
    var result = 0
    var place = 0
    var rest = mask
    while rest != 0 {
      result |= (packed >> place & 1) << rest.trailingZeroBitCount
      place += 1
      rest &= rest - 1
    }
    return result
  }
}
