// swift-tools-version: 6.1
// What generated code must do where only a compiler can tell. scripts/check-generated.sh fills and builds it.
import PackageDescription

let package = Package(
  name: "Generated",
  platforms: [.macOS(.v13)],
  dependencies: [.package(name: "Tincture", path: "../..")],
  targets: [
    // Styles of all themes, and of one with names that Swift reserves.
    .target(name: "Styles", dependencies: [.product(name: "Tincture", package: "Tincture")]),
    // The Swift of README and docs.
    .target(
      name: "Documentation",
      dependencies: [
        "Styles", .product(name: "Tincture", package: "Tincture"),
        .product(name: "TinctureTheme", package: "Tincture"),
      ]),
    .executableTarget(
      name: "Allocations", dependencies: ["Styles", .product(name: "Tincture", package: "Tincture")]),
  ],
  swiftLanguageModes: [.v6]
)
