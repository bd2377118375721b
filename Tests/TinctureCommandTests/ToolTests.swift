import Testing

@testable import TinctureCommand

@Suite("The tool")
struct ToolTests {
  @Test("the version is printed")
  func version() {
    let run = ToolRun("--version")
    #expect(run.status == .success && run.output == "tincture \(Tool.version)\n" && run.errors.isEmpty)
  }

  @Test("without arguments it explains itself, as an error")
  func noArguments() {
    let run = ToolRun()
    #expect(run.status == .failure && run.output.isEmpty && run.errors == HelpText.general)
  }

  static let complaints: [(String, String)] = [
    ("genrate", "there is no command 'genrate'; did you mean 'generate'?"),
    ("paint", "there is no command 'paint'"),
    ("my.yaml", "'my.yaml' is no command; to check that theme, call 'tincture lint my.yaml'"),
    ("--vesion", "there is no option '--vesion' before a command; did you mean '--version'?"),
  ]

  @Test("a word that is no command is answered with what it may be", arguments: complaints)
  func unknownCommand(_ word: String, _ complaint: String) {
    let run = ToolRun(word)
    #expect(run.status == .failure && run.output.isEmpty)
    #expect(run.errors == "tincture: error: \(complaint)\ntincture: see 'tincture --help'\n")
  }

  @Test("a complaint about a command's usage points to its help")
  func usage() {
    let run = ToolRun("completions", "bahs")
    #expect(run.status == .failure)
    #expect(
      run.errors == """
        tincture: error: SHELL cannot be 'bahs': it is bash, zsh or fish; did you mean 'bash'?
        tincture: see 'tincture completions --help'

        """)
  }

  @Test("complaints are coloured on a terminal unless NO_COLOR says no")
  func colors() {
    #expect(ToolRun("paint", isTerminal: true).errors.contains("\u{1B}[1;31merror:\u{1B}[0m"))
    #expect(!ToolRun("paint", isTerminal: true, variables: ["NO_COLOR": "1"]).errors.contains("\u{1B}"))
    #expect(!ToolRun("paint", isTerminal: true, variables: ["TERM": "dumb"]).errors.contains("\u{1B}"))
  }
}
