// swift-tools-version: 6.1
import PackageDescription

// An app's notification code as a separate package. On a Mac it is built with Apple's frameworks
// and does not depend on Belfry; on Linux, Belfry provides the frameworks.
#if os(Linux)
  let dependencies: [Package.Dependency] = [.package(name: "belfry", path: "..")]
  func belfry(_ names: String...) -> [Target.Dependency] {
    names.map { .product(name: $0, package: "belfry") }
  }
#else
  let dependencies: [Package.Dependency] = []
  func belfry(_ names: String...) -> [Target.Dependency] { [] }
#endif

let package = Package(
  name: "pills",
  platforms: [.iOS(.v16)],
  products: [.library(name: "Pills", targets: ["Pills"])],
  dependencies: dependencies,
  targets: [
    .target(name: "Pills", dependencies: belfry("UserNotifications", "UIKit", "CoreLocation")),
    // It uses `canImport(UIKit)`: without the dependency, the result depends on what was built
    // before.
    .target(name: "Links", dependencies: belfry("UIKit")),
  ]
)

#if os(Linux)
  package.targets.append(
    .testTarget(
      name: "PillsTests",
      dependencies: ["Pills", "Links"] + belfry("BelfryTesting", "UIKit", "CoreLocation")
    )
  )
#endif
