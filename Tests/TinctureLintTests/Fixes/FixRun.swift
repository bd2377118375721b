import TinctureTheme

@testable import TinctureLint

/// What `--fix` makes of a theme's text.
struct FixRun {
  private(set) var text: String
  /// What is found before, and after.
  private(set) var before: [Diagnostic] = []
  private(set) var after: [Diagnostic] = []
  /// How many rounds it took until nothing was left to mend.
  private(set) var rounds = 0
  /// The text after the first round.
  private(set) var firstText: String
  /// The stretches of the first text that findings named for their fixes.
  private(set) var firstEdits: [FixIt.Edit] = []

  /// - Parameter choosesFirst: whether of several remedies the first is taken, as a person might.
  init(
    _ text: String, configuration: LintConfiguration = LintConfiguration(), limit: Int = 30,
    choosesFirst: Bool = false
  ) {
    self.text = text
    firstText = text
    let linter = Linter(configuration: configuration)
    var bytes = Array(text.utf8)
    while true {
      let loaded = ThemeLoader.load(path: "theme.yaml", bytes: bytes)
      after = linter.findings(in: loaded)
      if choosesFirst {
        for index in after.indices { after[index].fixIts = Array(after[index].fixIts.prefix(1)) }
      }
      if rounds == 0 {
        before = after
        firstEdits = after.compactMap(FixApplier.safeFix).flatMap(\.edits)
      }
      var applier = FixApplier()
      applier.add(after, in: loaded.sources)
      guard rounds < limit, let fixed = applier.fixedFiles.first else { break }
      bytes = fixed.content
      rounds += 1
      if rounds == 1 { firstText = String(decoding: bytes, as: UTF8.self) }
    }
    self.text = String(decoding: bytes, as: UTF8.self)
  }
}
