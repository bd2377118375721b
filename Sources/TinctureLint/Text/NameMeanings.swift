import TinctureTheme

/// What the names of a theme's colours say of their use; each name is read once.
struct NameMeanings {
  /// What a name says.
  struct Meaning: OptionSet {
    let rawValue: UInt8

    /// Something that is drawn on something, such as a label.
    static let drawn = Meaning(rawValue: 1)
    /// Something that others are drawn on, or that stands beside them, such as a fill.
    static let background = Meaning(rawValue: 2)
    fileprivate static let isKnown = Meaning(rawValue: 128)
  }

  private let names: NamePool
  private var meanings: [Meaning]

  init(_ names: NamePool) {
    self.names = names
    meanings = Array(repeating: [], count: names.count)
  }

  subscript(name: NameID) -> Meaning {
    mutating get {
      if !meanings[Int(name.index)].contains(.isKnown) {
        meanings[Int(name.index)] = Self.meaning(of: names[name]).union(.isKnown)
      }
      return meanings[Int(name.index)]
    }
  }

  private static let drawn: [StaticString] = [
    "label", "labels", "text", "icon", "icons", "title", "foreground", "glyph",
  ]
  private static let backgrounds: [StaticString] = [
    "background", "fill", "border", "stroke", "separator", "shadow", "surface", "tint",
  ]

  private static func meaning(of name: ArraySlice<UInt8>) -> Meaning {
    var words = NameWords(name).ranges[...]
    var meaning: Meaning = []
    if let first = words.first, words.count > 1, equals(name[first], "on") { meaning.insert(.drawn) }
    if let last = words.last, words.count > 1, equals(name[last], "color") || equals(name[last], "colour") {
      words.removeLast()
    }
    guard let last = words.last else { return meaning }
    // `label2` is a label.
    var word = name[last]
    while let byte = word.last, word.count > 1, NameWords.isDigit(byte) { word.removeLast() }
    if drawn.contains(where: { equals(word, $0) }) { meaning.insert(.drawn) }
    if backgrounds.contains(where: { equals(word, $0) }) { meaning.insert(.background) }
    return meaning
  }

  /// Whether a word is another, without regard to case.
  private static func equals(_ word: ArraySlice<UInt8>, _ other: StaticString) -> Bool {
    guard word.count == other.utf8CodeUnitCount else { return false }
    let letters = UnsafeBufferPointer(start: other.utf8Start, count: other.utf8CodeUnitCount)
    return zip(word, letters).allSatisfy { ($0 | 0x20) == $1 }
  }
}
