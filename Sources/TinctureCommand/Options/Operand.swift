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
    /// One or many; only the last operand may be so.
    case many
  }

  let value: ArgumentValue
  let count: Count
  let help: String

  /// Whether there must be one.
  var isRequired: Bool { count == .one || count == .many }

  /// Whether there may be many.
  var repeats: Bool { count == .any || count == .many }

  /// The operand as the line of usage shows it.
  var usage: String {
    switch count {
    case .one: value.placeholder
    case .optional: "[\(value.placeholder)]"
    case .any: "[\(value.placeholder) …]"
    case .many: "\(value.placeholder) …"
    }
  }
}
