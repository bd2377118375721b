import TinctureTheme

/// The names of tokens, groups and packages in Kotlin: those of Swift, by Kotlin's words.
enum KotlinIdentifier {
  /// Whether a name stays as it is.
  static func isPlain(_ name: ArraySlice<UInt8>) -> Bool {
    guard SwiftIdentifier.isPlain(name), let first = name.first else { return false }
    return name.count > longestOddName
      || !oddNames.contains { $0[0] == first && $0.count == name.count && name.elementsEqual($0) }
  }

  /// The name of a property, in lower camel case.
  static func property(_ name: String) -> String {
    let name = SwiftIdentifier.property(name).filter { $0 != "`" }
    if takenProperties.contains(name) { return name + "_" }
    return keywords.contains(name) || !name.unicodeScalars.allSatisfy(mayStand) ? "`\(name)`" : name
  }

  /// The name of a class or an object, in upper camel case.
  static func type(_ name: String) -> String {
    let name = SwiftIdentifier.type(name)
    if takenTypes.contains(name) { return name + "Group" }
    return name.unicodeScalars.allSatisfy(mayStand) ? name : "`\(name)`"
  }

  /// The name of the outermost class; a theme called `Text` must not hide Compose's `TextStyle`.
  static func style(_ name: String) -> String {
    let name = takenTypes.contains(name) ? name + "Theme" : name
    return name.unicodeScalars.allSatisfy(mayStand) ? name : "`\(name)`"
  }

  /// Whether a scalar may stand in a name without backticks (Kotlin's grammar, Identifiers): a letter, a digit or `_`.
  private static func mayStand(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.properties.generalCategory {
    case .uppercaseLetter, .lowercaseLetter, .titlecaseLetter, .modifierLetter, .otherLetter, .letterNumber,
      .decimalNumber:
      true
    default: scalar == "_"
    }
  }

  // MARK: Packages

  /// The package for a theme, where none is chosen.
  static func package(_ theme: String) -> String {
    let name = ResourceName.text(theme).filter { $0 != "_" }
    return keywords.contains(name) || name.first?.isNumber == true ? "theme" + name : name
  }

  /// What is wrong with a package that a person chose; nil where it will do.
  static func complaint(aboutPackage package: String) -> String? {
    let parts = package.split(separator: ".", omittingEmptySubsequences: false)
    let isGood = parts.allSatisfy { part in
      guard let first = part.utf8.first, !first.isDigit, !keywords.contains(String(part)) else {
        return false
      }
      return part.utf8.allSatisfy { $0.isLetter || $0.isDigit || $0 == UInt8(ascii: "_") }
    }
    if isGood { return nil }
    if let word = parts.first(where: { keywords.contains(String($0)) }) {
      return "'\(word)' is a word of Kotlin, so that no part of a package may be called so"
    }
    return "'\(package)' is no name for a Kotlin package; 'com.example.theme' is one"
  }

  // MARK: Texts

  /// A text as a string literal, on one line.
  static func quoted(_ text: String) -> String {
    var result = "\""
    for scalar in text.unicodeScalars {
      switch scalar {
      case "\"", "\\", "$": result += "\\\(scalar)"
      case "\n": result += "\\n"
      case _ where scalar.isPrintable: result.unicodeScalars.append(scalar)
      default: result += " "
      }
    }
    return result + "\""
  }

  // MARK: Reserved words

  /// Words that name nothing without backticks (Kotlin, hard keywords).
  static let keywords: Set<String> = [
    "as", "break", "class", "continue", "do", "else", "false", "for", "fun", "if", "in", "interface", "is",
    "null", "object", "package", "return", "super", "this", "throw", "true", "try", "typealias", "typeof",
    "val", "var", "when", "while",
  ]

  /// Names of properties that generated code needs: of the settings, and of what every object has in Java.
  private static let takenProperties: Set<String> = ["class", "isDark", "isHighContrast", "isWideGamut"]

  private static let oddNames: [[UInt8]] = keywords.union(takenProperties).sorted().map { Array($0.utf8) }
  private static let longestOddName = oddNames.map(\.count).max() ?? 0

  /// Names of types that generated code uses, which a nested type would hide.
  private static let takenTypes: Set<String> = [
    "Any", "Boolean", "Brush", "Build", "Color", "ColorSpaces", "Companion", "Composable", "Context",
    "Deprecated", "Dp", "Float", "FontFamily", "FontWeight", "Immutable", "Int", "LineGradient",
    "LinearGradientShader", "List", "LocalConfiguration", "LocalContext", "LocalDensity", "Offset", "Pair",
    "ReadOnlyComposable", "Shader", "ShaderBrush", "ShadowLayer", "Size", "String", "TextStyle",
    "UiModeManager", "Unit",
  ]
}
