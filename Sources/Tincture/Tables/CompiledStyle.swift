/// A generated style as a whole: its name, its values, and what its tokens are called in the theme.
public struct CompiledStyle: Sendable {
  /// The theme's name.
  public let name: String
  /// The values.
  public let table: StyleTable
  private let tokens: StaticString

  /// A style.
  ///
  /// - Parameters:
  ///   - tokens: the names of the tokens in the order of their rows, those of a group in parentheses behind its name:
  ///     `colors(label button(fill edge))`. What is no ASCII letter, digit, `.`, `_` or `-` is `%` and two hexadecimal
  ///     digits.
  public init(name: String, table: StyleTable, tokens: StaticString) {
    self.name = name
    self.table = table
    self.tokens = tokens
  }

  /// The full names of all tokens, such as `colors.button.fill`, in the order of the theme.
  package var paths: [String] {
    var decoder = StyleTableDecoder(
      UnsafeBufferPointer(start: tokens.utf8Start, count: tokens.utf8CodeUnitCount))
    var paths: [String] = []
    // The names of the groups around the place, each with a point.
    var groups: [String] = []
    while !decoder.isAtEnd {
      let name = decoder.decodeName()
      if decoder.skip("(") {
        groups.append(name + ".")
        continue
      }
      if !name.isEmpty { paths.append(groups.joined() + name) }
      if decoder.skip(")") {
        _ = groups.popLast()
      } else if !decoder.isAtEnd {
        let isSpace = decoder.skip(" ") || decoder.skip("\n")
        precondition(isSpace, "The names of a style's tokens stand apart by white space.")
      }
    }
    return paths
  }
}
