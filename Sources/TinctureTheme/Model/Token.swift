/// The number of a token in its theme: section by section, and in each in the order of the file.
///
/// It means something to its own theme only: another one, or the same one loaded again, has another token by that number or
/// none, and traps where it has none.
public struct TokenID: Hashable, Sendable, Comparable {
  public let index: Int

  package init(_ index: Int) {
    self.index = index
  }

  public static func < (left: TokenID, right: TokenID) -> Bool { left.index < right.index }
}

/// What a colour is for, and so how much contrast it needs.
public enum ColorRole: UInt8, Sendable, CaseIterable {
  case text, largeText, graphic, decorative
}

/// A token of a theme: its name, its attributes and where its values stand.
package struct Token: Sendable {
  package var section: TokenSection
  package var name: NameID
  /// The group that holds it; a section's own has the section's raw value.
  package var group: Int32
  /// Its key in the source.
  package var keySpan: SourceSpan
  package var description: TextRange?
  /// The backgrounds that it is drawn on, in `Theme.references`.
  package var on: Range<Int32> = 0..<0
  /// The colours that it must be told from, in `Theme.references`.
  package var distinct: Range<Int32> = 0..<0
  package var role: ColorRole?
  /// The font of the text that a colour is for.
  package var font: TokenID?
  package var deprecation: Deprecation?
  /// The traits that its value varies by.
  package var use: TraitUse = .none
  /// Its first cell in `Theme.cells`; there are `use.columnCount` of them, then one for hosts without traits.
  package var firstCell: Int32 = 0
  /// Whether the token states a `fallback` of its own.
  package var hasFallback = false
  /// Whether it has a value under all traits; where it has not, that has been reported.
  package var isSound = true
}

/// Why a token should no longer be used.
package enum Deprecation: Sendable, Hashable {
  case plain
  case message(TextRange)
  case replacement(TokenID)
}

/// The value of a token in one column.
package struct Cell: Sendable, Hashable {
  /// The place of the value among those of the token's kind.
  package var value: Int32
  /// The variant that won.
  package var variant: Variant
  /// Whether no variant matched the traits, so that the cascade had to reset some of them.
  package var isSubstitute = false

  /// Which of a token's variants gave a value.
  package enum Variant: Sendable, Hashable {
    /// The token has one bare value.
    case bare
    /// The `fallback` attribute.
    case fallback
    /// A variant key, as the person wrote it.
    case key(NameID)
  }
}

/// A group of tokens, or a whole section.
package struct TokenGroup: Sendable {
  /// What stands in a group.
  package enum Member: Sendable, Hashable {
    case group(Int)
    case token(TokenID)
  }

  package var section: TokenSection
  /// The key, or the section's name for a section's own group.
  package var name: NameID
  /// The group that holds this one; nil for a section's own.
  package var parent: Int32?
  package var keySpan: SourceSpan
  /// In the order of the file.
  package var members: [Member] = []
}
