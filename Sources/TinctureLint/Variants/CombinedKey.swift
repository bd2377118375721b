import TinctureTheme

/// The variant key that asks for all that two others ask for.
struct CombinedKey {
  /// The key as a theme writes it.
  let text: String
  let selector: TraitSelector

  /// Nil where no key says it: of two ranges of sizes, one must lie within the other.
  init?(_ first: String, _ firstSelector: TraitSelector, _ second: String, _ secondSelector: TraitSelector) {
    let isSecondSize =
      secondSelector.hasSize
      && (!firstSelector.hasSize || firstSelector.sizes.contains(secondSelector.sizes))
    var terms = Self.terms(first).filter { !isSecondSize || !Self.isSize($0) }
    terms += Self.terms(second).filter { !terms.contains($0) && (isSecondSize || !Self.isSize($0)) }
    text = terms.map(String.init).joined(separator: "+")
    guard let selector = TraitSelector.reading(text), selector.isWithin(firstSelector),
      selector.isWithin(secondSelector)
    else { return nil }
    self.selector = selector
  }

  private static func terms(_ key: String) -> [Substring] {
    key.split(separator: "+").map { $0.drop { $0 == " " } }.map { term in
      term.hasSuffix(" ") ? term.prefix { $0 != " " } : term
    }.filter { $0 != "any" }
  }

  /// Whether a term is of the text size.
  private static func isSize(_ term: Substring) -> Bool {
    TraitSelector.reading(String(term))?.hasSize ?? false
  }
}

extension TraitSelector {
  /// The selector of a variant key; nil where the text is none.
  static func reading(_ key: String) -> TraitSelector? {
    var key = key
    return key.withUTF8 { try? TraitSelector($0) }
  }
}
