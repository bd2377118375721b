/// An argument that stands by itself, such as a path.
struct Operand: Sendable {
  /// How many of it there may be.
  enum Count: Sendable {
    /// Exactly one.
    case one
    /// None or one.
    case optional
    /// None, one or many; only the last operand may be so.
    case any
  }

  let value: ArgumentValue
  let count: Count
  let help: String

  /// The operand as the line of usage shows it.
  var usage: String {
    switch count {
    case .one: value.placeholder
    case .optional: "[\(value.placeholder)]"
    case .any: "[\(value.placeholder) …]"
    }
  }
}
