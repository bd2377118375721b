/// What the arguments of a command say.
struct ParsedArguments: Sendable {
  /// What stands by itself, in order.
  var operands: [String] = []
  /// Whether help is asked for.
  var wantsHelp = false
  fileprivate var values: [String: [String]] = [:]

  /// Whether an option is given.
  func has(_ option: CommandOption) -> Bool { values[option.name] != nil }

  /// The option's value, the last one when it is given more than once; its default when it is not given.
  func value(of option: CommandOption) -> String? { values[option.name]?.last ?? option.defaultValue }
}

/// Reads arguments by the table of a command's options.
///
/// Options and operands may stand in any order. An option's value follows it as `--name value`,
/// `--name=value`, `-n value` or `-nvalue`. After `--` everything is an operand; so is `-` anywhere.
struct ArgumentParser {
  let command: String
  let options: [CommandOption]
  let operands: [Operand]

  func parse(_ arguments: ArraySlice<String>) throws(ToolError) -> ParsedArguments {
    var parsed = ParsedArguments()
    var rest = arguments
    var complaint: ToolError?
    while let argument = rest.popFirst() {
      do throws(ToolError) {
        if argument == "--" {
          for operand in rest { try add(operand, to: &parsed) }
          break
        } else if argument.hasPrefix("-"), argument != "-" {
          try parseOption(argument, &rest, into: &parsed)
        } else {
          try add(argument, to: &parsed)
        }
      } catch {
        complaint = complaint ?? error
      }
    }
    // Who asks for help is helped, whatever else is wrong.
    if parsed.wantsHelp { return parsed }
    if let complaint { throw complaint }
    for (index, operand) in operands.filter(\.isRequired).enumerated()
    where index >= parsed.operands.count {
      throw ToolError("'tincture \(command)' needs a \(operand.value.placeholder): \(operand.help)")
    }
    return parsed
  }

  private func parseOption(
    _ argument: String, _ rest: inout ArraySlice<String>,
    into parsed: inout ParsedArguments
  ) throws(ToolError) {
    var (name, attached) = Self.split(argument)
    if option(named: name) == nil, !name.hasPrefix("--"), name.count > 2 {
      // `-ofile`
      let short = String(name.prefix(2))
      if option(named: short)?.value != nil {
        (name, attached) = (short, String(argument.dropFirst(2)))
      }
    }
    guard let option = option(named: name) else {
      throw ToolError(
        "'tincture \(command)' has no option '\(name)'", mistyped: name, among: options.flatMap(\.names))
    }
    guard let value = option.value else {
      if attached != nil { throw ToolError("\(name) takes no value") }
      if option.name == CommandOption.help.name { parsed.wantsHelp = true }
      parsed.values[option.name, default: []].append("")
      return
    }
    if attached == nil, let next = rest.first, next == "-" || self.option(named: Self.split(next).name) == nil
    {
      attached = next
      rest.removeFirst()
    }
    try parsed.values[option.name, default: []].append(value.parse(attached ?? "", for: name))
  }

  private func option(named name: String) -> CommandOption? { options.first { $0.names.contains(name) } }

  private static func split(_ argument: String) -> (name: String, value: String?) {
    guard let equals = argument.firstIndex(of: "=") else { return (argument, nil) }
    return (String(argument[..<equals]), String(argument[argument.index(after: equals)...]))
  }

  private func add(_ argument: String, to parsed: inout ParsedArguments) throws(ToolError) {
    let index = parsed.operands.count
    guard let operand = index < operands.count ? operands[index] : operands.last,
      index < operands.count || operand.repeats
    else { throw ToolError("'tincture \(command)' has no use for '\(argument)'") }
    let value = try operand.value.parse(argument, for: operand.value.placeholder)
    parsed.operands.append(value)
  }
}
