/// Completion in fish.
enum FishCompletion {
  static func script(_ commands: [CommandDescription]) -> String {
    var lines = ["# fish completion for tincture", "complete -c tincture -f"]
    for command in commands {
      lines.append(
        "complete -c tincture -n __fish_use_subcommand -a \(command.name) -d \(command.summary.shellQuoted())"
      )
    }
    for option in [CommandOption.help, .version] {
      lines.append(line(for: option, when: "__fish_use_subcommand"))
    }
    for command in commands {
      let condition = "__fish_seen_subcommand_from \(command.name)".shellQuoted()
      lines += command.options.map { line(for: $0, when: condition) }
      lines += command.operands.compactMap { operand in
        action(for: operand.value, commands: commands.map(\.name)).map {
          "complete -c tincture -n \(condition) \($0)"
        }
      }
    }
    return lines.joined(separator: "\n") + "\n"
  }

  private static func line(for option: CommandOption, when condition: String) -> String {
    let names = option.names.map { $0.hasPrefix("--") ? "-l \($0.dropFirst(2))" : "-s \($0.dropFirst())" }
    var line = "complete -c tincture -n \(condition) \(names.joined(separator: " "))"
    if let value = option.value { line += " -r" + (action(for: value, commands: []).map { " " + $0 } ?? "") }
    return line + " -d \(option.help.shellQuoted())"
  }

  private static func action(for value: ArgumentValue, commands: [String]) -> String? {
    switch value.kind {
    case .choice(let choices): "-f -a \(choices.map(\.name).joined(separator: " ").shellQuoted())"
    case .file(let extensions):
      "-k -a \"(\(extensions.map { "__fish_complete_suffix .\($0)" }.joined(separator: "; ")))\""
    case .path: "-F"
    case .name(let names): "-f -a \(names.joined(separator: " ").shellQuoted())"
    case .command: "-f -a \(commands.joined(separator: " ").shellQuoted())"
    case .text: nil
    }
  }
}
