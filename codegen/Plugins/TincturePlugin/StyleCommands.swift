import Foundation
import PackagePlugin

/// The commands of a build that make styles.
struct StyleCommands {
  let tool: URL
  /// The folder of the package, or of the Xcode project.
  let root: URL
  /// The folder for what is made.
  let folder: URL

  private var settings: URL { root.appending(path: "tincture.yaml") }

  /// Where the tool keeps links to the files that themes are made of.
  private var links: URL { folder.appending(path: "Links") }

  /// A command for each theme among a target's files.
  func commands(for files: [URL], of target: String) throws -> [Command] {
    let themes = ThemeChain.themes(among: files)
    if themes.isEmpty {
      Diagnostics.warning(
        "\(target) has no theme: no YAML file among its sources has a top-level 'theme:'; add one, or take "
          + "TincturePlugin out of the target's plugins")
    }
    for (name, namesakes) in Dictionary(grouping: themes, by: \.name) where namesakes.count > 1 {
      let paths = namesakes.map { path($0.files[0]) }.joined(separator: " and ")
      Diagnostics.error(
        "\(target) has \(namesakes.count) themes '\(name ?? "")': \(paths); give each a 'theme:' of its own, or exclude "
          + "from the target those that are only there to be extended")
    }
    let stems = themes.map { $0.files[0].deletingPathExtension().lastPathComponent }
    let unique = zip(themes, stems).map { theme, stem in
      stems.filter { $0.lowercased() == stem.lowercased() }.count == 1 ? stem : longStem(theme.files[0])
    }
    try removeLinks(but: unique)
    return zip(themes, unique).map(command)
  }

  /// Does nothing but tell SwiftPM to watch the links, so that it plans the build anew when the files of a theme are
  /// other ones: by itself it does so only when names in the target's folder change, and takes the plan from its cache
  /// else, in which a file that a theme extends since then is not an input yet.
  var watch: Command {
    .prebuildCommand(
      displayName: "Tincture: files of themes", executable: URL(fileURLWithPath: "/usr/bin/true"),
      arguments: [],
      outputFilesDirectory: links)
  }

  private func command(_ theme: ThemeChain, stem: String) -> Command {
    let style = folder.appending(path: styleName(stem))
    let hasSettings = FileManager.default.fileExists(atPath: settings.path)
    return .buildCommand(
      displayName: "Tincture: \(theme.name ?? "")",
      executable: tool,
      arguments: [
        "generate", theme.files[0].path, "--output", style.path, "--config", settings.path,
        "--plugin", links.path, "--reporter", "xcode", "--quiet",
      ],
      inputFiles: theme.files + (hasSettings ? [settings] : []),
      outputFiles: [style])
  }

  private func styleName(_ stem: String) -> String { "\(stem).tincture.swift" }

  /// Takes away the links of themes, and to files, that are there no more.
  private func removeLinks(but stems: [String]) throws {
    try FileManager.default.createDirectory(at: links, withIntermediateDirectories: true)
    for name in try FileManager.default.contentsOfDirectory(atPath: links.path) {
      let link = links.appending(path: name)
      let isUsed = stems.contains { name.hasPrefix(styleName($0) + " ") }
      // Of a link, this asks whether there is something where it leads.
      if !isUsed || !FileManager.default.fileExists(atPath: link.path) {
        try FileManager.default.removeItem(at: link)
      }
    }
  }

  /// A file's path in the package, as a name; a target's files must have names of their own.
  private func longStem(_ file: URL) -> String {
    path(file.deletingPathExtension()).replacingOccurrences(of: "-", with: "--")
      .replacingOccurrences(of: "/", with: "-")
  }

  /// A path from the root on, where it lies there.
  private func path(_ file: URL) -> String {
    let prefix = root.path + "/"
    return file.path.hasPrefix(prefix) ? String(file.path.dropFirst(prefix.count)) : file.path
  }
}
