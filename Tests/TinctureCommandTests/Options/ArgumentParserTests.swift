import Testing

@testable import TinctureCommand

@Suite("Reading arguments")
struct ArgumentParserTests {
  static let format = CommandOption(
    "--format", "-f", value: .choice("FORMAT", [Choice("text"), Choice("json", aliases: ["JSON"])]),
    default: "text", help: "")
  static let output = CommandOption("--output", "-o", value: .path("PATH"), help: "")
  static let fix = CommandOption("--fix", help: "")

  static func parse(_ arguments: [String]) throws(ToolError) -> ParsedArguments {
    try ArgumentParser(
      command: "test", options: [format, output, fix, .help],
      operands: [
        Operand(value: .themes(), count: .one, help: "a theme"),
        Operand(value: .text("TOKEN"), count: .any, help: "tokens"),
      ]
    ).parse(arguments[...])
  }

  struct Sound: Sendable, CustomTestStringConvertible {
    let arguments: [String]
    var operands = ["a"]
    var format = "text"
    var output: String?
    var fix = false
    var testDescription: String { arguments.joined(separator: " ") }
  }

  static let sound = [
    Sound(arguments: ["a"]),
    Sound(arguments: ["a", "b", "c"], operands: ["a", "b", "c"]),
    Sound(arguments: ["a", "--format", "json"], format: "json"),
    Sound(arguments: ["--format=json", "a"], format: "json"),
    Sound(arguments: ["-f", "json", "a"], format: "json"),
    Sound(arguments: ["-fjson", "a"], format: "json"),
    Sound(arguments: ["-f=json", "a"], format: "json"),
    Sound(arguments: ["--format", "JSON", "a"], format: "json"),
    Sound(arguments: ["--format", "json", "a", "--format", "text"]),
    Sound(arguments: ["--fix", "a"], fix: true),
    Sound(arguments: ["-"], operands: ["-"]),
    Sound(arguments: ["-o", "-", "a"], output: "-"),
    Sound(arguments: ["-o", "-x", "a"], output: "-x"),
    Sound(arguments: ["--output=a=b", "a"], output: "a=b"),
    Sound(arguments: ["--output=--fix", "a"], output: "--fix"),
    Sound(arguments: ["--", "a", "--fix", "-"], operands: ["a", "--fix", "-"]),
  ]

  @Test("each way of writing an option is understood", arguments: sound)
  func understood(_ example: Sound) throws {
    let parsed = try Self.parse(example.arguments)
    #expect(parsed.operands == example.operands)
    #expect(parsed.value(of: Self.format) == example.format)
    #expect(parsed.value(of: Self.output) == example.output)
    #expect(parsed.has(Self.fix) == example.fix)
  }

  static let wrong: [([String], String)] = [
    ([], "'tincture test' needs a PATH: a theme"),
    (["a", "--fromat", "json"], "'tincture test' has no option '--fromat'; did you mean '--format'?"),
    (["a", "--formt=json"], "'tincture test' has no option '--formt'; did you mean '--format'?"),
    (["a", "-x"], "'tincture test' has no option '-x'"),
    (["a", "--format", "jsno"], "--format cannot be 'jsno': it is text or json; did you mean 'json'?"),
    (["a", "--format"], "--format needs a value: it is text or json"),
    (["a", "--format="], "--format needs a value: it is text or json"),
    (["a", "--output", "--fix"], "--output needs a value: a path"),
    (["a", "--fix=yes"], "--fix takes no value"),
    ([""], "PATH needs a value: a path"),
  ]

  @Test("a mistake is named, with what was likely meant", arguments: wrong)
  func complaint(_ arguments: [String], _ text: String) {
    let error = #expect(throws: ToolError.self) { try Self.parse(arguments) }
    #expect(error?.text == text)
  }

  @Test(
    "a request for help wins over mistakes", arguments: [["-h"], ["--bad", "--help"], ["--fix=1", "-h"]])
  func help(_ arguments: [String]) throws {
    #expect(try Self.parse(arguments).wantsHelp)
    #expect(throws: ToolError.self) { try Self.parse(["--bad", "--", "--help"]) }
  }

  @Test("an argument too many is refused")
  func tooMany() {
    let parser = ArgumentParser(
      command: "test", options: [], operands: [Operand(value: .text("X"), count: .optional, help: "")])
    let error = #expect(throws: ToolError.self) { try parser.parse(["a", "b"]) }
    #expect(error?.text == "'tincture test' has no use for 'b'")
  }
}
