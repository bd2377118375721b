import TinctureTheme

/// Says under which traits something is so, in the terms of variant keys.
enum TraitSummary {
  /// The most places that are named.
  private static let limit = 4

  /// The traits of some columns, those left out that make no difference: `dark, light+highContrast`; nil where it is so under
  /// all traits.
  static func text(of columns: [Int], in use: TraitUse) -> String? {
    let all = Set(columns)
    if all.count == use.columnCount { return nil }
    let (mask, breaks) = differences(all, use)
    let reduced = TraitUse(appearanceMask: mask, sizeBreaks: breaks)
    var names: [String] = []
    for column in 0..<reduced.columnCount
    where all.contains(use.column(of: reduced.combination(ofColumn: column))) {
      names.append(name(ofColumn: column, in: reduced))
    }
    let more = names.count > limit ? " and \(names.count - limit) more" : ""
    return names.prefix(limit).joined(separator: ", ") + more
  }

  /// The traits without which the columns could not be told from the others.
  private static func differences(_ columns: Set<Int>, _ use: TraitUse) -> (mask: UInt8, breaks: UInt16) {
    var mask = use.appearanceMask
    for bit in [1, 2, 4, 8] as [UInt8] where mask & bit != 0 {
      let isClosed = columns.allSatisfy {
        columns.contains(use.column(of: use.combination(ofColumn: $0) ^ Int(bit)))
      }
      if isClosed { mask &= ~bit }
    }
    var breaks: UInt16 = 0
    for size in 1..<12 where use.sizeBreaks & (1 << UInt16(size)) != 0 {
      let differs = (0..<use.appearanceCount).contains { appearance in
        let combination = use.combination(ofColumn: appearance) & 15
        return columns.contains(use.column(of: size << 4 | combination))
          != columns.contains(use.column(of: (size - 1) << 4 | combination))
      }
      if differs { breaks |= 1 << UInt16(size) }
    }
    return (mask, breaks)
  }

  /// The appearance's terms, the style first; of the sizes the range.
  private static func name(ofColumn column: Int, in use: TraitUse) -> String {
    let combination = use.combination(ofColumn: column)
    var parts: [String] = []
    if use.appearanceMask != 0 {
      parts.append(
        TraitUse(appearanceMask: use.appearanceMask, sizeBreaks: 0).description(
          ofColumn: column % use.appearanceCount))
    }
    if use.sizeBreaks != 0 { parts.append(use.bandName(ofSize: combination >> 4)) }
    return parts.joined(separator: "+")
  }
}
