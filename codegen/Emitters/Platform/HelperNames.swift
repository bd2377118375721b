import TinctureTheme

/// A function or a type that generated code brings along where it is used.
enum Helper: Int, CaseIterable {
  case rgb, dynamicColor, isElevated, isDark, isHighContrast, scaled, largestTitle, namedFont, designedFont
  case invertedImage, templateImage, tintedImage
  case gradient, shadow, surface, assetImage
}

/// What the helpers are called, and which of them are used.
struct HelperNames {
  private var names: [String]
  private var used: UInt32 = 0

  /// Names that no token of the theme has, since it would hide them.
  init(beside theme: Theme) {
    var taken: [String] = []
    for token in theme.tokens {
      let name = theme.names[token.name]
      if SwiftIdentifier.isPlain(name) { continue }
      taken.append(SwiftIdentifier.property(String(decoding: name, as: UTF8.self)))
    }
    names = Helper.allCases.map { helper in
      // Types have names that no group has.
      if helper == .assetImage { return "AssetImage" }
      var name = "\(helper)"
      var number = 1
      while theme.names.find(name) != nil || taken.contains(name) {
        number += 1
        name = "\(helper)\(number)"
      }
      return name
    }
  }

  /// The name of a helper, which then is written.
  mutating func use(_ helper: Helper) -> String {
    used |= 1 << UInt32(helper.rawValue)
    return names[helper.rawValue]
  }

  func isUsed(_ helper: Helper) -> Bool { used & 1 << UInt32(helper.rawValue) != 0 }

  subscript(helper: Helper) -> String { names[helper.rawValue] }
}
