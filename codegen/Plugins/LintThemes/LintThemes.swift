import PackagePlugin

/// `swift package lint-themes [--target NAME] [ARGUMENT …]`: `tincture lint` in the package's folder.
@main
struct LintThemes: CommandPlugin {
  func performCommand(context: PluginContext, arguments: [String]) throws {
    try ThemeCommand(context: context, name: "lint").run(arguments, settings: ["themes"])
  }
}
