// swift-tools-version: 6.2
import CompilerPluginSupport
import PackageDescription

/// The products that are libraries of one target, which has the same name.
func libraries(_ names: [String]) -> [Product] {
  names.map { .library(name: $0, targets: [$0]) }
}

// The layers, bottom to top: a table of rows, one for each target, with its name and what it may
// import. A repository test checks every import against its row. Tables of rows may be longer than
// other files, and this one cannot be cut by topic: SwiftPM reads one file, and a row of the drop-ins
// or of the tests says which of the rows above it may import.
let package = Package(
  name: "belfry",
  platforms: [.macOS(.v15), .iOS(.v18)],
  products: [.executable(name: "belfry", targets: ["belfry"])]
    + libraries([
      "VirtualTime", "SystemPolicy", "VirtualDevice", "Scenarios", "ScenarioParsing",
      "PhoneDescription", "Exploration", "Reports", "Pages", "DeviceHost",
      "BelfryUserNotifications", "BelfryCoreLocation", "BelfryUIKit", "BelfrySwiftUI",
      "BelfryBackgroundTasks", "BelfryScenarios", "BelfryTesting", "BelfryExploration",
      // For the fuzzer alone, which is a package of its own.
      "FuzzTargets",
    ]),
  targets: [
    .target(name: "VirtualTime"),
    .target(name: "SystemPolicy", dependencies: ["VirtualTime"]),
    .target(name: "VirtualDevice", dependencies: ["SystemPolicy", "VirtualTime"]),
    .target(name: "Scenarios", dependencies: ["VirtualDevice", "SystemPolicy", "VirtualTime"]),
    .target(
      name: "ScenarioParsing",
      dependencies: ["Scenarios", "VirtualDevice", "SystemPolicy", "VirtualTime"]
    ),
    .target(
      name: "PhoneDescription",
      dependencies: ["Scenarios", "VirtualDevice", "SystemPolicy", "VirtualTime"]
    ),
    .target(
      name: "Exploration",
      dependencies: [
        "ScenarioParsing", "Scenarios", "VirtualDevice", "SystemPolicy", "VirtualTime",
      ]
    ),
    .target(
      name: "Reports",
      dependencies: [
        "Exploration", "PhoneDescription", "ScenarioParsing", "Scenarios", "VirtualDevice",
        "SystemPolicy", "VirtualTime",
      ]
    ),
    .target(
      name: "Pages",
      dependencies: [
        "Reports", "PhoneDescription", "ScenarioParsing", "Scenarios", "VirtualDevice",
        "SystemPolicy", "VirtualTime",
      ]
    ),
    .target(
      name: "DeviceHost",
      dependencies: ["VirtualDevice", "SystemPolicy", "VirtualTime"]
    ),
    // The drop-ins: what Apple's frameworks declare, on a virtual phone.
    .target(
      name: "BelfryCoreLocation",
      dependencies: ["DeviceHost", "VirtualDevice", "SystemPolicy", "VirtualTime"]
    ),
    .target(
      name: "BelfryUserNotifications",
      dependencies: [
        "BelfryCoreLocation", "DeviceHost", "VirtualDevice", "SystemPolicy", "VirtualTime",
      ]
    ),
    .target(
      name: "BelfryUIKit",
      dependencies: [
        "BelfryUserNotifications", "BelfryCoreLocation", "DeviceHost", "VirtualDevice",
        "SystemPolicy", "VirtualTime",
      ]
    ),
    // A header alone: the call of a class's initializer, which Swift cannot make.
    .target(name: "ClassInitializers"),
    // The compiler's plugin for `#Preview`.
    .macro(name: "PreviewMacros"),
    .target(
      name: "BelfrySwiftUI",
      dependencies: ["BelfryUIKit", "ClassInitializers", "PreviewMacros", "DeviceHost"]
    ),
    .target(
      name: "BelfryBackgroundTasks",
      dependencies: ["DeviceHost", "VirtualDevice", "SystemPolicy", "VirtualTime"]
    ),
    // Failures of a test, with the framework that runs it.
    .target(name: "TestFrameworks"),
    // Scenario files in a test, without a phone for the code under test.
    .target(
      name: "BelfryScenarios",
      dependencies: [
        "TestFrameworks", "Reports", "PhoneDescription", "ScenarioParsing", "Scenarios",
        "VirtualDevice",
      ]
    ),
    .target(
      name: "BelfryTesting",
      dependencies: [
        "TestFrameworks", "BelfryUIKit", "BelfryUserNotifications", "BelfryCoreLocation",
        "DeviceHost", "PhoneDescription", "Scenarios", "VirtualDevice", "SystemPolicy",
        "VirtualTime",
      ]
    ),
    // The lives around a test, whose explorer reads scenarios: for the suites that ask for them.
    .target(
      name: "BelfryExploration",
      dependencies: [
        "BelfryTesting", "TestFrameworks", "DeviceHost", "Exploration", "Scenarios",
        "VirtualDevice", "SystemPolicy", "VirtualTime",
      ]
    ),
    .executableTarget(
      name: "belfry",
      dependencies: [
        "Pages", "Reports", "Exploration", "PhoneDescription", "ScenarioParsing", "Scenarios",
        "VirtualDevice", "SystemPolicy", "VirtualTime",
      ]
    ),

    .target(
      name: "Support",
      dependencies: ["Reports", "ScenarioParsing", "Scenarios", "VirtualTime"],
      path: "Tests/Support"
    ),
    // What a fuzzer feeds, and what the tests feed with mutants.
    .target(
      name: "FuzzTargets",
      dependencies: [
        "Pages", "Reports", "Exploration", "PhoneDescription", "ScenarioParsing", "Scenarios",
        "VirtualDevice", "SystemPolicy", "VirtualTime",
      ],
      path: "Tests/FuzzTargets"
    ),
    .testTarget(name: "FuzzTests", dependencies: ["FuzzTargets", "VirtualTime", "Support"]),
    .testTarget(name: "VirtualTimeTests", dependencies: ["VirtualTime", "Support"]),
    .testTarget(
      name: "SystemPolicyTests",
      dependencies: ["SystemPolicy", "VirtualTime", "Support"]
    ),
    .testTarget(
      name: "VirtualDeviceTests",
      dependencies: ["VirtualDevice", "SystemPolicy", "VirtualTime"]
    ),
    .testTarget(
      name: "ScenariosTests",
      dependencies: [
        "ScenarioParsing", "Scenarios", "VirtualDevice", "SystemPolicy", "VirtualTime", "Support",
      ]
    ),
    .testTarget(
      name: "ReferenceTests",
      dependencies: [
        "ScenarioParsing", "Scenarios", "VirtualDevice", "SystemPolicy", "VirtualTime",
      ]
    ),
    .testTarget(
      name: "ExplorationTests",
      dependencies: [
        "Exploration", "ScenarioParsing", "Scenarios", "VirtualDevice", "SystemPolicy",
        "VirtualTime", "Support",
      ]
    ),
    .testTarget(
      name: "ReportsTests",
      dependencies: [
        "Reports", "Exploration", "PhoneDescription", "ScenarioParsing", "Scenarios",
        "VirtualDevice", "SystemPolicy", "VirtualTime", "Support",
      ]
    ),
    .testTarget(
      name: "PagesTests",
      dependencies: [
        "Pages", "Reports", "PhoneDescription", "ScenarioParsing", "Scenarios", "SystemPolicy",
        "Support",
      ]
    ),
    .testTarget(
      name: "DeviceHostTests",
      dependencies: ["DeviceHost", "VirtualDevice", "SystemPolicy", "VirtualTime"]
    ),
    .testTarget(name: "BelfryTests", dependencies: ["belfry", "Exploration", "Support"]),
    .testTarget(
      name: "RepositoryTests",
      dependencies: ["belfry", "ScenarioParsing", "Scenarios", "Support", "SystemPolicy"]
    ),
  ]
)

