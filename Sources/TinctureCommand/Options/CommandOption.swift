import TinctureTheme

/// An option of a command. It is declared once; parsing, checking, help and completion all read it.
struct CommandOption: Sendable {
  /// The long name first, such as `--output`, then a short one such as `-o` where there is one.
  let names: [String]
  /// What follows the name; nil for a flag.
  let value: ArgumentValue?
  /// What it does, in a few words.
  let help: String
  /// The value when the option is not given.
  let defaultValue: String?

  /// A flag.
  init(_ names: String..., help: String) {
    self.names = names
    self.value = nil
    self.help = help
    self.defaultValue = nil
  }

  /// An option with a value.
  init(_ names: String..., value: ArgumentValue, default defaultValue: String? = nil, help: String) {
    self.names = names
    self.value = value
    self.help = help
    self.defaultValue = defaultValue
  }

  /// The name that stands for the option wherever one is enough.
  var name: String { names[0] }
}

/// A value on the command line: of an option, or standing by itself.
struct ArgumentValue: Sendable {
  /// What may stand for it, and so how a shell completes it.
  enum Kind: Sendable {
    /// One of these.
    case choice([Choice])
    /// A file with one of these extensions, or a folder.
    case file(extensions: [String])
    /// A file or folder of any name.
    case path
    /// The name of a command.
    case command
    /// One of these names, which are too many to be listed.
    case name([String])
    /// Any text.
    case text
  }

  /// The word that help shows in its place, such as `PATH`.
  let placeholder: String
  let kind: Kind

  static func choice(_ placeholder: String, _ choices: [Choice]) -> ArgumentValue {
    ArgumentValue(placeholder: placeholder, kind: .choice(choices))
  }

  /// A theme file, or a folder of them.
  static func themes(_ placeholder: String = "PATH") -> ArgumentValue {
    ArgumentValue(placeholder: placeholder, kind: .file(extensions: ["yaml", "yml"]))
  }

  static func path(_ placeholder: String) -> ArgumentValue {
    ArgumentValue(placeholder: placeholder, kind: .path)
  }

  /// One of many names; the placeholder, in lower case, is the word for what they name.
  static func name(_ placeholder: String, _ names: [String]) -> ArgumentValue {
    ArgumentValue(placeholder: placeholder, kind: .name(names))
  }

  static func text(_ placeholder: String) -> ArgumentValue {
    ArgumentValue(placeholder: placeholder, kind: .text)
  }

  /// The choices, where there are such.
  var choices: [Choice] {
    if case .choice(let choices) = kind { choices } else { [] }
  }

  /// The value that a text stands for, or what is wrong with the text.
  func parse(_ text: String, for owner: String) throws(ToolError) -> String {
    guard !text.isEmpty else { throw ToolError("\(owner) needs a value: \(expectation)") }
    if case .name(let names) = kind, !names.contains(text) {
      throw ToolError("there is no \(placeholder.lowercased()) '\(text)'", mistyped: text, among: names)
    }
    guard case .choice(let choices) = kind else { return text }
    if let choice = choices.first(where: { $0.name == text || $0.aliases.contains(text) }) {
      return choice.name
    }
    let nearest = Suggestion.nearest(to: text, among: choices.flatMap(\.words))
    let names = choices.filter { choice in nearest.contains { choice.words.contains($0) } }.map(\.name)
    throw ToolError(
      "\(owner) cannot be '\(text)': \(expectation)", suggestion: Suggestion.phrase(names))
  }

  /// What is allowed, in words.
  private var expectation: String {
    switch kind {
    case .choice(let choices):
      return "it is \(Suggestion.alternatives(choices.map(\.name)))"
    case .file, .path: return "a path"
    case .command: return "a command"
    case .name: return "a \(placeholder.lowercased())"
    case .text: return "a text"
    }
  }
}

/// One of the values that an argument may have.
struct Choice: Sendable {
  let name: String
  /// Other words for the same, which are understood but not shown.
  let aliases: [String]
  /// What it means, where the name does not say so.
  let help: String

  init(_ name: String, aliases: [String] = [], help: String = "") {
    self.name = name
    self.aliases = aliases
    self.help = help
  }

  /// All words for it.
  var words: [String] { [name] + aliases }
}
