/// A row of a table: its values, and the map that takes a combination of traits to one of them.
///
/// What it points to is never freed, so that a row may be handed on without being counted.
@usableFromInline
struct TableRow<Value> {
  /// The column of each of the 192 combinations.
  @usableFromInline let columns: UnsafePointer<UInt8>
  /// The value of each column.
  @usableFromInline let values: UnsafePointer<Value>
  /// The value for hosts without traits.
  @usableFromInline let fallback: UnsafePointer<Value>
  /// The row's number among those of its kind.
  let number: Int

  @inlinable
  func value(with traits: TraitCollection) -> Value {
    values[Int(columns[traits.combination])]
  }

  /// A row with each value made another.
  func map<Other>(_ transform: (Value) -> Other) -> TableRow<Other> {
    let count = (0..<192).reduce(0) { max($0, Int(columns[$1]) + 1) }
    let others = UnsafePointer(
      lasting: (0..<count).map { transform(values[$0]) } + [transform(fallback.pointee)])
    return TableRow<Other>(columns: columns, values: others, fallback: others + count, number: number)
  }
}

/// The rows of one kind of value.
///
/// `@unchecked`: what it points to is written before it is made, and neither changed nor freed afterwards.
@usableFromInline
struct TableRows<Value: Sendable>: @unchecked Sendable {
  let count: Int
  private let first: UnsafePointer<TableRow<Value>>

  /// The row of that number.
  @usableFromInline
  subscript(row: Int) -> UnsafePointer<TableRow<Value>> {
    precondition(row >= 0 && row < count, "A style's table has no row of that number.")
    return first + row
  }

  /// Rows that have been decoded, moved to where they stay.
  init(_ rows: DecodedRows<Value>, _ columns: UnsafePointer<UInt8>) {
    let values = UnsafePointer(lasting: rows.values)
    count = rows.rows.count
    first = UnsafePointer(
      lasting: rows.rows.enumerated().map { number, row in
        TableRow(
          columns: columns + row.firstColumn, values: values + row.firstValue,
          fallback: values + row.fallback, number: number)
      })
  }
}

extension UnsafePointer {
  /// The elements, moved to memory that is never freed.
  init(lasting elements: [Pointee]) {
    let copy = UnsafeMutablePointer<Pointee>.allocate(capacity: elements.count)
    for index in elements.indices { (copy + index).initialize(to: elements[index]) }
    self.init(copy)
  }
}
