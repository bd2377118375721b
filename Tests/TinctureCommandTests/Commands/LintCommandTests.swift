import TestSupport
import Testing

@testable import TinctureCommand

@Suite("tincture lint")
struct LintCommandTests {
  @Test("a sound theme ends with 0, a warning too unless --strict, an error with 1, a missing file with 2")
  func status() throws {
    let folder = try TemporaryFolder()
    let sound = try folder.write("sound.yaml", "theme: A\ncolors: { page: black }\n")
    let warned = try folder.write("warned.yaml", "theme: A\ncolors: { page: { light: black } }\n")
    let wrong = try folder.write("wrong.yaml", "theme: A\ncolors: { label: blak }\n")
    #expect(ToolRun("lint", sound).output == "1 theme, no findings\n")
    #expect(ToolRun("lint", sound, "--quiet").output.isEmpty)
    #expect(ToolRun("lint", warned).status == .success)
    #expect(ToolRun("lint", warned, "--strict").status == .findings)
    #expect(ToolRun("lint", folder("")).status == .findings)
    #expect(ToolRun("lint", wrong, folder("missing.yaml")).status == .failure)
    #expect(ToolRun("lint", "-", input: "theme: A\ncolors: { label: black }\n").status == .success)
  }

  @Test("--fix mends what has one remedy and leaves the rest of the file alone")
  func fix() throws {
    let folder = try TemporaryFolder()
    let theme = try folder.write(
      "a.yaml",
      "theme: A  # a comment\r\ncolors:\r\n  label: #333\r\n  tint: 0xFF8800\r\n\r\n  wrong: $colors.x\r\n")
    let run = ToolRun("lint", theme, "--fix")
    #expect(run.status == .findings && run.output.contains("[unresolved-reference]"))
    #expect(
      try folder.read("a.yaml")
        == "theme: A  # a comment\r\ncolors:\r\n  label: \"#333\"\r\n  tint: \"#FF8800\"\r\n\r\n  wrong: $colors.x\r\n"
    )
    let refused = ToolRun("lint", "--fix", "-")
    #expect(refused.status == .failure && refused.errors.contains("--fix cannot mend standard input"))
  }

  @Test("a folder without themes is a failure that says so")
  func emptyFolder() throws {
    let folder = try TemporaryFolder()
    #expect(ToolRun("lint", folder("")).errors.contains("there are no themes"))
  }

  @Test("settings turn rules off, and are found by --config")
  func settings() throws {
    let folder = try TemporaryFolder()
    let theme = try folder.write("warned.yaml", "theme: A\ncolors: { page: { light: black } }\n")
    let off = try folder.write("off.yaml", "lint:\n  rules: { missing-dark: off }\n")
    let error = try folder.write("error.yaml", "lint:\n  rules: { missing-dark: error }\n")
    #expect(ToolRun("lint", theme, "--config", off).output == "1 theme, no findings\n")
    #expect(ToolRun("lint", theme, "--config", error).status == .findings)
    #expect(ToolRun("lint", theme, "--config", folder("none.yaml")).status == .failure)
  }
}