#if os(Linux)
  // Apple's names of the drop-ins, which the real frameworks have on Apple's platforms.
  package.products += [.library(name: "UIKit", targets: ["UIKit", "_Testing_UIKit"])]
  package.products += libraries([
    "UserNotifications", "CoreLocation", "SwiftUI", "BackgroundTasks", "NotificationCenter", "os",
    "OSLog",
  ])
  package.targets += [
    // Frameworks that are not simulated: an app can import them, and their names say so.
    .target(name: "ActivityKit"),
    .target(name: "AlarmKit"),
    .target(name: "CallKit"),
    .target(name: "PushKit"),
    .target(
      name: "CoreLocation",
      dependencies: ["BelfryCoreLocation", "ActivityKit", "AlarmKit", "CallKit", "PushKit"]
    ),
    .target(
      name: "UserNotifications",
      dependencies: ["BelfryUserNotifications", "CoreLocation"]
    ),
    // Swift Testing looks for it where both it and UIKit are imported.
    .target(name: "_Testing_UIKit"),
    .target(name: "UIKit", dependencies: ["BelfryUIKit", "UserNotifications", "_Testing_UIKit"]),
    .target(name: "SwiftUI", dependencies: ["BelfrySwiftUI", "UIKit"]),
    .target(name: "BackgroundTasks", dependencies: ["BelfryBackgroundTasks"]),
    .target(name: "NotificationCenter", dependencies: ["BelfryUIKit"]),
    // Its module map says `os`, whose submodules an app imports beside the Swift module.
    .target(name: "OSSubmodules"),
    .target(name: "os", dependencies: ["OSSubmodules"]),
    .target(name: "OSLog", dependencies: ["os"]),
    .testTarget(name: "OSTests", dependencies: ["os"]),
    .testTarget(
      name: "BackgroundTasksTests",
      dependencies: ["BelfryTesting", "BackgroundTasks", "UIKit", "UserNotifications"]
    ),
    .testTarget(
      name: "CoreLocationTests",
      dependencies: [
        "BelfryTesting", "UIKit", "UserNotifications", "CoreLocation", "DeviceHost",
        "VirtualDevice", "SystemPolicy", "VirtualTime",
      ]
    ),
    .testTarget(
      name: "UIKitTests",
      dependencies: [
        "BelfryTesting", "UIKit", "UserNotifications", "CoreLocation", "DeviceHost",
        "VirtualDevice", "SystemPolicy", "VirtualTime", "Support",
      ]
    ),
    .testTarget(
      name: "UserNotificationsTests",
      dependencies: [
        "BelfryTesting", "UserNotifications", "Exploration", "SystemPolicy", "VirtualTime",
      ]
    ),
    // Apps as people write them, compiled as they are.
    .target(
      name: "AppsInSwift5",
      dependencies: [
        "NotificationCenter", "OSLog", "UIKit", "UserNotifications", "CoreLocation", "os",
      ],
      path: "Tests/Apps/Swift5"
    ),
    .target(name: "Reminders", dependencies: ["UserNotifications"], path: "Tests/Apps/Reminders"),
    .executableTarget(
      name: "WholeApp",
      dependencies: ["UIKit", "UserNotifications", "os"],
      path: "Tests/Apps/Whole"
    ),
    .executableTarget(
      name: "SceneApp",
      dependencies: ["UIKit", "UserNotifications"],
      path: "Tests/Apps/Scenes"
    ),
    .target(
      name: "ChatExtension",
      dependencies: ["UserNotifications"],
      path: "Tests/Apps/Extension"
    ),
    .executableTarget(
      name: "SwiftUIApp",
      dependencies: ["SwiftUI", "UserNotifications"],
      path: "Tests/Apps/SwiftUI"
    ),
    .target(
      name: "AppsInSwift6",
      dependencies: ["UIKit", "UserNotifications", "CoreLocation"],
      path: "Tests/Apps/Swift6"
    ),
    // Tests as they were written for a Mac, which one line gives a phone.
    .testTarget(
      name: "UntouchedTests",
      dependencies: ["AppsInSwift5", "BelfryTesting", "UserNotifications"]
    ),
    .testTarget(
      name: "BelfryTestingTests",
      dependencies: [
        "AppsInSwift5", "AppsInSwift6", "ChatExtension", "Reminders", "SceneApp", "SwiftUIApp",
        "WholeApp", "BelfryExploration", "BelfryScenarios", "BelfryTesting", "SwiftUI", "UIKit",
        "UserNotifications", "CoreLocation", "Reports", "PhoneDescription", "ScenarioParsing",
        "Scenarios", "Support", "SystemPolicy", "VirtualDevice", "os",
      ]
    ),
  ]
