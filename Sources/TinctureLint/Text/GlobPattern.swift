/// A name with `*` for any text and `?` for any one character.
package struct GlobPattern: Sendable, Hashable {
  private let pattern: [Character]

  package init(_ pattern: some StringProtocol) {
    self.pattern = Array(pattern)
  }

  /// Whether a text asks to be read as a pattern.
  package static func isPattern(_ text: some StringProtocol) -> Bool {
    text.contains { $0 == "*" || $0 == "?" }
  }

  /// Whether a name is one of those that the pattern means; time is at most the product of both lengths.
  package func matches(_ name: some StringProtocol) -> Bool {
    let name = Array(name)
    var position = 0
    var index = 0
    // Where to go on when the text after the last star does not fit.
    var star: (position: Int, index: Int)?
    while index < name.count {
      if position < pattern.count, pattern[position] == "*" {
        star = (position, index)
        position += 1
      } else if position < pattern.count, pattern[position] == "?" || pattern[position] == name[index] {
        position += 1
        index += 1
      } else if let last = star {
        star = (last.position, last.index + 1)
        position = last.position + 1
        index = last.index + 1
      } else {
        return false
      }
    }
    return pattern[position...].allSatisfy { $0 == "*" }
  }
}
