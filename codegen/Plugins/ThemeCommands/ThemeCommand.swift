import Foundation
import PackagePlugin

/// A run of the tool in the package's folder, on behalf of `swift package`.
struct ThemeCommand {
  let context: PluginContext
  /// The tool's command.
  let name: String

  /// Runs the command with a person's arguments.
  ///
  /// Where no argument is a path, it is about the themes of targets: those that `--target` names, else, unless
  /// `tincture.yaml` knows what to do, all. When it fails, so does the process, with the tool's status.
  ///
  /// - Parameter settings: the keys by which `tincture.yaml` says what the command is about.
  func run(_ arguments: [String], settings: [String]) throws {
    var extractor = ArgumentExtractor(arguments)
    let targets = extractor.extractOption(named: "target")
    var arguments = extractor.remainingArguments
    let root = context.package.directoryURL
    if !targets.isEmpty {
      let themes = try themes(of: context.package.targets(named: targets))
      if themes.isEmpty {
        Diagnostics.error(
          "no YAML file among the sources of \(targets.joined(separator: ", ")) has a top-level 'theme:'")
        return
      }
      arguments += themes
    } else if !hasPath(arguments),
      !settings.contains(where: { ThemeFile.hasKey($0, in: root.appending(path: "tincture.yaml")) })
    {
      // Without any, the tool looks into `Themes/`, or says what is missing.
      arguments += themes(of: context.package.targets)
    }
    let process = Process()
    process.executableURL = try context.tool(named: "TinctureCommand").url
    process.arguments = [name] + arguments
    process.currentDirectoryURL = root
    try process.run()
    process.waitUntilExit()
    if process.terminationStatus != 0 { exit(process.terminationStatus) }
  }

  private func themes(of targets: [any Target]) -> [String] {
    let files = targets.compactMap(\.sourceModule).flatMap { $0.sourceFiles.map(\.url) }
    let prefix = context.package.directoryURL.path + "/"
    return ThemeChain.themes(among: files).map(\.files[0].path).map {
      $0.hasPrefix(prefix) ? String($0.dropFirst(prefix.count)) : $0
    }
  }

  /// Whether an argument is a theme or a folder, or asks for help.
  private func hasPath(_ arguments: [String]) -> Bool {
    let withValue = [
      "--config", "--baseline", "--write-baseline", "--output", "-o", "--format", "-f", "--reporter",
      "--color",
      "--access", "--name", "--alias", "--omissions", "--scheme", "--unit", "--selector", "--prefix",
      "--package",
      "--resolver",
    ]
    return arguments.indices.contains { index in
      let argument = arguments[index]
      if ["-", "--help", "-h"].contains(argument) { return true }
      if argument.hasPrefix("-") || index > 0 && withValue.contains(arguments[index - 1]) { return false }
      let path = URL(fileURLWithPath: argument, relativeTo: context.package.directoryURL).path
      return [".yaml", ".yml"].contains { argument.hasSuffix($0) }
        || FileManager.default.fileExists(atPath: path)
    }
  }
}
