import TinctureCodegen
import TinctureLint
import TinctureText

/// `tincture formats [FORMAT …]`
enum FormatsCommand: Command {
  static let description = CommandDescription(
    "formats", summary: "list what generate can write, or explain formats",
    discussion: [
      "The JSON form is one object: formats, each with name, summary, writes (file, package or folder), extension, and "
        + "its options (name, summary, values, default)."
    ],
    operands: [
      Operand(
        value: .name("FORMAT", EmitterRegistry.all.map { $0.format }), count: .any,
        help: "the formats to explain; without one, all in short")
    ],
    options: [format, .color],
    examples: [
      CommandExample("tincture formats xcassets", "what it writes, and what can be chosen")
    ])

  private static let format = CommandOption(
    "--format", "-f",
    value: .choice("FORMAT", [Choice("text", help: "for people"), Choice("json", help: "for programs")]),
    default: "text", help: "how formats are written")

  static func run(_ arguments: ParsedArguments, in session: inout Session) throws(ToolError) -> ExitStatus {
    let chosen = arguments.operands.compactMap(EmitterRegistry.emitter)
    if arguments.value(of: format) == "json" {
      let formats = (chosen.isEmpty ? EmitterRegistry.all : chosen).map(json)
      session.output += (["formats": .array(formats)] as JSONValue).document
    } else if chosen.isEmpty {
      session.print(
        TextTable.text(EmitterRegistry.all.map { [TableCell($0.format), TableCell($0.summary)] }))
      session.print("\n'tincture formats FORMAT' explains one.\n")
    } else {
      let isColored = session.isOutputColored(arguments)
      session.print(chosen.map { text($0, isColored: isColored) }.joined(separator: "\n"))
    }
    return .success
  }

  // MARK: Text

  private static func text(_ emitter: any Emitter.Type, isColored: Bool) -> String {
    var text = TextStyle.bold.apply(to: emitter.format, if: isColored) + ": \(emitter.summary)\n"
    text += "  writes \(phrase(emitter.shape))\n"
    guard !emitter.options.isEmpty else { return text }
    let rows = emitter.options.map { option in
      let defaultText = option.defaultValue.map { "; \($0) by default" } ?? ""
      return [
        TableCell("  \(option.name)"), TableCell(values(of: option)), TableCell(option.summary + defaultText),
      ]
    }
    return text + "\nOptions, as keys of an output in \(Project.settingsName) or as --option:\n"
      + TextTable.text(rows)
  }

  private static func values(of option: EmitterOption) -> String {
    switch option.kind {
    case .word(let words): words.joined(separator: " | ")
    case .flag: "true | false"
    case .text(let placeholder): placeholder
    }
  }

  private static func phrase(_ shape: OutputShape) -> String {
    switch shape {
    case .file(let ending): "a file .\(ending) for each theme"
    case .package(let ending): "a folder .\(ending) for each theme"
    case .folder: "several files in a folder that others may stand in, too"
    }
  }

  // MARK: JSON

  private static func json(_ emitter: any Emitter.Type) -> JSONValue {
    var members: [(String, JSONValue)] = [
      ("name", .text(emitter.format)), ("summary", .text(emitter.summary)),
    ]
    switch emitter.shape {
    case .file(let ending): members += [("writes", "file"), ("extension", .text(ending))]
    case .package(let ending): members += [("writes", "package"), ("extension", .text(ending))]
    case .folder: members.append(("writes", "folder"))
    }
    members.append(("options", .array(emitter.options.map(json))))
    return .members(members)
  }

  private static func json(_ option: EmitterOption) -> JSONValue {
    var members: [(String, JSONValue)] = [("name", .text(option.name)), ("summary", .text(option.summary))]
    if !option.words.isEmpty { members.append(("values", .array(option.words.map { .text($0) }))) }
    if let value = option.defaultValue { members.append(("default", .text(value))) }
    return .members(members)
  }
}
