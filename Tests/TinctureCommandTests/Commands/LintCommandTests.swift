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

  @Test("--dry-run prints what --fix would write, for patch to read, and writes nothing")
  func dryRun() throws {
    let folder = try TemporaryFolder()
    let text = "theme: A\r\ncolors:\r\n  label: #333\r\n  wrong: $colors.x"
    let theme = try folder.write("a.yaml", text)
    let run = ToolRun("lint", "--fix", "--dry-run", theme)
    #expect(
      run.output == """
        --- \(theme)
        +++ \(theme)
        @@ -1,4 +1,4 @@
         theme: A\r
         colors:\r
        -  label: #333\r
        +  label: "#333"\r
           wrong: $colors.x
        \\ No newline at end of file

        """)
    #expect(run.status == .findings && run.errors.contains("would mend 1 finding in '\(theme)'"))
    #expect(run.errors.contains("[unresolved-reference]") && !run.errors.contains("[unquoted-hex]"))
    #expect(try folder.read("a.yaml") == text)
    #expect(ToolRun("lint", "--fix", theme).errors.contains("mended 1 finding in '\(theme)'"))
    let nothing = ToolRun("lint", "--fix", "--dry-run", theme)
    #expect(nothing.output.isEmpty && nothing.status == .findings)
  }

  @Test("--dry-run ends with 0 where --fix would leave nothing")
  func dryRunStatus() throws {
    let folder = try TemporaryFolder()
    let theme = try folder.write("a.yaml", "theme: A\ncolors:\n  label: #333\n")
    let run = ToolRun("lint", "--fix", "--dry-run", theme)
    #expect(run.status == .success && run.output.contains("+  label: \"#333\"\n"))
    #expect(ToolRun("lint", theme).status == .findings)
  }

  @Test(
    "--dry-run says what it does not go with",
    arguments: [
      (["--dry-run"], "--dry-run shows what --fix would do; give both"),
      (["--fix", "--dry-run", "--format", "json"], "--dry-run prints a difference, which has no --format"),
      (["--fix", "--dry-run", "--write-baseline", "b.json"], "--dry-run writes nothing"),
    ])
  func dryRunUsage(_ options: [String], _ complaint: String) {
    let run = ToolRun(["lint"] + options + ["a.yaml"])
    #expect(run.status == .failure && run.errors.contains("error: " + complaint))
  }

  @Test("--write-baseline makes all be well, and --baseline keeps it so until something is new")
  func baseline() throws {
    let folder = try TemporaryFolder()
    let theme = try folder.write("a.yaml", "theme: A\ncolors:\n  a: nocolor\n  b: { light: black }\n")
    let baseline = folder("baseline.json")
    let written = ToolRun("lint", theme, "--write-baseline", baseline)
    #expect(written.status == .success && written.output == "1 theme, no findings; the baseline hides 2\n")
    #expect(written.errors == "tincture: wrote 2 findings to '\(baseline)'\n")
    let content = try folder.read("baseline.json")
    #expect(content.contains("\"file\": \"a.yaml\""))

    try folder.write("a.yaml", "theme: A\n\n# moved\ncolors:\n  b: { light: black }\n  a: nocolor\n")
    let known = ToolRun("lint", theme, "--strict", "--baseline", baseline)
    #expect(known.status == .success && known.errors.isEmpty)
    #expect(ToolRun("lint", theme, "--baseline", baseline, "-f", "json").output.contains("\"hidden\": 2"))

    try folder.write("a.yaml", "theme: A\ncolors:\n  a: nocolor\n  c: nocolour\n")
    let news = ToolRun("lint", theme, "--baseline", baseline)
    #expect(
      news.status == .findings && news.output.contains("'nocolour'") && !news.output.contains("'nocolor'"))
    #expect(
      news.errors
        == "tincture: 1 finding of '\(baseline)' is there no more; '--write-baseline \(baseline)' writes it anew\n"
    )
    #expect(try folder.read("baseline.json") == content)
  }

  @Test(
    "a baseline that cannot be read, or is none, is a failure; one is not written where a theme cannot be read"
  )
  func faultyBaseline() throws {
    let folder = try TemporaryFolder()
    let theme = try folder.write("a.yaml", "theme: A\ncolors: { a: black }\n")
    let missing = ToolRun("lint", theme, "--baseline", folder("none.json"))
    #expect(missing.status == .failure && missing.errors.contains("cannot be read: no such file"))
    let wrong = ToolRun("lint", theme, "--baseline", theme)
    #expect(
      wrong.status == .failure
        && wrong.errors.contains("'\(theme)' is no baseline: it is no baseline of version"))
    let unread = ToolRun("lint", theme, folder("none.yaml"), "--write-baseline", folder("b.json"))
    #expect(unread.status == .failure && folder.names == ["a.yaml"])
    let nowhere = ToolRun("lint", theme, "--write-baseline", theme + "/b.json")
    #expect(nowhere.status == .failure && nowhere.errors.contains("cannot be written"))
  }
}
