import TinctureTheme

/// What a person may choose about a style sheet.
struct CSSSettings {
  enum Scheme {
    /// Light and dark stand in `light-dark()`.
    case lightDark
    /// Light and dark are told apart by a media query alone.
    case media
  }

  let scheme: Scheme
  /// Whether text and what grows with it is measured in `rem`.
  let isRelative: Bool
  /// Where the properties stand.
  let selector: String
  let prefix: String?

  init(_ options: EmitterOptions) {
    scheme = options[.scheme] == "media" ? .media : .lightDark
    isRelative = options[.unit] != "px"
    selector = options[.selector] ?? Self.root
    prefix = options[.prefix]
  }

  /// The whole page.
  static let root = ":root"

  /// The rule's selectors for what is declared anew where traits change, given those of the traits.
  func selectors(_ traits: [String]) -> [String] {
    [selector] + traits.map { selector == Self.root ? $0 : "\(selector) \($0)" }
  }
}

extension EmitterOption {
  static let scheme = word(
    "scheme", ["light-dark", "media"], default: "light-dark",
    "how light and dark are told apart: by light-dark(), or for older browsers by a media query")

  static let unit = word(
    "unit", ["rem", "px"], default: "rem", "the unit of text and of what grows with it; 16 px are 1 rem")

  static let selector = text(
    "selector", "SELECTOR", "where the properties stand; without it, :root"
  ) { selector in
    let isPlain = selector.unicodeScalars.allSatisfy { scalar in
      scalar.isPrintable && !"{};,@\\\"'<".unicodeScalars.contains(scalar)
    }
    return isPlain && selector.contains { $0 != " " } && !selector.contains("/*") && !selector.contains("*/")
      ? nil : "'\(selector)' is no single selector; '.brand' is one"
  }

  static let prefix = text(
    "prefix", "NAME", "what names of properties, classes and resources begin with"
  ) { prefix in
    let isPlain = prefix.utf8.allSatisfy { byte in
      byte >= 0x61 && byte <= 0x7A || byte >= 0x30 && byte <= 0x39 || byte == UInt8(ascii: "-")
    }
    return isPlain && prefix.first?.isLetter == true && !prefix.hasSuffix("-")
      ? nil : "a prefix has small letters, digits and hyphens, such as 'brand'"
  }
}
