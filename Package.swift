// swift-tools-version: 6.1
import PackageDescription

let package = Package(
  name: "Tincture",
  platforms: [.macOS(.v13), .iOS(.v16), .tvOS(.v16), .watchOS(.v9)],
  products: [
    .library(name: "Tincture", targets: ["Tincture"]),
    .library(name: "TinctureTheme", targets: ["TinctureTheme"]),
    .executable(name: "tincture", targets: ["TinctureCommand"]),
    .plugin(name: "TincturePlugin", targets: ["TincturePlugin"]),
    .plugin(name: "LintThemes", targets: ["LintThemes"]),
    .plugin(name: "GenerateStyles", targets: ["GenerateStyles"]),
  ],
  targets: [
    // The arrows of the design run upward in this list: a target depends only on what stands above it.
    .target(name: "TinctureText"),
    .target(name: "TinctureColor"),
    .target(name: "Tincture", dependencies: ["TinctureColor"]),
    .systemLibrary(
      name: "CYAML", pkgConfig: "yaml-0.1", providers: [.apt(["libyaml-dev"]), .brew(["libyaml"])]),
    .target(name: "TinctureTheme", dependencies: ["TinctureColor", "Tincture", "CYAML"]),
    .target(name: "TinctureLint", dependencies: ["TinctureTheme", "TinctureText"]),
    .target(
      name: "TinctureCodegen", dependencies: ["TinctureTheme", "TinctureText"], path: "codegen/Emitters"),
    .executableTarget(
      name: "TinctureCommand", dependencies: ["TinctureTheme", "TinctureLint", "TinctureCodegen"]),
    .plugin(
      name: "TincturePlugin", capability: .buildTool(), dependencies: ["TinctureCommand"],
      path: "codegen/Plugins/TincturePlugin"),
    .plugin(
      name: "LintThemes",
      capability: .command(
        intent: .custom(verb: "lint-themes", description: "Find what is wrong with themes")),
      dependencies: ["TinctureCommand"], path: "codegen/Plugins/LintThemes"),
    .plugin(
      name: "GenerateStyles",
      capability: .command(
        intent: .custom(verb: "generate-styles", description: "Write what themes and tincture.yaml say"),
        permissions: [.writeToPackageDirectory(reason: "Generated code and resources are written there.")]),
      dependencies: ["TinctureCommand"], path: "codegen/Plugins/GenerateStyles"),
    .target(name: "TestSupport", path: "Tests/TestSupport"),
    .testTarget(name: "TinctureTextTests", dependencies: ["TinctureText"]),
    .testTarget(name: "TinctureColorTests", dependencies: ["TinctureColor", "TestSupport"]),
    .testTarget(name: "TinctureTests", dependencies: ["Tincture", "TestSupport"]),
    .testTarget(name: "TinctureThemeTests", dependencies: ["TinctureTheme", "TestSupport"]),
    .testTarget(name: "TinctureLintTests", dependencies: ["TinctureLint", "TestSupport"]),
    .testTarget(name: "TinctureCodegenTests", dependencies: ["TinctureCodegen", "TestSupport"]),
    .testTarget(name: "TinctureCommandTests", dependencies: ["TinctureCommand", "TestSupport"]),
  ],
  swiftLanguageModes: [.v6]
)
