/// What loading a theme gives: all findings, and the theme where there is one to be had.
public struct LoadedTheme: Sendable {
  /// The theme; nil when a finding is an error.
  public let theme: Theme?
  /// In order of place, each once.
  public let diagnostics: [Diagnostic]
  /// The files that were read, for showing the findings; the theme's own first.
  public let sources: SourceMap
}
