import TinctureTheme

/// Which of several values serves under which traits: the cascade, made flat, without what makes no difference.
struct TraitChoice {
  /// A value for the appearances that have all of some traits, unless an earlier row is for them.
  struct Row {
    let appearance: UInt8
    let value: Int32
  }

  /// What serves at some sizes.
  struct Band {
    let sizes: ClosedRange<Int>
    /// The bits of an appearance that make a difference.
    let mask: UInt8
    /// The last one is for all that no other is for.
    let rows: [Row]
  }

  /// By size; the one of `large` serves also where no size is known.
  let bands: [Band]
  /// The traits that make a difference and cannot be told.
  let lost: TraitUse

  /// - Parameters:
  ///   - mask: the bits of an appearance that can be told.
  ///   - value: the value in a column.
  init(_ use: TraitUse, mask: UInt8, sizes: Bool, value: (Int) -> Int32) {
    let columns = (0..<use.columnCount).map(value)
    if columns.allSatisfy({ $0 == columns[0] }) {
      bands = [Band(sizes: 0...11, mask: 0, rows: [Row(appearance: 0, value: columns[0])])]
      lost = .none
      return
    }
    let count = use.appearanceCount
    var needed = TraitUse.none
    for place in 0..<use.appearanceMask.nonzeroBitCount
    where columns.indices.contains(where: { columns[$0] != columns[$0 & ~(1 << place)] }) {
      needed.appearanceMask |= UInt8(use.combination(ofColumn: 1 << place) & 15)
    }
    var band = 0
    for size in 1..<12 where use.sizeBreaks & (1 << UInt16(size)) != 0 {
      band += 1
      let (former, latter) = (
        columns[(band - 1) * count..<band * count], columns[band * count..<(band + 1) * count]
      )
      if !former.elementsEqual(latter) { needed.sizeBreaks |= 1 << UInt16(size) }
    }
    lost = TraitUse(
      appearanceMask: needed.appearanceMask & ~mask, sizeBreaks: sizes ? 0 : needed.sizeBreaks)
    let told = needed.restricted(toAppearances: mask, sizes: sizes)
    var starts = [0]
    for size in 1..<12 where told.sizeBreaks & (1 << UInt16(size)) != 0 { starts.append(size) }
    bands = starts.indices.map { number in
      let end = number + 1 < starts.count ? starts[number + 1] - 1 : 11
      let size = min(max(TraitUse.defaultSize, starts[number]), end)
      return Self.band(starts[number]...end, told.appearanceMask) { appearance in
        columns[use.column(of: size << 4 | Int(appearance))]
      }
    }
  }

  private static func band(_ sizes: ClosedRange<Int>, _ mask: UInt8, _ value: (UInt8) -> Int32) -> Band {
    var rows: [Row] = []
    var used: UInt8 = 0
    for appearance in 0...mask where appearance & ~mask == 0 {
      // The later of the rows so far stands before them.
      let next = rows.last { $0.appearance & ~appearance == 0 }
      let number = value(appearance)
      if next?.value == number { continue }
      rows.append(Row(appearance: appearance, value: number))
      used |= appearance
    }
    return Band(sizes: sizes, mask: used, rows: rows.reversed())
  }

  /// The one value; nil where there are several.
  var single: Int32? {
    bands.count == 1 && bands[0].rows.count == 1 ? bands[0].rows[0].value : nil
  }
}
