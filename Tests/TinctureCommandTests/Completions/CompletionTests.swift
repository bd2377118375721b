import Foundation
import Testing

@testable import TinctureCommand

@Suite("Completions")
struct CompletionTests {
  /// What bash offers for the last of some words, in a folder with a theme and other files.
  static func complete(_ words: [String]) throws -> [String] {
    let folder = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString)
    defer { try? FileManager.default.removeItem(at: folder) }
    try FileManager.default.createDirectory(
      at: folder.appendingPathComponent("Themes"), withIntermediateDirectories: true)
    for name in ["a theme.yaml", "b.yml", "c.swift"] {
      try Data().write(to: folder.appendingPathComponent(name))
    }
    let quoted = words.map { $0.shellQuoted() }.joined(separator: " ")
    let script =
      ToolRun("completions", "bash").output + """

        cd \(folder.path.shellQuoted())
        COMP_WORDS=(tincture \(quoted)) COMP_CWORD=\(words.count)
        _tincture
        printf '%s\\n' "${COMPREPLY[@]}"
        """
    let (status, output) = try run("bash", ["-eu", "-c", script])
    #expect(status == 0)
    return output.split(separator: "\n").map(String.init)
  }

  static let cases: [([String], [String])] = [
    (["l"], ["lint"]),
    (["--v"], ["--version"]),
    (["lint", "--f"], ["--format", "--fix"]),
    (["lint", "--format", ""], ["text", "json", "sarif", "github", "xcode", "checkstyle", "junit"]),
    (["lint", ""], ["Themes", "a theme.yaml", "b.yml"]),
    (["lint", "--config", "c"], ["c.swift"]),
    (["lint", "-f", "s"], ["sarif"]),
    (["lint", "--format", "=", "j"], ["json", "junit"]),
    (["lint", "--format", "="], ["text", "json", "sarif", "github", "xcode", "checkstyle", "junit"]),
    (["resolve", "b.yml", "--contrast", "h"], ["high"]),
    (["completions", ""], ["bash", "zsh", "fish"]),
    (["rules", "missing-da"], ["missing-dark"]),
    (["help", "comp"], ["completions"]),
    (["nothing", ""], []),
  ]

  @Test("bash offers what may follow", arguments: cases)
  func bash(_ words: [String], _ offered: [String]) throws {
    // The order is the shell's own.
    #expect(try Self.complete(words).sorted() == offered.sorted())
  }

  @Test("the scripts are sound for the shells that are here", arguments: ["bash", "zsh", "fish"])
  func syntax(_ shell: String) throws {
    guard Self.isInstalled(shell) else { return }
    let script = ToolRun("completions", shell).output
    let (status, output) = try Self.run(shell, [shell == "fish" ? "--no-execute" : "-n"], input: script)
    #expect(status == 0 && output.isEmpty)
  }

  @Test("fish offers what may follow", .enabled(if: isInstalled("fish")))
  func fish() throws {
    let script = ToolRun("completions", "fish").output
    for (words, offered) in [
      ("lint --for", ["--format"]), ("lint --format s", ["sarif"]), ("res", ["resolve"]),
      ("resolve x --contrast=h", ["--contrast=high"]),
    ] {
      let (status, output) = try Self.run(
        "fish", ["--no-config", "-c", script + "\ncomplete --do-complete 'tincture \(words)'"])
      let names = output.split(separator: "\n").map { String($0.prefix { $0 != "\t" }) }
      #expect(status == 0 && names == offered)
    }
  }

  private static func isInstalled(_ shell: String) -> Bool {
    ["/bin/", "/usr/bin/", "/usr/local/bin/", "/opt/homebrew/bin/"].contains {
      FileManager.default.isExecutableFile(atPath: $0 + shell)
    }
  }

  /// Runs a program and gives its status and all that it wrote.
  private static func run(_ program: String, _ arguments: [String], input: String = "") throws -> (
    Int32, String
  ) {
    let process = Process()
    process.executableURL = URL(fileURLWithPath: "/usr/bin/env")
    process.arguments = [program] + arguments
    let (standardInput, output) = (Pipe(), Pipe())
    (process.standardInput, process.standardOutput, process.standardError) = (standardInput, output, output)
    try process.run()
    try standardInput.fileHandleForWriting.write(contentsOf: Data(input.utf8))
    try standardInput.fileHandleForWriting.close()
    let data = output.fileHandleForReading.readDataToEndOfFile()
    process.waitUntilExit()
    return (process.terminationStatus, String(decoding: data, as: UTF8.self))
  }
}
