import TinctureTheme

/// Something that a person may choose about an output: a key of an output in `tincture.yaml`, and an option of
/// `tincture generate`. Formats that share a choice share the option.
package struct EmitterOption: Sendable {
  /// What may stand for it.
  package enum Kind: Sendable {
    /// One of these words.
    case word([String])
    /// `true` or `false`; false by default.
    case flag
    /// A text; help shows the placeholder in its place.
    case text(placeholder: String)
  }

  package let name: String
  /// What it does, in a few words.
  package let summary: String
  package let kind: Kind
  /// The value where none is given.
  package let defaultValue: String?
  private let check: @Sendable (String) -> String?

  package static func word(
    _ name: String, _ words: [String], default defaultValue: String, _ summary: String
  ) -> EmitterOption {
    EmitterOption(name: name, summary: summary, kind: .word(words), defaultValue: defaultValue) { _ in nil }
  }

  package static func flag(_ name: String, _ summary: String) -> EmitterOption {
    EmitterOption(name: name, summary: summary, kind: .flag, defaultValue: nil) { _ in nil }
  }

  /// - Parameter check: what is wrong with a text; nil where it will do.
  package static func text(
    _ name: String, _ placeholder: String, _ summary: String,
    check: @escaping @Sendable (String) -> String? = { _ in nil }
  ) -> EmitterOption {
    EmitterOption(
      name: name, summary: summary, kind: .text(placeholder: placeholder), defaultValue: nil, check: check)
  }

  /// The words that may stand for it; none where any text may.
  package var words: [String] {
    switch kind {
    case .word(let words): words
    case .flag: ["true", "false"]
    case .text: []
    }
  }

  /// What is wrong with a value of the right kind; nil where it will do.
  package func complaint(about text: String) -> String? { check(text) }
}

// MARK: - Options of several formats

extension EmitterOption {
  /// Who may use the declarations of generated code.
  package static let access = word(
    "access", ["public", "package", "internal"], default: "public", "who may use the declarations")

  /// The outermost type.
  package static let name = text(
    "name", "TYPE", "the outermost type's name; without it, the theme's name and 'Style'",
    check: SwiftIdentifier.complaint(aboutType:))

  /// What is said of tokens that a format has no place for.
  package static let omissions = word(
    "omissions", ["error", "warning", "off"], default: "warning", "how to report what the format cannot hold")
}

/// What a person has chosen about an output.
package struct EmitterOptions: Sendable, Hashable {
  private var values: [String: String]

  /// - Parameter values: the values of options by their names; the others have their defaults.
  package init(_ values: [String: String] = [:]) {
    self.values = values
  }

  /// The value of an option; its default where none was given.
  package subscript(option: EmitterOption) -> String? {
    get { values[option.name] ?? option.defaultValue }
    set { values[option.name] = newValue }
  }

  /// Whether a value was given.
  package func isGiven(_ option: EmitterOption) -> Bool { values[option.name] != nil }

  /// Whether a flag is set.
  package func has(_ option: EmitterOption) -> Bool { self[option] == "true" }

  /// The level of access of generated declarations.
  package var access: String { self[.access] ?? "public" }

  /// The severity of what a format cannot express; nil where it is not reported.
  package var omissionSeverity: Diagnostic.Severity? {
    switch self[.omissions] {
    case "error": .error
    case "off": nil
    default: .warning
    }
  }
}
