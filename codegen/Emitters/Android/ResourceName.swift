import TinctureTheme

/// The names of Android's resources: small letters, digits and underscores of ASCII.
enum ResourceName {
  /// Writes a name in snake case: `primaryLabel` and `primary-label` are `primary_label`.
  ///
  /// Letters of the Latin, Greek and Cyrillic alphabets become those of ASCII; other characters are told by their codes.
  static func append(_ name: ArraySlice<UInt8>, to text: inout SourceText) {
    guard name.allSatisfy({ $0 < 0x80 }) else {
      return append(string: String(decoding: name, as: UTF8.self), to: &text)
    }
    let start = text.bytes.count
    var isApart = false
    for (index, byte) in zip(name.indices, name) {
      guard byte.isLetter || byte.isDigit else {
        isApart = true
        continue
      }
      let isCapital = byte.isLetter && byte & 0x20 == 0
      if text.bytes.count > start,
        isApart || isCapital && beginsWord(name, at: index)
      {
        text.append("_")
      }
      isApart = false
      text.append(byte: isCapital ? byte | 0x20 : byte)
    }
    // What has neither letters nor digits.
    if text.bytes.count == start { append(codesOf: String(decoding: name, as: UTF8.self), to: &text) }
  }

  /// A capital begins a word after a small letter or a digit, and before a small letter.
  private static func beginsWord(_ name: ArraySlice<UInt8>, at index: Int) -> Bool {
    guard index > name.startIndex else { return false }
    let previous = name[index - 1]
    if previous.isDigit || previous.isLetter && previous & 0x20 != 0 { return true }
    return index + 1 < name.endIndex && name[index + 1].isLetter && name[index + 1] & 0x20 != 0
  }

  static func text(_ name: String) -> String {
    var text = SourceText()
    append(Array(name.utf8)[...], to: &text)
    return String(decoding: text.bytes, as: UTF8.self)
  }

  // MARK: Other alphabets

  private static func append(string name: String, to text: inout SourceText) {
    let start = text.bytes.count
    var isApart = false
    var previous: Unicode.Scalar?
    let scalars = Array(name.unicodeScalars)
    for (index, scalar) in scalars.enumerated() {
      let properties = scalar.properties
      if properties.generalCategory == .nonspacingMark, previous != nil { continue }
      let letters = Transliteration.letters(of: scalar)
      let isCoded = letters == nil && properties.isAlphabetic || properties.isEmojiPresentation
      guard letters != nil || isCoded else {
        isApart = true
        continue
      }
      let next = index + 1 < scalars.count ? scalars[index + 1].properties : nil
      let isWordStart =
        isCoded
        || properties.isUppercase
          && (previous?.properties.isUppercase == false || next?.isLowercase == true)
      if text.bytes.count > start, isApart || isWordStart { text.append("_") }
      // The character after one that is told by its code begins a word.
      isApart = isCoded
      previous = scalar
      if let letters, !isCoded {
        text.append(string: letters)
      } else {
        text.append("u")
        text.append(string: String(scalar.value, radix: 16))
      }
    }
    if text.bytes.count == start { append(codesOf: name, to: &text) }
  }

  private static func append(codesOf name: String, to text: inout SourceText) {
    for (index, scalar) in name.unicodeScalars.enumerated() {
      if index > 0 { text.append("_") }
      text.append("u")
      text.append(string: String(scalar.value, radix: 16))
    }
  }
}
