// swift-tools-version: 6.0
import PackageDescription

// The program as a command of a package: `swift package belfry run scenarios`. A package that
// depends on this one builds nothing of Belfry.
let package = Package(
  name: "belfry-plugin",
  products: [.plugin(name: "belfry", targets: ["BelfryCommand"])],
  targets: [
    .binaryTarget(name: "belfry", path: "belfry.artifactbundle"),
    .plugin(
      name: "BelfryCommand",
      capability: .command(
        intent: .custom(verb: "belfry", description: "plays scenarios on a virtual iPhone")
      ),
      dependencies: ["belfry"]
    ),
  ]
)
