import Foundation

/// A theme's file with those that it extends: what a style is made of.
struct ThemeChain {
  /// The theme's own file first; each exists.
  private(set) var files: [URL] = []
  /// The theme's name, which is its own or that of the nearest file with one.
  private(set) var name: String?

  init(_ file: URL) {
    var next: URL? = file
    while let url = next, !files.contains(url), let theme = ThemeFile(url) {
      files.append(url)
      name = name ?? theme.name
      next = theme.base
    }
  }

  /// The themes among files: those in YAML that have a name, be it from what they extend.
  static func themes(among files: [URL]) -> [ThemeChain] {
    files
      .filter { ["yaml", "yml"].contains($0.pathExtension) && $0.lastPathComponent != "tincture.yaml" }
      .map { ThemeChain($0.standardizedFileURL) }
      .filter { $0.name != nil }
      .sorted { $0.files[0].path < $1.files[0].path }
  }
}
