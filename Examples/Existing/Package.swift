// swift-tools-version: 6.2
import PackageDescription

// The tests of this app on Belfry's virtual phone. Xcode opens the project, not this file.
let package = Package(
  name: "MyApp",
  dependencies: [.package(name: "belfry", path: "../..")],
  targets: [
    // The app's own files, where they are.
    .target(
      name: "MyApp",
      dependencies: [
        .product(name: "UserNotifications", package: "belfry"),
      ],
      path: "MyApp/Reminders",
      sources: [
        "ReminderDelegate.swift",
        "ReminderScheduler.swift",
      ],
      swiftSettings: [
        .swiftLanguageMode(.v5),
      ]
    ),
    .testTarget(
      name: "PhoneTests",
      dependencies: ["MyApp", .product(name: "BelfryTesting", package: "belfry")],
      path: "PhoneTests"
    ),
  ]
)
