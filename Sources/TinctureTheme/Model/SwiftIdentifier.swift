/// The names of tokens and groups in Swift.
package enum SwiftIdentifier {
  /// Whether a name stays as it is in Swift: a small letter, then letters and digits, all of ASCII, and no word of Swift.
  /// Different plain names are different properties, and different types with their first letter made large.
  package static func isPlain(_ name: ArraySlice<UInt8>) -> Bool {
    guard let first = name.first, first.isLetter, first & 0x20 != 0 else { return false }
    var isWord = true
    for byte in name {
      guard byte.isLetter || byte.isDigit else { return false }
      if byte.isDigit || byte & 0x20 == 0 { isWord = false }
    }
    if name.count < 32, oddLengths & 1 << UInt32(name.count) != 0,
      oddTypes.contains(where: name.elementsEqual)
    {
      return false
    }
    return !isWord || name.count > longestKeyword || !keywords.contains(String(decoding: name, as: UTF8.self))
  }

  /// The name of a property, in lower camel case: `primary-label` is `primaryLabel`.
  ///
  /// Letters of any script, digits and symbols such as emoji are kept; everything else separates words. A name that begins
  /// with a digit gets an underscore before it, and one that is a word of Swift stands in backticks.
  package static func property(_ name: String) -> String {
    let words = words(of: name)
    guard let first = words.first else { return codes(of: name, prefix: "u") }
    let joined = lowered(first) + words.dropFirst().map(capitalized).joined()
    if joined.first?.isNumber == true { return "_" + joined }
    return keywords.contains(joined) ? "`\(joined)`" : joined
  }

  /// The name of a type, in upper camel case: `tab-bar` is `TabBar`.
  package static func type(_ name: String) -> String {
    let joined = words(of: name).map(capitalized).joined()
    if joined.isEmpty { return codes(of: name, prefix: "U") }
    if joined.first?.isNumber == true { return "_" + joined }
    return reservedTypes.contains(joined) ? joined + "Group" : joined
  }

  /// The name of a case of an enum; `allCases` is taken.
  package static func enumCase(_ name: String) -> String {
    let name = property(name)
    return name == "allCases" ? name + "_" : name
  }

  /// Whether a name has anything that an identifier may hold.
  package static func hasWords(_ name: String) -> Bool { !words(of: name).isEmpty }

  /// The name of a theme's style: its type name and `Style`, which is not said twice.
  package static func style(_ theme: String) -> String {
    let name = words(of: theme).map(capitalized).joined()
    if name.isEmpty { return codes(of: theme, prefix: "U") + "Style" }
    let safe = name.first?.isNumber == true ? "_" + name : name
    return safe.hasSuffix("Style") ? safe : safe + "Style"
  }

  /// What is wrong with a name that a person chose for a generated type; nil when a type can have it.
  package static func complaint(aboutType name: String) -> String? {
    if libraryTypes.contains(name) {
      return "'\(name)' is a name of the library's own, which generated code uses; '\(name)Theme' is free"
    }
    let typeName = type(name)
    return typeName == name ? nil : "'\(name)' is no name for a Swift type; '\(typeName)' is"
  }

  // MARK: Words

  /// The parts of a name that may stand in an identifier.
  private static func words(of name: String) -> [String] {
    var words: [String] = []
    var word = String.UnicodeScalarView()
    for scalar in name.unicodeScalars {
      if mayStand(scalar) {
        word.append(scalar)
      } else if !word.isEmpty {
        words.append(String(word))
        word.removeAll()
      }
    }
    if !word.isEmpty { words.append(String(word)) }
    // Marks alone make no word.
    return words.filter { word in word.unicodeScalars.contains { !isMark($0) } }
  }

  /// Whether a scalar may stand in an identifier (The Swift Programming Language, Lexical Structure) and is no underscore.
  private static func mayStand(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.value {
    case 0x30...0x39, 0x41...0x5A, 0x61...0x7A: true
    case 0xA8, 0xAA, 0xAD, 0xAF, 0xB2...0xB5, 0xB7...0xBA, 0xBC...0xBE, 0xC0...0xD6, 0xD8...0xF6, 0xF8...0xFF:
      true
    case 0x100...0x167F, 0x1681...0x180D, 0x180F...0x1FFF: true
    case 0x200B...0x200D, 0x202A...0x202E, 0x203F...0x2040, 0x2054, 0x2060...0x206F: scalar.value == 0x200D
    case 0x2070...0x218F, 0x2460...0x24FF, 0x2776...0x2793, 0x2C00...0x2DFF, 0x2E80...0x2FFF: true
    case 0x3004...0x3007, 0x3021...0x302F, 0x3031...0xD7FF, 0xF900...0xFD3D, 0xFD40...0xFDCF: true
    case 0xFDF0...0xFE44, 0xFE47...0xFEFE, 0xFF00...0xFFFD: true
    case 0x10000...0x1FFFD, 0x20000...0x2FFFD, 0x30000...0x3FFFD: true
    default: false
    }
  }

  /// Whether a scalar only changes one before it, so that no identifier may begin with it.
  private static func isMark(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.properties.generalCategory {
    case .nonspacingMark, .enclosingMark, .spacingMark, .format: true
    default: false
    }
  }

  /// A word that begins a property: `URLField` is `urlField`, `DARK` is `dark`.
  private static func lowered(_ word: String) -> String {
    let capitals = word.prefix { $0.isUppercase }
    if capitals.count == word.count { return word.lowercased() }
    // The last capital of several begins the next word.
    let count = capitals.count > 1 ? capitals.count - 1 : capitals.count
    return word.prefix(count).lowercased() + word.dropFirst(count)
  }

  private static func capitalized(_ word: String) -> String { word.prefix(1).uppercased() + word.dropFirst() }

  /// A name for what has no letter at all, by the codes of its characters.
  private static func codes(of name: String, prefix: String) -> String {
    prefix + name.unicodeScalars.map { String($0.value, radix: 16) }.joined(separator: "x")
  }

  // MARK: Reserved words

  /// Words that name no property without backticks.
  private static let keywords: Set<String> = [
    "as", "associatedtype", "async", "await", "break", "case", "catch", "class", "continue", "default",
    "defer", "deinit",
    "do", "else", "enum", "extension", "fallthrough", "false", "fileprivate", "for", "func", "guard", "if",
    "import", "in",
    "init", "inout", "internal", "is", "let", "nil", "operator", "precedencegroup", "private", "protocol",
    "public",
    "repeat", "rethrows", "return", "self", "static", "struct", "subscript", "super", "switch", "throw",
    "throws", "true",
    "try", "typealias", "var", "where", "while",
  ]

  private static let longestKeyword = 15

  /// Names that no nested type may have: those that Swift refuses, backticks or not, and those of the types that
  /// generated code names, which it would hide.
  private static let reservedTypes: Set<String> = [
    "Any", "ColorGradient", "CompiledStyle", "Double", "Dynamic", "DynamicColor", "FontToken", "ImageToken",
    "LayoutChoice", "Protocol", "RGBAColor", "Self", "ShadowLayer", "String", "StyleTable", "SurfaceStyle",
    "Type",
  ]

  /// Names that a theme's own type may not have, since generated code would name itself where it names the library.
  package static let libraryTypes: Set<String> = [
    // Modules.
    "Tincture", "TinctureColor", "TinctureTheme",
    // Types of `Tincture`.
    "AccessibilityContrast", "ColorGradient", "CompiledStyle", "ContentSizeCategory", "DisplayGamut",
    "Dynamic",
    "DynamicColor", "DynamicVariant", "FontFamily", "FontToken", "FontWeight", "GradientPoint", "ImageToken",
    "LayoutChoice", "ShadowLayer", "StyleTable", "SurfaceBackground", "SurfaceButtonStyle", "SurfaceOutline",
    "SurfacePadding", "SurfacePaint", "SurfaceShape", "SurfaceState", "SurfaceStroke", "SurfaceStyle",
    "SurfaceToggleStyle", "TableValue", "TextStyle", "TokenImage", "TraitChangeRegistration",
    "TraitCollection",
    "TraitEnvironment", "UserInterfaceLevel", "UserInterfaceStyle",
    // Types of `TinctureColor`.
    "ColorComponentDescription", "ColorComponents", "ColorDifference", "ColorGamut", "ColorSpace",
    "ColorSyntaxError", "ColorValue", "ColorVisionDeficiency", "ContrastRepair", "HueInterpolation",
    "MissingComponents", "RGBABytes", "RGBAColor", "RGBColorSpace",
  ]

  /// The plain names whose types are reserved.
  private static let oddTypes: [[UInt8]] = reservedTypes.map { type in
    Array((type.prefix(1).lowercased() + type.dropFirst()).utf8)
  }

  /// The lengths of `oddTypes`, a bit each.
  private static let oddLengths = oddTypes.reduce(0 as UInt32) { $0 | 1 << UInt32($1.count) }
}
