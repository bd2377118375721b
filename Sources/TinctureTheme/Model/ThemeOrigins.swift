/// Where a theme's values come from: what its files say, and what the references in them lead to.
package struct ThemeOrigins: Sendable {
  package let syntax: ThemeSyntax
  /// For each token of the theme, its number in `ThemeSyntax.tokens`; others there are replaced by a file that extends theirs.
  package let declarations: [Int]
  /// For each reference of `ThemeSyntax.references`, the token that it leads to; −1 where it leads nowhere.
  package let targets: [Int32]
  /// The same for `ThemeSyntax.attributeReferences`.
  package let attributeTargets: [Int32]
}

extension Theme {
  /// What its file says of a token.
  package func declaration(of token: TokenID) -> TokenSyntax {
    origins.syntax.tokens[origins.declarations[token.index]]
  }

  /// The numbers of a token's variants in `ThemeSyntax.variants`.
  package func variants(of token: TokenID) -> Range<Int> {
    let range = declaration(of: token).variants
    return Int(range.lowerBound)..<Int(range.upperBound)
  }

  /// The number of the variant that gave a cell of a token its value; nil where its `fallback` did.
  package func variant(of token: TokenID, giving cell: Cell) -> Int? {
    switch cell.variant {
    case .fallback: nil
    case .bare: variants(of: token).first
    case .key(let key): variants(of: token).first { origins.syntax.variants[$0].key == key }
    }
  }

  /// The token that a reference in a value leads to; nil where it leads nowhere.
  package func target(ofReference number: Int32) -> TokenID? {
    let target = Int(origins.targets[Int(number)])
    return target < 0 ? nil : TokenID(target)
  }
}
