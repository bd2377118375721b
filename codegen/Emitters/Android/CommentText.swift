/// Texts of people in comments of XML and of Kotlin.
enum CommentText {
  /// Whether a text may stand in any comment as it is: printable ASCII with single spaces, and no mark that begins or ends one.
  static func isPlain(_ text: ArraySlice<UInt8>) -> Bool {
    guard let first = text.first, let last = text.last else { return false }
    if first == UInt8(ascii: " ") || last == UInt8(ascii: " ") || last == UInt8(ascii: "-") { return false }
    var previous: UInt8 = 0
    for byte in text {
      guard byte >= 0x20, byte < 0x7F else { return false }
      switch (previous, byte) {
      case (UInt8(ascii: " "), UInt8(ascii: " ")), (UInt8(ascii: "-"), UInt8(ascii: "-")),
        (UInt8(ascii: "*"), UInt8(ascii: "/")), (UInt8(ascii: "/"), UInt8(ascii: "*")):
        return false
      default: previous = byte
      }
    }
    return true
  }

  /// The words of a text, without what cannot be seen.
  static func words(_ text: String) -> [String] {
    text.split(whereSeparator: \.isWhitespace).map(\.printable).filter { !$0.isEmpty }
  }

  /// A text as it may stand in a comment of XML, and in one of Kotlin that ends with the line: two hyphens end the first.
  static func xml(_ text: String) -> String {
    var result = ""
    for character in words(text).joined(separator: " ") {
      if character == "-", result.last == "-" { result.append(" ") }
      result.append(character)
    }
    return result.last == "-" ? result + " " : result
  }

  /// A word as it may stand in a comment of KDoc: those nest, so that neither mark of one may stand in it.
  static func kotlin(_ word: String) -> String {
    var result = ""
    for character in word {
      switch (result.last, character) {
      case ("*", "/"): result += "&#47;"
      case ("/", "*"): result += "&#42;"
      default: result.append(character)
      }
    }
    return result
  }
}
