import Testing

@testable import TinctureCommand

@Suite("Help")
struct HelpTests {
  @Test(
    "every command is explained, by --help, -h and help",
    arguments: CommandRegistry.all.map { $0.description.name })
  func everyCommand(_ name: String) {
    let text = ToolRun(name, "--help").output
    #expect(text.hasPrefix("tincture \(name): "))
    #expect(ToolRun(name, "-h").output == text && ToolRun("help", name).output == text)
    #expect(text.split(separator: "\n").allSatisfy { $0.count <= 80 })
    for option in CommandRegistry.command(name)?.description.options ?? [] {
      #expect(text.contains(option.name))
    }
  }

  @Test("the general help lists the commands")
  func general() {
    #expect(ToolRun("--help").output == HelpText.general && ToolRun("help").output == HelpText.general)
    for command in CommandRegistry.all {
      #expect(HelpText.general.contains("\n  \(command.description.name) "))
    }
  }

  @Test("a command's help reads well")
  func golden() {
    #expect(
      ToolRun("completions", "--help").output == """
        tincture completions: print a script with which a shell completes tincture's
        arguments.

        Usage: tincture completions [OPTION …] SHELL

        bash: put the output into ~/.local/share/bash-completion/completions/tincture,
        or load it at once with 'source <(tincture completions bash)'.

        zsh: put it into a file _tincture in a folder of $fpath.

        fish: put it into ~/.config/fish/completions/tincture.fish.

        Arguments:
          SHELL  the name of the shell: bash, zsh, fish

        Options:
          -h, --help  show this help

        Exit status:
          0  all is well
          1  findings of severity error, or output that --check found stale
          2  wrong usage, or a file that cannot be read or written

        Examples:
          tincture completions zsh > ~/.zfunc/_tincture
              complete in zsh from now on

        """)
  }

  @Test("help about nothing known says so")
  func unknown() {
    let run = ToolRun("help", "resovle")
    #expect(run.status == .failure)
    #expect(run.errors.contains("there is no command 'resovle'; did you mean 'resolve'?"))
  }
}
