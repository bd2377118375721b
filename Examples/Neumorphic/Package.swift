// swift-tools-version: 6.1
import PackageDescription

let package = Package(
  name: "Neumorphic",
  platforms: [.macOS(.v13)],
  dependencies: [.package(name: "Tincture", path: "../..")],
  targets: [
    .executableTarget(
      name: "Neumorphic", dependencies: [.product(name: "Tincture", package: "Tincture")])
  ],
  swiftLanguageModes: [.v6]
)
