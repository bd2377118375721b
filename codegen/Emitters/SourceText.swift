/// Source text as it is written, line by line, in UTF-8.
struct SourceText {
  private(set) var bytes: [UInt8] = []

  mutating func reserveCapacity(_ count: Int) { bytes.reserveCapacity(count) }

  /// Ends a line.
  mutating func line() { bytes.append(UInt8(ascii: "\n")) }

  /// Writes a line, indented by two spaces a level.
  mutating func line(_ parts: String..., depth: Int) {
    indent(depth)
    for part in parts { append(part) }
    line()
  }

  mutating func indent(_ depth: Int) {
    for _ in 0..<depth * 2 { bytes.append(UInt8(ascii: " ")) }
  }

  mutating func append(_ text: String) { bytes.append(contentsOf: text.utf8) }

  mutating func append(byte: UInt8) { bytes.append(byte) }

  /// Gives the buffer to a writer that appends to it.
  mutating func write(_ body: (inout [UInt8]) -> Void) { body(&bytes) }

  // MARK: Documentation

  /// Writes a text as a documentation comment, its lines folded to a width that reads well.
  mutating func documentation(_ text: String, depth: Int) {
    for paragraph in text.split(omittingEmptySubsequences: false, whereSeparator: \.isNewline) {
      let words = paragraph.split { $0 == " " || $0 == "\t" }.map {
        String($0.unicodeScalars.filter(Self.isPrintable))
      }
      documentation(words: words, depth: depth)
      if words.isEmpty { line("///", depth: depth) }
    }
  }

  /// Writes items on one line where they fit, else as a list.
  mutating func documentation(items: [String], depth: Int) {
    let line = items.joined(separator: " · ")
    if line.count <= Self.documentationWidth(depth) {
      self.line("/// ", line, depth: depth)
    } else {
      for item in items {
        documentation(words: item.split(separator: " ").map(String.init), bullet: "- ", depth: depth)
      }
    }
  }

  /// Writes words, folded; what follows the first line is indented as far as a bullet reaches.
  private mutating func documentation(words: [String], bullet: String = "", depth: Int) {
    let width = Self.documentationWidth(depth)
    var column = 0
    for word in words {
      if column > 0, column + 1 + word.count > width {
        line()
        column = 0
        indent(depth)
        append("/// " + String(repeating: " ", count: bullet.count))
        column = bullet.count
      } else if column == 0 {
        indent(depth)
        append("/// " + bullet)
        column = bullet.count
      } else {
        append(" ")
        column += 1
      }
      append(word)
      column += word.count
    }
    if !words.isEmpty { line() }
  }

  /// The room for a comment's text.
  private static func documentationWidth(_ depth: Int) -> Int {
    max(SwiftEmitter.lineLength - 2 * depth - 4, 40)
  }

  /// Whether a character may stand in a comment: it neither ends it nor turns the direction of what follows.
  private static func isPrintable(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.properties.generalCategory {
    case .control, .lineSeparator, .paragraphSeparator, .surrogate: false
    case .format: scalar.value == 0x200D
    default: true
    }
  }

  // MARK: Literals

  /// A text as a string literal of Swift, on one line.
  static func quoted(_ text: String) -> String {
    var result = "\""
    for scalar in text.unicodeScalars {
      switch scalar {
      case "\"": result += "\\\""
      case "\\": result += "\\\\"
      case "\n": result += "\\n"
      case _ where isPrintable(scalar): result.unicodeScalars.append(scalar)
      default: result += "\\u{\(String(scalar.value, radix: 16))}"
      }
    }
    return result + "\""
  }
}
