import Testing

@testable import TinctureTheme

@Suite("The columns of a table")
struct TraitUseTests {
  @Test("a column serves just the combinations that look alike", arguments: 0..<16)
  func columns(mask: Int) {
    for breaks in [0, 0b10, 0b1000_0000, 0b0101_0100_1010, 0b1111_1111_1110] as [UInt16] {
      let use = TraitUse(appearanceMask: UInt8(mask), sizeBreaks: breaks)
      var columns = Set<Int>()
      for combination in 0..<192 {
        let column = use.column(of: combination)
        columns.insert(column)
        let standIn = use.combination(ofColumn: column)
        #expect(use.column(of: standIn) == column)
        #expect((standIn ^ combination) & mask == 0)
        let (low, high) = (min(standIn >> 4, combination >> 4), max(standIn >> 4, combination >> 4))
        #expect(low == high || (low + 1...high).allSatisfy { breaks & (1 << UInt16($0)) == 0 })
      }
      #expect(columns == Set(0..<use.columnCount))
    }
  }

  @Test("the first column of a band that holds the default size is that of all defaults")
  func defaults() {
    let use = TraitUse(appearanceMask: 0b1100, sizeBreaks: 1 << 7)
    #expect(use.combination(ofColumn: 0) == TraitUse.defaultCombination)
    #expect(use.description(ofColumn: 3) == "dark+highContrast+large")
    #expect(TraitUse.none.description(ofColumn: 0) == "any")
  }
}
