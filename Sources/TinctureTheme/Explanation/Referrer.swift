/// A place at which a token refers to another.
package struct Referrer: Sendable, Hashable {
  /// What the reference says.
  package enum Use: Sendable, Hashable, CaseIterable {
    /// It is a value, or a part of one.
    case value
    /// The attribute of that name.
    case on, font, distinct, deprecated

    /// The use as a theme's file names it; `value` for values.
    package var name: String { "\(self)" }
  }

  /// The token that refers.
  package let token: TokenID
  package let use: Use
  /// From the dollar sign to the last name.
  package let span: SourceSpan
}

extension Theme {
  /// All places at which a token is referred to, token by token, in time linear in the theme.
  package func referrers(of target: TokenID) -> [Referrer] {
    let number = Int32(target.index)
    let syntax = origins.syntax
    var referrers: [Referrer] = []
    for token in tokens.indices {
      let declaration = syntax.tokens[origins.declarations[token]]
      for reference in declaration.references where origins.targets[Int(reference)] == number {
        referrers.append(
          Referrer(token: TokenID(token), use: .value, span: syntax.references[Int(reference)].span))
      }
      func add(_ reference: Int, _ use: Referrer.Use) {
        guard origins.attributeTargets[reference] == number else { return }
        referrers.append(
          Referrer(token: TokenID(token), use: use, span: syntax.attributeReferences[reference].span))
      }
      for reference in declaration.on { add(Int(reference), .on) }
      if let font = declaration.font { add(font, .font) }
      for reference in declaration.distinct { add(Int(reference), .distinct) }
      if case .replacement(let reference) = declaration.deprecation { add(reference, .deprecated) }
    }
    return referrers
  }
}
