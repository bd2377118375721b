/// Letters of other alphabets in those of ASCII.
enum Transliteration {
  /// The small letters, or the digit, for a character; nil where there are none.
  static func letters(of scalar: Unicode.Scalar) -> String? {
    if scalar.isASCII {
      let byte = UInt8(scalar.value)
      return byte.isLetter || byte.isDigit ? String(scalar).lowercased() : nil
    }
    let small = scalar.properties.lowercaseMapping.unicodeScalars.first ?? scalar
    return small.isASCII ? letters(of: small) : table[small]
  }

  private static let table: [Unicode.Scalar: String] = {
    var table: [Unicode.Scalar: String] = [:]
    for row in rows {
      let parts = row.split(separator: " ")
      for scalar in parts[1].unicodeScalars { table[scalar] = String(parts[0]) }
    }
    return table
  }()

  /// The letters, and what they stand for: Latin-1 and Latin Extended-A without their marks, Greek and Cyrillic by sound.
  private static let rows = [
    "a àáâãäåāăąα\u{3AC}а", "ae æ", "b бβ", "c çćĉċč", "ch ч", "d ðďđδд", "e èéêëēĕėęěεέеёэ", "f фφ",
    "g ĝğġģγгґ", "h ĥħх", "i ìíîïĩīĭįıηήιίϊΐийі", "ij ĳ", "j ĵј", "k ķĸκк", "ch χ", "l ĺļľŀłλл", "m μм",
    "n ñńņňŉŋνн", "o òóôõöøōŏőοόωώо", "oe œ", "p πп", "ps ψ", "r ŕŗřρр", "s śŝşšſσςс", "sh ш", "shch щ",
    "ss ß", "t ţťŧτт", "th þθ", "ts ц", "u ùúûüũūŭůűųу", "v в", "w ŵ", "x ξ", "y ýÿŷυύϋΰы", "ya я", "ye є",
    "yi ї", "yu ю", "z źżžζз", "zh ж",
  ]
}
