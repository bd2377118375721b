// swift-tools-version: 6.1
import PackageDescription

let package = Package(
  name: "PizzaMenu",
  platforms: [.macOS(.v13)],
  dependencies: [.package(name: "Tincture", path: "../..")],
  targets: [
    .executableTarget(
      name: "PizzaMenu",
      dependencies: [.product(name: "Tincture", package: "Tincture")],
      exclude: ["Themes/house.yaml"],
      plugins: [.plugin(name: "TincturePlugin", package: "Tincture")])
  ],
  swiftLanguageModes: [.v6]
)
