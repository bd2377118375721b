/// A colour shown on a terminal that knows 24-bit colours.
package enum ColorSwatch {
  /// The columns that a swatch takes where there is room.
  package static let width = 4

  /// Some columns of a colour given as `#RRGGBB`, whatever follows; of a translucent one, half of them over white and half
  /// over black.
  package static func text(hex: some StringProtocol, alpha: Double, width: Int = width) -> String {
    let bytes = bytes(of: hex)
    func over(_ background: Double, _ columns: Int) -> String {
      let channels = bytes.map { String(Int((Double($0) * alpha + background * (1 - alpha)).rounded())) }
      return "\u{1B}[48;2;\(channels.joined(separator: ";"))m" + String(repeating: " ", count: columns)
    }
    return over(255, width - width / 2) + over(0, width / 2) + "\u{1B}[0m"
  }

  /// A text with two columns of each colour that it writes as `#RRGGBB` or `#RRGGBBAA` before that.
  package static func marking(_ text: String) -> String {
    guard text.utf8.contains(UInt8(ascii: "#")) else { return text }
    var result = ""
    var rest = text[...]
    while let hash = rest.firstIndex(of: "#") {
      result += rest[..<hash]
      let digits = rest[rest.index(after: hash)...].prefix { $0.isASCII && $0.isHexDigit }
      let next = digits.endIndex < rest.endIndex ? rest[digits.endIndex] : " "
      if digits.count == 6 || digits.count == 8, !next.isLetter, !next.isNumber {
        let alpha = digits.count == 8 ? UInt8(digits.suffix(2), radix: 16) ?? 255 : 255
        result += self.text(hex: rest[hash...], alpha: Double(alpha) / 255, width: 2)
      }
      result += rest[hash..<digits.endIndex]
      rest = rest[digits.endIndex...]
    }
    return result + rest
  }

  private static func bytes(of hex: some StringProtocol) -> [UInt8] {
    let digits = Array(hex.dropFirst().prefix(6))
    return stride(from: 0, to: digits.count - 1, by: 2).map {
      UInt8(String(digits[$0...$0 + 1]), radix: 16) ?? 0
    }
  }
}
