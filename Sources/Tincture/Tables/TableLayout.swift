/// Which traits a row varies by, and so which of its columns serves which combination of traits.
///
/// A row has a column for each appearance that the mask tells apart, size band after size band.
struct TableLayout: Equatable {
  /// The bits of the appearance that make a difference: 8 style, 4 contrast, 2 level, 1 gamut.
  var appearanceMask: UInt8
  /// Bit *n* says that a new size band begins at the size *n*, 1...11.
  var sizeBreaks: UInt16

  /// All traits at their default, the size being `large`.
  static let defaultCombination = 3 << 4

  var columnCount: Int {
    (1 << appearanceMask.nonzeroBitCount) * (1 + sizeBreaks.nonzeroBitCount)
  }

  /// The column of a combination, 0..<192.
  func column(of combination: Int) -> Int {
    var column = (sizeBreaks & (2 << UInt16(combination >> 4) &- 1)).nonzeroBitCount
    for bit in [8, 4, 2, 1] where Int(appearanceMask) & bit != 0 {
      column = column << 1 | (combination & bit == 0 ? 0 : 1)
    }
    return column
  }
}
