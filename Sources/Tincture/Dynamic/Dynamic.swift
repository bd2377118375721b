/// A value that depends on traits: resolve it to get the value to use.
///
/// Two dynamic values are equal when they are the same row of a table, have the same variants, or are copies of one made
/// from a closure. Equal ones always resolve alike; of two that differ this cannot be told in advance.
public struct Dynamic<Value: Sendable>: Sendable {
  @usableFromInline let source: Source

  /// Where the value comes from.
  ///
  /// `@unchecked`: a row's memory is neither changed nor freed once its table is made; all else is `Sendable`.
  @usableFromInline
  enum Source: @unchecked Sendable {
    case row(UnsafePointer<TableRow<Value>>)
    case provider(ValueProvider<Value>)
  }

  @inlinable
  init(source: Source) {
    self.source = source
  }

  /// A value that a provider chooses.
  init(_ provider: ValueProvider<Value>) {
    self.init(source: .provider(provider))
  }
}

// MARK: - Making one

extension Dynamic {
  /// A value that is the same under all traits.
  public init(_ value: Value) {
    self.init(VariantsProvider([value, value, value, value]))
  }

  /// A value that the closure chooses anew whenever it is resolved.
  ///
  /// Inside, resolve other dynamic values with the traits that are given, not with the current ones.
  public init(_ provider: @escaping @Sendable (TraitCollection) -> Value) {
    self.init(ClosureProvider(provider))
  }

  /// A value that one closure chooses under traits, and another for a host without them.
  package init(
    _ provider: @escaping @Sendable (TraitCollection) -> Value, fallback: @escaping @Sendable () -> Value
  ) {
    self.init(ClosureProvider(provider, fallback: fallback))
  }

  /// A value that the closure chooses among dynamic ones; what it returns is resolved under the same traits.
  ///
  /// Each takes a part of the stack for as long as the one that it chose is resolved, so that they cannot be put into
  /// one another thousands of times.
  @_disfavoredOverload
  public init(_ provider: @escaping @Sendable (TraitCollection) -> Dynamic<Value>) {
    self.init(
      { provider($0).resolved(with: $0) as Value }, fallback: { provider(TraitCollection()).fallback })
  }

  /// A value by interface style and contrast. One that is left out is served as in a theme file: high contrast by
  /// the normal value of its style, and dark without a value of its own by `light`.
  public init(
    light: Value, dark: Value? = nil, highContrastLight: Value? = nil, highContrastDark: Value? = nil
  ) {
    self.init(
      VariantsProvider([
        light, highContrastLight ?? light, dark ?? light, highContrastDark ?? dark ?? light,
      ]))
  }

  /// The value of a table's row, among those of its kind.
  ///
  /// A layout's names are read as cases each time, and what that makes stays in memory for good: keep it in a `static let`.
  ///
  /// - Precondition: the table has the row.
  // Not inlinable: it stands in every generated property, and there it would double the time to compile a style.
  public init(row: Int, in table: StyleTable) where Value: TableValue {
    self = Value.dynamic(row: row, in: table)
  }

  /// Another value, made of this one whenever that is resolved; it depends on the same traits.
  public func map<Result: Sendable>(
    _ transform: @escaping @Sendable (Value) -> Result
  ) -> Dynamic<Result> {
    Dynamic<Result>({ transform(resolved(with: $0)) }, fallback: { transform(fallback) })
  }
}

// MARK: - Resolving

extension Dynamic {
  /// The value under the given traits; those that are unspecified are read as their defaults.
  ///
  /// - Complexity: O(1), without allocating or locking, but for what a closure does.
  @inlinable
  public func resolved(with traits: TraitCollection) -> Value {
    switch source {
    case .row(let row): row.pointee.value(with: traits)
    case .provider(let provider): provider.value(with: traits)
    }
  }

  /// The value for a host that knows no traits, such as a system without dark mode: the theme's `fallback`, and
  /// without one the value under the default traits.
  public var fallback: Value {
    switch source {
    case .row(let row): row.pointee.fallback.pointee
    case .provider(let provider): provider.fallback
    }
  }
}
