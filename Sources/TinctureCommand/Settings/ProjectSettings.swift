import TinctureCodegen
import TinctureLint

/// What a project's `tincture.yaml` says; its paths are relative to the folder of that file.
struct ProjectSettings {
  /// The project's themes, patterns expanded.
  var themes: [String] = []
  var lint = LintConfiguration()
  /// What `generate` writes without arguments.
  var outputs: [OutputSettings] = []
  /// What the build-tool plugin makes of themes, of which the first that is for a theme holds.
  var plugin: [OutputSettings] = []
}

/// Files of one format that `generate` writes.
struct OutputSettings {
  var format = SwiftEmitter.format
  /// A file, or a folder for files named after the themes; nil is standard output.
  var path: String?
  /// The themes to write; nil for all of the project.
  var themes: [String]?
  var options = EmitterOptions()
}
