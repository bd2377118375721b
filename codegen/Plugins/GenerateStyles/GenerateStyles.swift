import PackagePlugin

/// `swift package generate-styles [--target NAME] [ARGUMENT …]`: `tincture generate` in the package's folder.
@main
struct GenerateStyles: CommandPlugin {
  func performCommand(context: PluginContext, arguments: [String]) throws {
    try ThemeCommand(context: context, name: "generate").run(arguments, settings: ["themes", "outputs"])
  }
}
