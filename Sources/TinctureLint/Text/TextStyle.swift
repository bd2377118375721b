/// How a terminal shows a piece of text (ECMA-48, select graphic rendition).
package enum TextStyle: String, Sendable {
  case bold = "1"
  case faint = "2"
  case red = "1;31"
  case yellow = "1;33"
  case cyan = "1;36"

  /// The text in this style, or as it is when colours are not wanted.
  package func apply(to text: String, if isColored: Bool) -> String {
    isColored ? "\u{1B}[\(rawValue)m\(text)\u{1B}[0m" : text
  }
}
