import Testing
import TinctureCodegen
import TinctureTheme

/// What an emitter makes of a theme's text, twice the same.
struct Emitted {
  let files: [Emission.File]
  let findings: [Diagnostic]

  init(
    _ emitter: any Emitter.Type, _ text: String, _ options: EmitterOptions = EmitterOptions(),
    path: String = "test.yaml"
  ) throws {
    let loaded = ThemeLoader.load(path: path, bytes: Array(text.utf8))
    let theme = try #require(loaded.theme, "\(loaded.diagnostics.map(\.message))")
    let emitter = emitter.init(options: options)
    let emission = emitter.emit(theme)
    let again = emitter.emit(theme)
    #expect(emission.files.map(\.path) == again.files.map(\.path))
    #expect(emission.files.map(\.content) == again.files.map(\.content))
    files = emission.files
    findings = emission.findings
  }

  /// The one file's text.
  var text: String {
    files.count == 1 ? String(decoding: files[0].content, as: UTF8.self) : "\(files.count) files"
  }

  /// The text of a file; nil where there is none of that path.
  func text(of path: String) -> String? {
    files.first { $0.path == path }.map { String(decoding: $0.content, as: UTF8.self) }
  }
}
