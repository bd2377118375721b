import Tincture
import TinctureColor

/// A theme: every token resolved to a table over the traits that it uses. Immutable.
public struct Theme: Sendable {
  /// The theme's name as written; the Swift enum is this and `Style`.
  public let name: String
  public let description: String?
  /// The path of the theme's file within its package, for generated files to tell.
  public let pathInPackage: String
  /// The files that it was read from, the theme's own first.
  public let sources: SourceMap

  package let names: NamePool
  package let texts: TextPool
  package let tokens: [Token]
  /// The sections' own groups first, in the order of `TokenSection.allCases`.
  package let groups: [TokenGroup]
  /// The targets of `on` and `distinct`.
  package let references: [TokenID]
  package let cells: [Cell]
  /// The values of colour tokens, each once.
  package let colors: [RGBAColor]
  /// The values of all other tokens.
  package let values: TokenValues
  /// Where the values come from.
  package let origins: ThemeOrigins
}

// MARK: - Tokens

extension Theme {
  /// All tokens in order.
  public var tokenIDs: [TokenID] { tokens.indices.map(TokenID.init) }

  package subscript(token: TokenID) -> Token { tokens[token.index] }

  /// The token's full name, such as `colors.label`.
  public func path(of token: TokenID) -> String {
    path(of: Int(self[token].group)) + "." + names.string(self[token].name)
  }

  package func path(of group: Int) -> String {
    let name = names.string(groups[group].name)
    return groups[group].parent.map { path(of: Int($0)) + "." + name } ?? name
  }

  /// The token of a full name such as `colors.label`; nil where there is none.
  public func token(at path: String) -> TokenID? {
    guard case .token(let token) = member(at: path) else { return nil }
    return token
  }

  /// What the token is.
  public func kind(of token: TokenID) -> TokenKind { self[token].section.kind }

  /// What the author says about the token.
  public func description(of token: TokenID) -> String? { self[token].description.map(texts.string) }

  /// The tokens that this one is drawn on.
  package func backgrounds(of token: TokenID) -> ArraySlice<TokenID> {
    references[Int(self[token].on.lowerBound)..<Int(self[token].on.upperBound)]
  }
}

// MARK: - Values

extension Theme {
  package func cell(of token: TokenID, combination: Int) -> Cell {
    let token = self[token]
    return cells[Int(token.firstCell) + token.use.column(of: combination)]
  }

  /// The value for hosts without traits.
  package func fallbackCell(of token: TokenID) -> Cell {
    let token = self[token]
    return cells[Int(token.firstCell) + token.use.columnCount]
  }

  /// The colour of a colour token under a combination of traits.
  package func color(of token: TokenID, combination: Int) -> RGBAColor {
    colors[Int(cell(of: token, combination: combination).value)]
  }

  /// The colour of a colour token under the given traits; those that are unspecified are read as their defaults.
  ///
  /// - Precondition: the token is a colour.
  public func color(of token: TokenID, with traits: TraitCollection) -> RGBAColor {
    precondition(kind(of: token) == .color, "Only a color token has a color.")
    return color(of: token, combination: traits.combination)
  }

  /// The key that won as the author wrote it, `fallback`, or nil for a bare value.
  package func variantName(_ variant: Cell.Variant) -> String? {
    switch variant {
    case .bare: nil
    case .fallback: "fallback"
    case .key(let name): names.string(name)
    }
  }
}