#endif

// What the tests of an app wait for is compiled a module at a time, its types are checked once (by
// default again for the module's interface), and its index leaves out the toolchain's own modules.
// The pure modules of it have no debug information; a debugger gets it with:
// swift build -Xswiftc -Xfrontend -Xswiftc -g
let pureModules = [
  "VirtualTime", "SystemPolicy", "VirtualDevice", "Scenarios", "PhoneDescription", "DeviceHost",
]
let wholeModules =
  pureModules + [
    "BelfryCoreLocation", "BelfryUserNotifications", "BelfryUIKit", "TestFrameworks",
    "BelfryTesting",
  ]

func debugFlags(_ flags: [String]) -> SwiftSetting {
  .unsafeFlags(flags, .when(platforms: [.linux], configuration: .debug))
}
let whole = debugFlags([
  "-wmo", "-disable-batch-mode", "-num-threads", "1", "-no-emit-module-separately-wmo",
  "-index-ignore-system-modules", "-index-ignore-clang-modules",
])

// The scripts and style sheets of pages, which `make web` writes into Swift files.
let webFolders = ["Reports": ["Page/Web"], "Pages": ["Site/Web"]]

for target in package.targets {
  target.exclude = webFolders[target.name] ?? []
  let swift5 = ["Swift5", "Whole", "Reminders", "Scenes", "Extension"].map { "Tests/Apps/\($0)" }
  if swift5.contains(target.path ?? "") {
    target.swiftSettings = [.swiftLanguageMode(.v5)]
  }
  guard target.path?.hasPrefix("Tests/Apps") != true else { continue }
  target.swiftSettings = [
    .enableUpcomingFeature("ExistentialAny"),
    .enableUpcomingFeature("InternalImportsByDefault"),
    .enableUpcomingFeature("MemberImportVisibility"),
  ]
  if wholeModules.contains(target.name) { target.swiftSettings?.append(whole) }
  if pureModules.contains(target.name) {
    target.swiftSettings?.append(debugFlags(["-Xfrontend", "-gnone"]))
  }
}
