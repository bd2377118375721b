import Tincture
import TinctureTheme

/// A value as a document of tokens writes it; two values are written the same if and only if their spellings are equal.
struct Spelling: Hashable {
  /// What stands at `$value`.
  var value: NameID
  /// What the format has no place for, as members of our own data.
  var detail: NameID?
}

/// How the values of all tokens are written under all traits. A reference counts as what is written: it leads to another
/// value under other traits without being written anew.
struct TokenSpellings {
  /// Per token, the traits by which what is written varies.
  private(set) var uses: [TraitUse] = []
  private var firsts: [Int32] = []
  private var spellings: [Spelling] = []
  private var fallbacks: [TokenID: Spelling] = [:]
  private var texts: NamePool

  init(_ theme: Theme) {
    var writer = ValueWriter(theme)
    texts = NamePool()
    uses.reserveCapacity(theme.tokens.count)
    firsts.reserveCapacity(theme.tokens.count)
    spellings.reserveCapacity(theme.cells.count)
    var columns: [Spelling] = []
    for token in theme.tokenIDs {
      firsts.append(Int32(spellings.count))
      guard theme[token].section.designTokenType != nil else {
        uses.append(.none)
        continue
      }
      let use = writer.traits(of: token)
      columns.removeAll(keepingCapacity: true)
      for column in 0..<use.columnCount {
        columns.append(writer.spelling(of: token, combination: use.combination(ofColumn: column)))
      }
      add(columns, use)
      if theme[token].hasFallback { fallbacks[token] = writer.fallback(of: token) }
    }
    texts = writer.texts
  }

  /// Keeps a token's spellings, without the traits that make no difference to them.
  private mutating func add(_ columns: [Spelling], _ use: TraitUse) {
    if columns.allSatisfy({ $0 == columns[0] }) {
      uses.append(.none)
      spellings.append(columns[0])
      return
    }
    var reduced = use
    for bit in [TraitUse.dark, TraitUse.highContrast, TraitUse.elevated, TraitUse.p3]
    where use.appearanceMask & bit != 0 {
      let isUsed = columns.indices.contains { column in
        let combination = use.combination(ofColumn: column)
        return combination & Int(bit) == 0
          && columns[column] != columns[use.column(of: combination | Int(bit))]
      }
      if !isUsed { reduced.appearanceMask &= ~bit }
    }
    for size in 1..<12 where use.sizeBreaks & 1 << UInt16(size) != 0 {
      let band = (use.sizeBreaks & (2 << UInt16(size) &- 1)).nonzeroBitCount
      let count = use.appearanceCount
      let (smaller, larger) = (
        columns[(band - 1) * count..<band * count], columns[band * count..<(band + 1) * count]
      )
      if smaller.elementsEqual(larger) { reduced.sizeBreaks &= ~(1 << UInt16(size)) }
    }
    uses.append(reduced)
    if reduced == use {
      spellings += columns
    } else {
      for column in 0..<reduced.columnCount {
        spellings.append(columns[use.column(of: reduced.combination(ofColumn: column))])
      }
    }
  }

  subscript(token: TokenID, combination: Int) -> Spelling {
    spellings[Int(firsts[token.index]) + uses[token.index].column(of: combination)]
  }

  func text(_ spelling: NameID) -> ArraySlice<UInt8> { texts[spelling] }

  /// What a host without traits gets, where the theme says that it is something of its own.
  func fallback(of token: TokenID) -> Spelling? { fallbacks[token] }
}
