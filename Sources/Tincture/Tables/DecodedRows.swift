/// The rows of one kind as they are decoded: by numbers, as the places of their values are not yet known.
struct DecodedRows<Value> {
  struct Row {
    /// Where its map from combinations to columns begins.
    var firstColumn: Int
    var firstValue: Int
    var fallback: Int
  }

  var rows: [Row] = []
  var values: [Value] = []

  /// The rows, which are gone from here then: whoever has them changes them without a copy.
  mutating func taken() -> DecodedRows {
    var rows = DecodedRows()
    swap(&rows, &self)
    return rows
  }
}
