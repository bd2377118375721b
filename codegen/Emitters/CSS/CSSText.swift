/// Texts as CSS takes them.
enum CSSText {
  /// A text as a string of CSS.
  static func quoted(_ text: String) -> String {
    var result = "\""
    for scalar in text.unicodeScalars {
      switch scalar {
      case "\"", "\\": result += "\\\(scalar)"
      case _ where scalar.isPrintable: result.unicodeScalars.append(scalar)
      default: result += "\\\(String(scalar.value, radix: 16)) "
      }
    }
    return result + "\""
  }

  /// A text as one line of a comment, which it cannot end.
  static func comment(_ text: String) -> String {
    text.split(whereSeparator: \.isWhitespace).map(\.printable).filter { !$0.isEmpty }.joined(separator: " ")
      .replacing("*/", with: "* /")
  }

  /// Whether a text is one line of a comment as it is.
  static func isComment(_ text: ArraySlice<UInt8>) -> Bool {
    var previous = UInt8(ascii: " ")
    for byte in text {
      guard byte >= 0x20, byte < 0x7F, byte != 0x20 || previous != 0x20,
        byte != UInt8(ascii: "/") || previous != UInt8(ascii: "*")
      else { return false }
      previous = byte
    }
    return previous != UInt8(ascii: " ") && previous != UInt8(ascii: "*")
  }

  /// Whether a word alone is no value of a custom property, or no name.
  static func isReserved(_ word: String) -> Bool {
    ["initial", "inherit", "unset", "revert", "revert-layer", "default"].contains(word.lowercased())
  }
}
