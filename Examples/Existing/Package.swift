// swift-tools-version: 6.1
import PackageDescription

let package = Package(
  name: "MyApp",
  dependencies: [.package(name: "belfry", path: "../..")],
  targets: [
    // The app's own files, where they are.
    .target(
      name: "MyApp",
      dependencies: [.product(name: "UserNotifications", package: "belfry")],
      path: "MyApp",
      exclude: ["MyAppApp.swift"],
      sources: ["Reminders/ReminderScheduler.swift"]
    ),
    .testTarget(
      name: "PhoneTests",
      dependencies: ["MyApp", .product(name: "BelfryTesting", package: "belfry")],
      path: "PhoneTests"
    ),
  ]
)
