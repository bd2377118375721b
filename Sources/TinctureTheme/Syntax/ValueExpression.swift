/// How a value is written: a node of an expression; its operands stand before it in `ThemeSyntax.expressions`.
package struct ValueExpression: Sendable, Hashable {
  package enum Operation: UInt8, Sendable {
    /// A value of `ThemeSyntax.colors` or, for other kinds, of `ThemeSyntax.values`: `first`.
    case literal
    /// A reference of `ThemeSyntax.references`, `first`.
    case reference
    /// `first` with the opacity `amount`.
    case alpha
    /// `amount` of the way from `first` to `second`.
    case mix
    /// `first` lighter by `amount`; darker where it is negative.
    case lighten
    /// `first` with its lightness mirrored.
    case invert
    /// Black or white, readable on `first` at the ratio `amount`.
    case readable
    /// The image `first` with its colours inverted.
    case invertImage
    /// A value of several parts: `first` is its number in `ThemeSyntax.composites`.
    case composite
    /// Something that has been reported already.
    case invalid
  }

  package var operation: Operation
  package var first: Int32 = 0
  package var second: Int32 = 0
  package var amount: Double = 0
}

/// A reference as written: `$section.path.to.token`.
package struct ReferenceSyntax: Sendable {
  /// From the dollar sign to the last name.
  package var span: SourceSpan
  /// What it may lead to.
  package var kinds: TokenKinds
  /// Its names in `ThemeSyntax.pathNames`.
  package var path: Range<Int32>
}
