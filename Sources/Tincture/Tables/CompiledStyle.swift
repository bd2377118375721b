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
    var paths: [String] = []
    var groups: [[UInt8]] = []
    var name: [UInt8] = []
    var isEscape = false
    var digits: [UInt8] = []
    func full() -> String { String(decoding: groups.joined() + name, as: UTF8.self) }
    func end() {
      if !name.isEmpty { paths.append(full()) }
      name = []
    }
    for byte in UnsafeBufferPointer(start: tokens.utf8Start, count: tokens.utf8CodeUnitCount) {
      if isEscape {
        digits.append(byte)
        guard digits.count == 2 else { continue }
        name.append(UInt8(String(decoding: digits, as: UTF8.self), radix: 16) ?? 0)
        (isEscape, digits) = (false, [])
        continue
      }
      switch byte {
      case UInt8(ascii: "%"): isEscape = true
      case UInt8(ascii: "("):
        groups.append(name + [UInt8(ascii: ".")])
        name = []
      case UInt8(ascii: ")"):
        end()
        if !groups.isEmpty { groups.removeLast() }
      case UInt8(ascii: " "), UInt8(ascii: "\n"): end()
      default: name.append(byte)
      }
    }
    return paths
  }
}
