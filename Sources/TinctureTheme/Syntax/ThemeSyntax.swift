import Tincture
import TinctureColor

/// What a theme's files say, token by token, each with its span; nothing is looked up yet.
///
/// All files of a chain of `extends` share one value, base first, and so its arrays and interned names.
package struct ThemeSyntax: Sendable {
  package var files: [FileSyntax] = []
  package var groups: [GroupSyntax] = []
  package var tokens: [TokenSyntax] = []
  package var variants: [VariantSyntax] = []
  package var expressions: [ValueExpression] = []
  /// Where each expression is written: of a scalar, without its quotes; of what is `invalid`, nowhere.
  package var expressionSpans: [SourceSpan] = []
  package var composites: [CompositeSyntax] = []
  /// The expressions of composites' parts; `CompositeSyntax.missing` and `none` stand for none.
  package var operands: [Int32] = []
  /// References in values.
  package var references: [ReferenceSyntax] = []
  /// References in attributes.
  package var attributeReferences: [ReferenceSyntax] = []
  package var pathNames: [NameID] = []
  /// Values that are one unknown word, to be told the tokens of that name.
  package var unknownWords: [UnknownWord] = []

  package var names = NamePool()
  package var texts = TextPool()
  package var colors = ColorPool()
  package var values = TokenValues()

  package init() {
    for section in TokenSection.allCases { _ = names.intern(section.name) }
  }

  /// Makes room for what a tree of so many nodes may hold, so that nothing is copied as it grows.
  mutating func reserveCapacity(forNodes count: Int) {
    tokens.reserveCapacity(tokens.count + count / 4)
    variants.reserveCapacity(variants.count + count / 2)
    expressions.reserveCapacity(expressions.count + count / 2)
    expressionSpans.reserveCapacity(expressions.count + count / 2)
    references.reserveCapacity(references.count + count / 2)
    pathNames.reserveCapacity(pathNames.count + count)
  }

  /// Keeps an expression and gives its number.
  mutating func add(_ expression: ValueExpression, at span: SourceSpan) -> Int32 {
    expressions.append(expression)
    expressionSpans.append(span)
    return Int32(expressions.count - 1)
  }

  /// Keeps a value of several parts and gives its expression's number.
  mutating func add(_ parts: CompositeSyntax.Parts, _ expressions: [Int32], at span: SourceSpan) -> Int32 {
    let first = Int32(operands.count)
    operands += expressions
    composites.append(CompositeSyntax(parts: parts, operands: first..<Int32(operands.count)))
    return add(.init(operation: .composite, first: Int32(composites.count - 1)), at: span)
  }

  /// The section that a name names: sections are the first names in the pool.
  package func section(named name: NameID) -> TokenSection? {
    TokenSection(rawValue: UInt8(clamping: name.index))
  }
}

/// The head of a file, and its groups and tokens in order.
package struct FileSyntax: Sendable {
  package enum Declaration: Sendable {
    /// A group of `ThemeSyntax.groups`; it stands before its members.
    case group(Int)
    /// A token of `ThemeSyntax.tokens`.
    case token(Int)
  }

  package var name: String?
  package var nameSpan: SourceSpan?
  package var description: String?
  package var declarations: [Declaration] = []
}

package struct GroupSyntax: Sendable {
  package var section: TokenSection
  package var name: NameID
  /// The group that holds it; nil for a section's own.
  package var parent: Int?
  package var keySpan: SourceSpan
}

package struct TokenSyntax: Sendable {
  package var section: TokenSection
  package var name: NameID
  package var group: Int
  package var keySpan: SourceSpan
  /// Its variants; a bare value is one without a key.
  package var variants: Range<Int32> = 0..<0
  /// The references of its values.
  package var references: Range<Int32> = 0..<0
  /// The expression of the attribute `fallback`.
  package var fallback: Int32?
  package var description: TextRange?
  package var role: ColorRole?
  /// In `ThemeSyntax.attributeReferences`.
  package var font: Int?
  /// The text style that a metric grows with.
  package var scale: TextStyle?
  package var rendering: ImageToken.Rendering?
  /// The expression of an image's tint.
  package var tint: Int32?
  /// In `ThemeSyntax.attributeReferences`.
  package var on: Range<Int32> = 0..<0
  package var distinct: Range<Int32> = 0..<0
  package var deprecation: DeprecationSyntax?
  /// Whether its attributes change the value that its variants give.
  var changesValue: Bool { scale != nil || rendering != nil || tint != nil }
  /// Whether all that is said of it could be read.
  package var isSound = true
}

package enum DeprecationSyntax: Sendable {
  case plain
  case message(TextRange)
  /// A reference of `ThemeSyntax.attributeReferences`.
  case replacement(Int)
}

package struct VariantSyntax: Sendable {
  package var selector: TraitSelector
  /// The key as written; nil for a bare value.
  package var key: NameID?
  package var keySpan: SourceSpan
  /// The value as written: with its quotes; of an alias, the alias.
  package var valueSpan: SourceSpan
  package var expression: Int32
}

/// A value that is one word and no colour; the number of its finding, to be completed when all names are known.
package struct UnknownWord: Sendable {
  package var word: String
  package var kinds: TokenKinds
  package var diagnostic: Int
  /// The token that has it, in `ThemeSyntax.tokens`.
  package var token: Int
}
