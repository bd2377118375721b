/// Text made fit for a terminal: nothing in it can move the cursor or change colours, and its width is known.
package enum TerminalText {
  /// The text with each control character and each mark that reorders text replaced by `�`, a line break by a space.
  package static func sanitized(_ text: String) -> String {
    guard text.unicodeScalars.contains(where: isUnsafe) else { return text }
    var result = String.UnicodeScalarView()
    for scalar in text.unicodeScalars {
      if scalar == "\n" || scalar == "\t" {
        result.append(" ")
      } else {
        result.append(isUnsafe(scalar) ? "\u{FFFD}" : scalar)
      }
    }
    return String(result)
  }

  /// How many columns a terminal gives to a text without tabs.
  package static func width(of text: String) -> Int { text.unicodeScalars.reduce(0) { $0 + width(of: $1) } }

  /// How many columns a terminal gives to a code point: 0, 1 or 2 (Unicode Standard Annex 11, wide and full width).
  package static func width(of scalar: Unicode.Scalar) -> Int {
    if scalar.value < 0x300 { return 1 }
    switch scalar.properties.generalCategory {
    case .nonspacingMark, .enclosingMark, .format: return 0
    default: break
    }
    if scalar.properties.isEmojiPresentation { return 2 }
    return wideRanges.contains { $0.contains(scalar.value) } ? 2 : 1
  }

  /// Whether a terminal or a reader could be misled by it.
  package static func isUnsafe(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.value {
    case 0..<0x20, 0x7F..<0xA0: true
    case 0x200E, 0x200F, 0x202A...0x202E, 0x2066...0x2069, 0x2028, 0x2029, 0xFEFF: true
    default: false
    }
  }

  private static let wideRanges: [ClosedRange<UInt32>] = [
    0x1100...0x115F, 0x2E80...0x303E, 0x3041...0x4DBF, 0x4E00...0xA4CF, 0xA960...0xA97C, 0xAC00...0xD7A3,
    0xF900...0xFAFF, 0xFE30...0xFE6F, 0xFF01...0xFF60, 0xFFE0...0xFFE6, 0x1F300...0x1F64F,
    0x1F900...0x1F9FF, 0x20000...0x3FFFD,
  ]
}
