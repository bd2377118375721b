// swift-tools-version: 6.1
import PackageDescription

let package = Package(
  name: "Pizzeria",
  platforms: [.macOS(.v13)],
  dependencies: [.package(name: "Tincture", path: "../..")],
  targets: [
    .executableTarget(
      name: "Pizzeria", dependencies: [.product(name: "Tincture", package: "Tincture")])
  ],
  swiftLanguageModes: [.v6]
)
