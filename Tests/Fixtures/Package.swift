// swift-tools-version: 6.2
import PackageDescription

// Tests that are meant to fail, each in its own way: Scripts/fixtures runs them one by one, and
// holds them to the status of `swift test` and to what is said.
let phone: Target.Dependency = .product(name: "BelfryTesting", package: "belfry")
let scenarios: Target.Dependency = .product(name: "BelfryScenarios", package: "belfry")
let center: Target.Dependency = .product(name: "UserNotifications", package: "belfry")
let swiftUI: Target.Dependency = .product(name: "SwiftUI", package: "belfry")
let exploration: Target.Dependency = .product(name: "BelfryExploration", package: "belfry")

let package = Package(
  name: "fixtures",
  dependencies: [.package(name: "belfry", path: "../..")],
  targets: [
    .testTarget(name: "FailingTests", dependencies: [phone, scenarios, center]),
    .testTarget(name: "FailingXCTests", dependencies: [phone, center]),
    .testTarget(
      name: "FailingAloneTests",
      dependencies: [phone, scenarios, exploration, center, swiftUI]
    ),
    .testTarget(
      name: "FailingScenarioTests",
      dependencies: [scenarios],
      exclude: ["broken.scenario", "met.scenario"]
    ),
    .testTarget(name: "MainActorTests", dependencies: [phone, center]),
    .testTarget(name: "MainActorXCTests", dependencies: [phone, center]),
    .testTarget(
      name: "MainActorSwift5Tests",
      dependencies: [phone, center],
      swiftSettings: [.swiftLanguageMode(.v5)]
    ),
  ]
)
