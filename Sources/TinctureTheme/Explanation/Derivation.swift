import Tincture

/// How a value came about: a tree whose root is the value, and whose leaves are what is written in a theme's files.
package struct Derivation: Sendable, Hashable {
  /// How a value is made of those below it.
  package enum Step: Sendable, Hashable {
    /// It is written here.
    case literal
    /// It is that of another token under the same traits.
    case reference(TokenID)
    case alpha(Double)
    /// So much of the way from the first to the second.
    case mix(Double)
    case lighten(Double)
    case darken(Double)
    case invert
    case readable(Double)
    /// It has several parts.
    case composite
    /// A metric that grows with a text style.
    case scaling(TextStyle)
    /// An image that is drawn in one colour.
    case tinting
  }

  /// Whether all that is below a value is told.
  package enum Extent: Sendable, Hashable {
    case whole
    /// The token that is referred to is explained in another place of the tree, before this one.
    case toldBefore
    /// There is more below, deeper than the tree goes.
    case cut
  }

  /// What of the value above it this is, such as `at 40%` of a gradient; empty where it is all of it.
  package let part: String
  package let step: Step
  /// Where it is written: of an attribute's step, where its token is.
  package let span: SourceSpan
  package let value: TokenValue
  /// How the variant of the token that a reference leads to was chosen.
  package let choice: VariantChoice?
  package let operands: [Derivation]
  package let extent: Extent

  /// The most values on the way from the root to a leaf.
  package static let deepest = 24
}

extension Derivation {
  /// The places at which what the value is made of is written: the leaves, from left to right.
  package var leaves: [Derivation] { operands.isEmpty ? [self] : operands.flatMap(\.leaves) }
}

extension Theme {
  /// How the value of a token came about under a combination of traits: the root is the expression that won, or what the
  /// token's attributes make of it.
  ///
  /// Each token is told once, so that the tree is no larger than the theme.
  ///
  /// - Precondition: the token is sound.
  package func derivation(of token: TokenID, combination: Int) -> Derivation {
    var builder = DerivationBuilder(theme: self, combination: combination)
    return builder.derivation(of: token, part: "", depth: 0)
  }
}
