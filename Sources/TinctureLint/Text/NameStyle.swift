/// How the words of a name are told apart.
enum NameStyle: String, Sendable, CaseIterable {
  case camelCase
  case kebabCase = "kebab-case"
  case snakeCase = "snake_case"
  case pascalCase = "PascalCase"

  /// Several styles, a bit each.
  struct Selection: OptionSet {
    let rawValue: UInt8

    static let all = Selection(rawValue: 15)
  }

  var selection: Selection { Selection(rawValue: 1 << UInt8(Self.allCases.firstIndex(of: self) ?? 0)) }

  /// The styles that a name suits; none for one that mixes them. A name in letters beyond ASCII suits all.
  static func styles(of name: ArraySlice<UInt8>) -> Selection {
    var (hasUpper, hasLower, hasHyphen, hasUnderscore, hasSpace) = (false, false, false, false, false)
    for byte in name {
      if byte >= 0x80 { return .all }
      hasUpper = hasUpper || NameWords.isUpper(byte)
      hasLower = hasLower || NameWords.isLower(byte)
      hasHyphen = hasHyphen || byte == UInt8(ascii: "-")
      hasUnderscore = hasUnderscore || byte == UInt8(ascii: "_")
      hasSpace = hasSpace || byte == 0x20
    }
    if !hasUpper, !hasLower { return .all }
    if hasSpace || (hasHyphen && hasUnderscore) || (hasUpper && (hasHyphen || hasUnderscore)) { return [] }
    if hasHyphen { return kebabCase.selection }
    if hasUnderscore { return snakeCase.selection }
    if !hasUpper { return [camelCase.selection, kebabCase.selection, snakeCase.selection] }
    return name.first.map(NameWords.isUpper) == true ? pascalCase.selection : camelCase.selection
  }

  /// A name in this style.
  func name(of words: [String]) -> String {
    func capitalized(_ word: String) -> String { word.prefix(1).uppercased() + word.dropFirst() }
    return switch self {
    case .camelCase: (words.prefix(1) + words.dropFirst().map(capitalized)).joined()
    case .kebabCase: words.joined(separator: "-")
    case .snakeCase: words.joined(separator: "_")
    case .pascalCase: words.map(capitalized).joined()
    }
  }
}
