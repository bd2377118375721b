// swift-tools-version: 6.1
import PackageDescription

let package = Package(
  name: "Benchmarks",
  platforms: [.macOS(.v13)],
  dependencies: [.package(name: "Tincture", path: "..")],
  targets: [
    .executableTarget(
      name: "ColorBenchmark", dependencies: [.product(name: "Tincture", package: "Tincture")]),
    // Counts what the whole program allocates.
    .target(name: "CAllocations"),
    .executableTarget(
      name: "RuntimeBenchmark",
      dependencies: ["CAllocations", .product(name: "Tincture", package: "Tincture")]),
  ],
  swiftLanguageModes: [.v6]
)
