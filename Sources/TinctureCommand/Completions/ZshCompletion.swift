/// Completion in zsh, by its `_arguments`.
enum ZshCompletion {
  static func script(_ commands: [CommandDescription]) -> String {
    let list = commands.map { "\($0.name):\(escape($0.summary))".shellQuoted() }
    return """
      #compdef tincture
      # zsh completion for tincture

      _tincture_commands() {
        local -a commands
        commands=(
      \(list.map { "    " + $0 }.joined(separator: "\n"))
        )
        _describe -t commands command commands
      }

      _tincture() {
        local curcontext=$curcontext state line
        typeset -A opt_args
        _arguments -C \\
          \([CommandOption.help, .version].flatMap(specifications).joined(separator: " \\\n    ")) \\
          '1: :_tincture_commands' \\
          '*:: :->arguments'
        [[ $state == arguments ]] || return
        case $line[1] in
      \(commands.map(commandCase).joined(separator: "\n"))
        esac
      }

      if [[ $funcstack[1] == _tincture ]]; then
        _tincture "$@"
      else
        compdef _tincture tincture
      fi

      """
  }

  private static func commandCase(_ command: CommandDescription) -> String {
    let arguments = command.options.flatMap(specifications) + command.operands.enumerated().map(operand)
    return """
          \(command.name))
            _arguments -s \\
              \(arguments.joined(separator: " \\\n        "))
            ;;
      """
  }

  /// An option as `_arguments` wants it, once for each of its names.
  private static func specifications(_ option: CommandOption) -> [String] {
    option.names.map { name in
      let others = option.names.count > 1 ? "(\(option.names.joined(separator: " ")))" : ""
      let equals = option.value == nil ? "" : name.hasPrefix("--") ? "=" : "+"
      let value = option.value.map { ":\(escape($0.placeholder)):\(action(for: $0))" } ?? ""
      return "\(others)\(name)\(equals)[\(escape(option.help))]\(value)".shellQuoted()
    }
  }

  private static func operand(_ index: Int, _ operand: Operand) -> String {
    let position = operand.repeats ? "*" : String(index + 1)
    return "\(position):\(escape(operand.value.placeholder)):\(action(for: operand.value))".shellQuoted()
  }

  private static func action(for value: ArgumentValue) -> String {
    switch value.kind {
    case .choice(let choices): "(\(choices.map(\.name).joined(separator: " ")))"
    case .file(let extensions): "_files -g \"*.(\(extensions.joined(separator: "|")))\""
    case .path: "_files"
    case .name(let names): "(\(names.joined(separator: " ")))"
    case .command: "_tincture_commands"
    case .text: ""
    }
  }

  /// Text in which `_arguments` finds nothing of its own.
  private static func escape(_ text: String) -> String {
    text.reduce(into: "") { result, character in
      if ":[]\\".contains(character) { result.append("\\") }
      result.append(character)
    }
  }
}
