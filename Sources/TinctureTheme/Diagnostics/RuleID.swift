/// The name of a rule, as findings, configuration and documentation write it.
public struct RuleID: Hashable, Sendable, CustomStringConvertible {
  /// Kebab case, such as `duplicate-key`.
  public let name: String

  public init(_ name: String) {
    self.name = name
  }

  public var description: String { name }
}

/// The rules that loading itself upholds: what breaks them cannot be resolved.
extension RuleID {
  // The file and its text.
  /// The file cannot be read.
  public static let unreadableFile = RuleID("unreadable-file")
  /// The bytes are not UTF-8 or UTF-16 text that YAML allows.
  public static let encoding = RuleID("encoding")
  /// The file is larger, deeper or longer than a theme may be.
  public static let limit = RuleID("limit")
  /// A line break of YAML that many editors do not show as one: a lone carriage return, U+0085, U+2028 or U+2029.
  public static let unusualLineBreak = RuleID("unusual-line-break")

  // YAML.
  /// The text is not YAML.
  public static let syntax = RuleID("syntax")
  /// Indentation by tabs or by spaces that YAML does not count.
  public static let indentation = RuleID("indentation")
  /// More than one document in a file.
  public static let severalDocuments = RuleID("several-documents")
  /// A mapping has the same key twice.
  public static let duplicateKey = RuleID("duplicate-key")
  /// An alias names no anchor, or an anchor that contains it.
  public static let invalidAlias = RuleID("invalid-alias")
  /// A tag (`!name`), which would make a value something else than text.
  public static let unsupportedTag = RuleID("unsupported-tag")
  /// A merge (`<<`) of something that is not a mapping.
  public static let invalidMerge = RuleID("invalid-merge")

  // The grammar of themes.
  /// The file is YAML, but no theme.
  public static let notATheme = RuleID("not-a-theme")
  /// The theme has no name.
  public static let missingName = RuleID("missing-name")
  /// The theme has no tokens.
  public static let emptyTheme = RuleID("empty-theme")
  /// A name that a reference could not hold.
  public static let invalidName = RuleID("invalid-name")
  /// A key that the format does not know.
  public static let unknownKey = RuleID("unknown-key")
  /// A mapping where a value must stand, or the reverse.
  public static let wrongShape = RuleID("wrong-shape")
  /// A value that cannot be read.
  public static let invalidValue = RuleID("invalid-value")
  /// `#fff` without quotes, which YAML takes for a comment.
  public static let unquotedHex = RuleID("unquoted-hex")
  /// Hex digits without `#`.
  public static let hexWithoutHash = RuleID("hex-without-hash")
  /// `palette.red` or `{palette.red}` where `$palette.red` is meant.
  public static let referenceWithoutDollar = RuleID("reference-without-dollar")
  /// A call whose commas YAML takes for its own.
  public static let unquotedCall = RuleID("unquoted-call")
  /// A name that the format keeps for itself.
  public static let reservedName = RuleID("reserved-name")
  /// A number outside its range.
  public static let outOfRange = RuleID("out-of-range")

  // Resolution.
  /// A reference to a token that does not exist.
  public static let unresolvedReference = RuleID("unresolved-reference")
  /// A reference that comes back to itself.
  public static let circularReference = RuleID("circular-reference")
  /// A reference to a group or to another kind of token.
  public static let wrongKindOfReference = RuleID("wrong-kind-of-reference")
  /// No variant and no fallback for some traits.
  public static let uncoveredTraits = RuleID("uncovered-traits")
  /// `extends` names a file that may not be read.
  public static let invalidExtends = RuleID("invalid-extends")
  /// A chain of `extends` that comes back to itself.
  public static let extendsCycle = RuleID("extends-cycle")
}
