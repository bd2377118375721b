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
    text.split(whereSeparator: \.isWhitespace).map(\.printable).joined(separator: " ")
      .replacing("*/", with: "* /")
  }

  /// Whether a word alone is no value of a custom property, or no name.
  static func isReserved(_ word: String) -> Bool {
    ["initial", "inherit", "unset", "revert", "revert-layer", "default"].contains(word.lowercased())
  }
}
