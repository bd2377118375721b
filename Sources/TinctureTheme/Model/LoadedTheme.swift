/// What loading a theme gives: all findings, and the theme where there is one to be had.
public struct LoadedTheme: Sendable {
  /// In order of place, each once.
  public let diagnostics: [Diagnostic]
  /// The files that were read, for showing the findings; the theme's own first.
  public let sources: SourceMap
  /// The theme as far as it is sound, for finding more faults in it.
  package let soundPart: Theme
  /// The files that the theme depends on, the theme's own first, also those that could not be read.
  package let watchedFiles: [WatchedFile]

  package init(
    diagnostics: [Diagnostic], sources: SourceMap, soundPart: Theme, watchedFiles: [WatchedFile] = []
  ) {
    self.diagnostics = diagnostics
    self.sources = sources
    self.soundPart = soundPart
    self.watchedFiles = watchedFiles
  }

  /// The theme; nil when a finding is an error.
  public var theme: Theme? { diagnostics.hasErrors ? nil : soundPart }
}
