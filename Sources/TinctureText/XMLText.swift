/// Text made fit for XML 1.0.
package enum XMLText {
  /// The text as the value of an attribute between double quotes, or as the content of an element: marks and line breaks
  /// as references, and controls, marks that reorder text and what is no character replaced by `�`.
  package static func escaped(_ text: String) -> String {
    var result = ""
    for scalar in text.unicodeScalars {
      switch scalar {
      case "&": result += "&amp;"
      case "<": result += "&lt;"
      case ">": result += "&gt;"
      case "\"": result += "&quot;"
      case "'": result += "&apos;"
      // Otherwise a reader would make spaces of them in an attribute.
      case "\n", "\r", "\t": result += "&#\(scalar.value);"
      default: result.unicodeScalars.append(isCharacter(scalar) ? scalar : "\u{FFFD}")
      }
    }
    return result
  }

  /// Whether the scalar may stand in a document, by the production `Char` of XML 1.0, and misleads no reader of it.
  private static func isCharacter(_ scalar: Unicode.Scalar) -> Bool {
    scalar.value & 0xFFFE != 0xFFFE && !TerminalText.isUnsafe(scalar)
  }
}
