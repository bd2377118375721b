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

  /// The number of the expression that gave a cell of a token its value, be it a variant's or that of `fallback`.
  package func expression(of token: TokenID, giving cell: Cell) -> Int32? {
    variant(of: token, giving: cell).map { origins.syntax.variants[$0].expression }
      ?? declaration(of: token).fallback
  }

  /// The token that a reference in a value leads to; nil where it leads nowhere.
  package func target(ofReference number: Int32) -> TokenID? {
    let target = Int(origins.targets[Int(number)])
    return target < 0 ? nil : TokenID(target)
  }
}

/// Where a value is written.
package struct ValueOrigin: Sendable, Hashable {
  /// The token whose file says it.
  package var token: TokenID
  /// The number of the variant in `ThemeSyntax.variants`; nil for the attribute `fallback`.
  package var variant: Int?
  /// In `ThemeSyntax.expressions`.
  package var expression: Int32
}

extension Theme {
  /// Where the value of a token under a combination of traits is written, plain references followed.
  ///
  /// - Precondition: the token is sound.
  package func origin(of token: TokenID, combination: Int) -> ValueOrigin {
    var token = token
    while true {
      let variant = variant(of: token, giving: cell(of: token, combination: combination))
      let expression =
        variant.map { origins.syntax.variants[$0].expression } ?? declaration(of: token).fallback ?? 0
      let node = origins.syntax.expressions[Int(expression)]
      guard node.operation == .reference, let target = target(ofReference: node.first) else {
        return ValueOrigin(token: token, variant: variant, expression: expression)
      }
      token = target
    }
  }

  /// Where an expression is written.
  package func span(ofExpression expression: Int32) -> SourceSpan {
    origins.syntax.expressionSpans[Int(expression)]
  }
}
