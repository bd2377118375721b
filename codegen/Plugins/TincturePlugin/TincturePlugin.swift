import Foundation
import PackagePlugin

/// Makes a Swift file of each theme among a target's files, again whenever the theme or a file that it extends changes.
@main
struct TincturePlugin: BuildToolPlugin {
  func createBuildCommands(context: PluginContext, target: Target) throws -> [Command] {
    guard let module = target.sourceModule else { return [] }
    let styles = StyleCommands(
      tool: try context.tool(named: "TinctureCommand").url, root: context.package.directoryURL,
      folder: context.pluginWorkDirectoryURL)
    return try styles.commands(for: module.sourceFiles.map(\.url), of: target.name) + [styles.watch]
  }
}

#if canImport(XcodeProjectPlugin)
  import XcodeProjectPlugin

  extension TincturePlugin: XcodeBuildToolPlugin {
    func createBuildCommands(context: XcodePluginContext, target: XcodeTarget) throws -> [Command] {
      let styles = StyleCommands(
        tool: try context.tool(named: "TinctureCommand").url, root: context.xcodeProject.directoryURL,
        folder: context.pluginWorkDirectoryURL)
      return try styles.commands(for: target.inputFiles.map(\.url), of: target.displayName)
    }
  }
#endif
