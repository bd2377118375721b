/// The texts of `--help`, made from the tables of commands and options.
enum HelpText {
  private static let width = 80

  /// What `tincture --help` shows.
  static var general: String {
    var text = paragraph("tincture: an app's colours, named by meaning, from one theme file.") + "\n"
    text += "Usage: tincture COMMAND [OPTION …] [ARGUMENT …]\n"
    text += section("Commands", CommandRegistry.all.map { ($0.description.name, $0.description.summary) })
    text += section("Options", [CommandOption.help, .version].map(row))
    text += exitStatuses
    text += "\n'tincture COMMAND --help' says more about a command.\n"
    return text
  }

  /// What `tincture COMMAND --help` shows.
  static func text(for command: CommandDescription) -> String {
    var text = paragraph("tincture \(command.name): \(command.summary).") + "\n"
    let operands = command.operands.map { " " + $0.usage }.joined()
    text += "Usage: tincture \(command.name) [OPTION …]\(operands)\n"
    for part in command.discussion { text += "\n" + paragraph(part) }
    text += section("Arguments", command.operands.map(row))
    text += section("Options", command.options.map(row))
    text += exitStatuses
    if !command.examples.isEmpty {
      text += "\nExamples:\n"
      for example in command.examples {
        text += "  \(example.line)\n" + paragraph(example.explanation, indent: 6)
      }
    }
    return text
  }

  private static var exitStatuses: String {
    section("Exit status", ExitStatus.allCases.map { (String($0.rawValue), $0.meaning) })
  }

  /// An option and its description.
  private static func row(_ option: CommandOption) -> (String, String) {
    let names = option.names.reversed().joined(separator: ", ")
    guard let value = option.value else { return (names, option.help) }
    var help = option.help + choices(of: value)
    if let defaultValue = option.defaultValue { help += "; \(defaultValue) by default" }
    return ("\(names) \(value.placeholder)", help)
  }

  /// An operand and its description.
  private static func row(_ operand: Operand) -> (String, String) {
    (operand.value.placeholder, operand.help + choices(of: operand.value))
  }

  private static func choices(of value: ArgumentValue) -> String {
    guard !value.choices.isEmpty else { return "" }
    let choices = value.choices.map { $0.help.isEmpty ? $0.name : "\($0.name) (\($0.help))" }
    return ": " + choices.joined(separator: ", ")
  }

  /// A titled list with its descriptions in one column.
  private static func section(_ title: String, _ rows: [(String, String)]) -> String {
    guard !rows.isEmpty else { return "" }
    let column = min(24, 4 + (rows.map(\.0.count).max() ?? 0))
    var text = "\n\(title):\n"
    for (term, description) in rows {
      let lines = wrap(description, width: width - column)
      let head = "  " + term
      if head.count + 2 > column {
        text += head + "\n"
      } else {
        text += head + String(repeating: " ", count: column - head.count) + (lines.first ?? "") + "\n"
      }
      for line in lines.dropFirst(head.count + 2 > column ? 0 : 1) {
        text += String(repeating: " ", count: column) + line + "\n"
      }
    }
    return text
  }

  private static func paragraph(_ text: String, indent: Int = 0) -> String {
    wrap(text, width: width - indent).map { String(repeating: " ", count: indent) + $0 + "\n" }.joined()
  }

  /// The text in lines no longer than a width, unless a word is.
  static func wrap(_ text: String, width: Int) -> [String] {
    var lines: [String] = []
    var line = ""
    for word in text.split(separator: " ") {
      if !line.isEmpty, line.count + 1 + word.count > width {
        lines.append(line)
        line = ""
      }
      line += (line.isEmpty ? "" : " ") + word
    }
    return line.isEmpty ? lines : lines + [line]
  }
}
