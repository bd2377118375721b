/// Completion in bash, from version 3.2 on.
enum BashCompletion {
  static func script(_ commands: [CommandDescription]) -> String {
    let names = commands.map(\.name)
    let general = names + CommandOption.help.names + CommandOption.version.names
    return """
      # bash completion for tincture
      _tincture() {
        local current=${COMP_WORDS[COMP_CWORD]} previous= command= seen=0 index word
        # bash takes '--name=value' apart at the equals sign.
        if [[ $current == '=' ]]; then
          current= previous=${COMP_WORDS[COMP_CWORD-1]}
        elif (( COMP_CWORD > 1 )) && [[ ${COMP_WORDS[COMP_CWORD-1]} == '=' ]]; then
          previous=${COMP_WORDS[COMP_CWORD-2]}
        else
          previous=${COMP_WORDS[COMP_CWORD-1]}
        fi
        (( COMP_CWORD > 1 )) && command=${COMP_WORDS[1]}

        _tincture_words() {
          local IFS=$' \\t\\n'
          COMPREPLY=($(compgen -W "$1" -- "$current" || :))
        }
        _tincture_files() {
          local IFS=$'\\n' pattern=$1
          compopt -o filenames 2>/dev/null || :
          COMPREPLY=($(compgen -d -- "$current" || :))
          if [[ -z $pattern ]]; then
            COMPREPLY=($(compgen -f -- "$current" || :))
          else
            COMPREPLY+=($(compgen -f -X "!*.@($pattern)" -- "$current" || :))
          fi
        }
        local extglob=$(shopt -p extglob)
        shopt -s extglob

        COMPREPLY=()
        if [[ -z $command ]]; then
          _tincture_words \(general.joined(separator: " ").shellQuoted())
        else
          case $command:$previous in
      \(commands.flatMap(valueCases).joined(separator: "\n"))
            *)
              if [[ $current == -* ]]; then
                case $command in
      \(commands.map(optionCase).joined(separator: "\n"))
                esac
              else
                case $command in
      \(commands.compactMap { operandCase($0, names) }.joined(separator: "\n"))
                esac
              fi
              ;;
          esac
        fi
        eval "$extglob"
      }
      complete -F _tincture tincture

      """
  }

  /// What may follow each option that has a value.
  private static func valueCases(_ command: CommandDescription) -> [String] {
    command.options.compactMap { option in
      guard let value = option.value else { return nil }
      let patterns = option.names.map { "\(command.name):\($0)" }.joined(separator: "|")
      return "      \(patterns)) \(action(for: value, commands: [])) ;;"
    }
  }

  private static func optionCase(_ command: CommandDescription) -> String {
    let names = command.options.flatMap(\.names).joined(separator: " ")
    return "            \(command.name)) _tincture_words \(names.shellQuoted()) ;;"
  }

  private static func operandCase(_ command: CommandDescription, _ commands: [String]) -> String? {
    command.operands.first.map {
      "            \(command.name)) \(action(for: $0.value, commands: commands)) ;;"
    }
  }

  private static func action(for value: ArgumentValue, commands: [String]) -> String {
    switch value.kind {
    case .choice(let choices): "_tincture_words \(choices.map(\.name).joined(separator: " ").shellQuoted())"
    case .file(let extensions): "_tincture_files \(extensions.joined(separator: "|").shellQuoted())"
    case .path: "_tincture_files ''"
    case .name(let names): "_tincture_words \(names.joined(separator: " ").shellQuoted())"
    case .command: "_tincture_words \(commands.joined(separator: " ").shellQuoted())"
    case .text: ":"
    }
  }
}
