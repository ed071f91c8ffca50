// swift-tools-version: 6.2
import PackageDescription

// A package of its own, so that nobody who uses Belfry builds what measures it.
let package = Package(
  name: "benchmarks",
  dependencies: [.package(name: "belfry", path: "..")],
  targets: [
    .executableTarget(
      name: "Fuzz",
      dependencies: [.product(name: "FuzzTargets", package: "belfry")],
      // The fuzzer brings `main` along: build it with --sanitize=fuzzer, as `Scripts/fuzz` does.
      swiftSettings: [.unsafeFlags(["-parse-as-library"])]
    ),
    // The works that both the gates and the benchmarks measure.
    .target(
      name: "Work",
      dependencies: [
        .product(name: "Exploration", package: "belfry"),
        .product(name: "Pages", package: "belfry"),
        .product(name: "Reports", package: "belfry"),
        .product(name: "ScenarioParsing", package: "belfry"),
        .product(name: "Scenarios", package: "belfry"),
        .product(name: "VirtualDevice", package: "belfry"),
        .product(name: "SystemPolicy", package: "belfry"),
        .product(name: "VirtualTime", package: "belfry"),
      ]
    ),
    // What the standard library of C++ takes.
    .target(name: "References", cxxSettings: [.unsafeFlags(["-O3"])]),
    .executableTarget(
      name: "Bench",
      dependencies: [
        "References", "Work",
        .product(name: "VirtualDevice", package: "belfry"),
        .product(name: "SystemPolicy", package: "belfry"),
        .product(name: "VirtualTime", package: "belfry"),
      ]
    ),
    // Apps in Swift, in a process of their own, as they take over the main thread.
    .executableTarget(
      name: "Phones",
      dependencies: [
        .product(name: "BelfryTesting", package: "belfry"),
        .product(name: "UIKit", package: "belfry"),
        .product(name: "UserNotifications", package: "belfry"),
      ]
    ),
    .executableTarget(
      name: "Gates",
      dependencies: [
        "Work",
        .product(name: "ScenarioParsing", package: "belfry"),
        .product(name: "Scenarios", package: "belfry"),
        .product(name: "VirtualDevice", package: "belfry"),
        .product(name: "SystemPolicy", package: "belfry"),
        .product(name: "VirtualTime", package: "belfry"),
      ]
    ),
  ]
)
