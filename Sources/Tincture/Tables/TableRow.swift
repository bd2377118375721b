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

  @inlinable
  func value(with traits: TraitCollection) -> Value {
    values[Int(columns[traits.combination])]
  }
}
