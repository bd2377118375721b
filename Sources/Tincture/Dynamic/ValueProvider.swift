/// What chooses the value of a `Dynamic` that is no row of a table, with an identity to compare by.
///
/// `@unchecked`, here and in what inherits from it: a class that is not final cannot be checked, and all of them have
/// nothing but constants that are `Sendable`.
@usableFromInline
class ValueProvider<Value: Sendable>: @unchecked Sendable {
  init() {}

  /// The value under the given traits.
  @usableFromInline
  func value(with traits: TraitCollection) -> Value {
    preconditionFailure("What inherits from a provider says what it provides.")
  }

  /// The value for a host that knows no traits.
  var fallback: Value { value(with: TraitCollection()) }

  /// Light, light in high contrast, dark, dark in high contrast, where these are all that there is.
  var variants: [Value]? { nil }
}

/// A closure that chooses a value.
final class ClosureProvider<Value: Sendable>: ValueProvider<Value>, @unchecked Sendable {
  private let choose: @Sendable (TraitCollection) -> Value
  private let chooseFallback: (@Sendable () -> Value)?

  init(
    _ choose: @escaping @Sendable (TraitCollection) -> Value, fallback: (@Sendable () -> Value)? = nil
  ) {
    self.choose = choose
    chooseFallback = fallback
  }

  override func value(with traits: TraitCollection) -> Value { choose(traits) }

  override var fallback: Value { chooseFallback?() ?? choose(TraitCollection()) }
}

/// A value by interface style and contrast.
final class VariantsProvider<Value: Sendable>: ValueProvider<Value>, @unchecked Sendable {
  private let values: [Value]

  /// - Parameter values: light, light in high contrast, dark, dark in high contrast.
  init(_ values: [Value]) {
    self.values = values
  }

  override func value(with traits: TraitCollection) -> Value { values[traits.appearance >> 2] }

  override var variants: [Value]? { values }
}
