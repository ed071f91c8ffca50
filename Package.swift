// swift-tools-version: 6.1
import PackageDescription

// The layers, bottom to top. A target may import only what stands beside it here; a repository
// test reads this file and holds every import to it.
let package = Package(
  name: "belfry",
  products: [
    .library(name: "VirtualTime", targets: ["VirtualTime"])
  ],
  targets: [
    .target(name: "VirtualTime"),
    .target(name: "SystemPolicy", dependencies: ["VirtualTime"]),
    .target(name: "VirtualDevice", dependencies: ["SystemPolicy", "VirtualTime"]),
    .target(name: "Scenarios", dependencies: ["VirtualDevice", "SystemPolicy", "VirtualTime"]),
    .target(
      name: "Reports",
      dependencies: ["Scenarios", "VirtualDevice", "SystemPolicy", "VirtualTime"]
    ),
    .target(
      name: "DeviceHost",
      dependencies: ["VirtualDevice", "SystemPolicy", "VirtualTime"]
    ),
    .executableTarget(
      name: "belfry",
      dependencies: ["Reports", "Scenarios", "VirtualDevice", "SystemPolicy", "VirtualTime"]
    ),

    .testTarget(name: "VirtualTimeTests", dependencies: ["VirtualTime"]),
  ]
)

for target in package.targets {
  target.swiftSettings = [
    .enableUpcomingFeature("ExistentialAny"),
    .enableUpcomingFeature("InternalImportsByDefault"),
    .enableUpcomingFeature("MemberImportVisibility"),
  ]
}
