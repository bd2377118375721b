import TestSupport
import Testing
import TinctureCodegen
import TinctureTheme

@Suite("Random themes in all formats")
struct RandomThemeTests {
  @Test(
    "every format makes the same of a theme twice, in files of different paths or with an error",
    arguments: EmitterRegistry.all.map { $0.format })
  func everyFormat(_ format: String) throws {
    var random = SeededGenerator.printed()
    let emitter = try #require(EmitterRegistry.emitter(format)).init(options: EmitterOptions())
    for round in 0..<FuzzRounds.count(inTestRun: 2) {
      let text = RandomTheme.text(withFaults: false, using: &random)
      let theme = try #require(ThemeLoader.load(path: "random.yaml", bytes: Array(text.utf8)).theme)
      let (emission, again) = (emitter.emit(theme), emitter.emit(theme))
      let paths = emission.files.map(\.path)
      #expect(paths == again.files.map(\.path))
      #expect(emission.files.map(\.content) == again.files.map(\.content), "round \(round)")
      #expect(!paths.isEmpty && (Set(paths).count == paths.count || emission.findings.hasErrors))
      for path in paths where !path.isEmpty {
        #expect(!path.hasPrefix("/") && !path.split(separator: "/").contains(".."), "\(path)")
      }
    }
  }
}
