import TinctureTheme

/// What stands in the columns of a token's table, as numbers that are the same where it is: a value's number, or of a
/// reference the number of its token with all bits turned.
struct CSSColumns {
  var leaves: [Int32] = []
  private(set) var use = TraitUse.none
  /// The traits in use; the first is the lowest bit of a column.
  private(set) var traits: [CSSConditions.Trait] = []

  /// Columns that must be written as one value.
  struct Part {
    var bands: Range<Int>
    /// A column of the first band that is in it, and the bits that are free in it.
    var base: Int
    var free: Int
  }

  static func reference(_ token: TokenID) -> Int32 { ~Int32(token.index) }

  static func token(_ leaf: Int32) -> TokenID? { leaf < 0 ? TokenID(Int(~leaf)) : nil }

  mutating func begin(_ use: TraitUse) {
    leaves.removeAll(keepingCapacity: true)
    guard use != self.use else { return }
    self.use = use
    traits = CSSConditions.traits.reversed().filter { use.appearanceMask & $0.bit != 0 }
  }

  var whole: Part { Part(bands: 0..<use.sizeBandCount, base: 0, free: use.appearanceCount - 1) }

  subscript(band: Int, appearance: Int) -> Int32 { leaves[band * use.appearanceCount + appearance] }

  /// The columns of a part.
  func columns(of part: Part) -> [Int] {
    part.bands.flatMap { band in
      (0..<use.appearanceCount).filter { $0 & ~part.free == part.base }.map {
        band * use.appearanceCount + $0
      }
    }
  }

  /// The sizes of some bands.
  func sizes(of bands: Range<Int>) -> ClosedRange<Int> {
    var first = 0
    var last = 11
    var number = 0
    for size in 1..<12 where use.sizeBreaks & (1 << UInt16(size)) != 0 {
      number += 1
      if number == bands.lowerBound { first = size }
      if number == bands.upperBound { last = size - 1 }
    }
    return first...last
  }

  // MARK: Splitting

  /// The part in runs of bands that are alike.
  func runs(of part: Part) -> [Part] {
    var runs: [Part] = []
    for band in part.bands {
      if let last = runs.last, areAlike(last.bands.lowerBound, band, part) {
        runs[runs.count - 1].bands = last.bands.lowerBound..<band + 1
      } else {
        runs.append(Part(bands: band..<band + 1, base: part.base, free: part.free))
      }
    }
    return runs
  }

  private func areAlike(_ first: Int, _ second: Int, _ part: Part) -> Bool {
    subsets(of: part.free) { self[first, part.base | $0] == self[second, part.base | $0] }
  }

  /// The trait to split a part of alike bands by, as a bit of its columns: nil where it is one value.
  ///
  /// The split leaves the fewest values to write; of several such, it is by the least important trait.
  func split(_ part: Part) -> Int? {
    let free = relevant(part.free, part.base, part.bands.lowerBound)
    if free & (free - 1) == 0 { return free == 0 ? nil : free }
    var best = (bit: 0, count: Int.max)
    var rest = free
    while rest != 0 {
      let bit = rest & -rest
      rest &= rest - 1
      let count =
        leafCount(part.base, free & ~bit, part.bands.lowerBound)
        + leafCount(part.base | bit, free & ~bit, part.bands.lowerBound)
      if count < best.count { best = (bit, count) }
    }
    return best.bit
  }

  private func leafCount(_ base: Int, _ free: Int, _ band: Int) -> Int {
    let free = relevant(free, base, band)
    if free == 0 { return 1 }
    var best = Int.max
    var rest = free
    while rest != 0 {
      let bit = rest & -rest
      rest &= rest - 1
      best = min(best, leafCount(base, free & ~bit, band) + leafCount(base | bit, free & ~bit, band))
    }
    return best
  }

  /// The free bits that make a difference.
  private func relevant(_ free: Int, _ base: Int, _ band: Int) -> Int {
    var result = free
    var rest = free
    while rest != 0 {
      let bit = rest & -rest
      rest &= rest - 1
      let others = result & ~bit
      if subsets(of: others, allSatisfy: { self[band, base | $0] == self[band, base | $0 | bit] }) {
        result = others
      }
    }
    return result
  }

  private func subsets(of bits: Int, allSatisfy condition: (Int) -> Bool) -> Bool {
    var subset = bits
    while true {
      if !condition(subset) { return false }
      if subset == 0 { return true }
      subset = (subset - 1) & bits
    }
  }
}
