import Foundation
import PackagePlugin

/// The commands of a build that make styles.
struct StyleCommands {
  let tool: URL
  /// The folder of the package, or of the Xcode project.
  let root: URL
  /// The folder for what is made.
  let folder: URL

  /// A command for each theme among a target's files.
  func commands(for files: [URL], of target: String) throws -> [Command] {
    let watched = folder.appending(path: "files")
    try FileManager.default.createDirectory(at: watched.absoluteURL, withIntermediateDirectories: true)
    return ThemeChain.themes(among: files).map(command) + [.prebuildCommand(displayName: "nothing", executable: URL(fileURLWithPath: "/usr/bin/true"), arguments: [], outputFilesDirectory: watched)]
  }

  private func command(_ theme: ThemeChain) -> Command {
    let file = theme.files[0]
    let style = folder.appending(path: "\(file.deletingPathExtension().lastPathComponent).tincture.swift")
    return .buildCommand(
      displayName: "Tincture: \(file.lastPathComponent)",
      executable: tool,
      arguments: [
        "generate", file.path, "--output", style.path, "--access", "internal", "--reporter", "xcode", "--quiet",
      ],
      inputFiles: theme.files,
      outputFiles: [style])
  }
}
