import Testing

@testable import TinctureCommand

@Suite("The table of options")
struct OptionTableTests {
  @Test("no command has two options of one name", arguments: CommandRegistry.all.map { $0.description.name })
  func uniqueNames(_ name: String) throws {
    let command = try #require(CommandRegistry.command(name)).description
    let names = command.options.flatMap(\.names)
    #expect(Set(names).count == names.count)
    for option in command.options {
      #expect(option.name.hasPrefix("--") && !option.help.isEmpty)
      let words = option.value?.choices.flatMap(\.words) ?? []
      #expect(Set(words).count == words.count)
      if let value = option.defaultValue { #expect(words.isEmpty || words.contains(value)) }
    }
  }

  @Test("only the last operand repeats", arguments: CommandRegistry.all.map { $0.description.name })
  func operands(_ name: String) throws {
    let command = try #require(CommandRegistry.command(name)).description
    for operand in command.operands.dropLast() {
      #expect(!operand.repeats, "\(operand.value.placeholder) is not the last")
    }
  }
}
