// swift-tools-version: 6.2
import CompilerPluginSupport
import PackageDescription

/// A module of `Sources`, in a folder of its name in the folder of its wing.
struct Module {
  let wing: Wing
  let name: String
  /// The modules that it may import; a repository test checks every import.
  let uses: [String]
  let traits: Set<Trait>

  enum Wing: String {
    case engine = "Engine"
    case phone = "Phone"
    case dropIns = "DropIns"
    case testing = "Testing"
    case program = "Program"
    /// Modules with the names of Apple's frameworks. They exist on Linux only.
    case appleNames = "AppleNames"
  }

  enum Trait: Hashable {
    /// A library that other packages may use.
    case product
    /// In debug builds all files are compiled at once, as the tests of an app wait for it.
    case whole
    /// It has no debug information, either.
    case quiet
    /// A plugin of the compiler.
    case macro
    /// The program.
    case program
    /// A folder of scripts and style sheets, which `make web` writes into a Swift file.
    case web(folder: String)
  }

  init(_ wing: Wing, _ name: String, _ traits: Set<Trait> = [], uses: [String] = []) {
    (self.wing, self.name, self.traits, self.uses) = (wing, name, traits, uses)
  }

  var target: Target {
    let dependencies = uses.map { Target.Dependency.byName(name: $0) }
    let path = "Sources/\(wing.rawValue)/\(name)"
    if traits.contains(.macro) { return .macro(name: name, dependencies: dependencies, path: path) }
    if traits.contains(.program) {
      return .executableTarget(name: name, dependencies: dependencies, path: path)
    }
    let webFolders = traits.compactMap { if case .web(let folder) = $0 { folder } else { nil } }
    return .target(name: name, dependencies: dependencies, path: path, exclude: webFolders)
  }
}

// What most rows use: the phone with its law and its clock, the scenarios on it, their parser.
let device = ["VirtualDevice", "SystemPolicy", "VirtualTime"]
let scenarios = ["Scenarios"] + device
let parsing = ["ScenarioParsing"] + scenarios

// The modules, bottom to top: a row may use only rows above it. Tests and scripts ask the package
// manager for this table. Tables of rows may be longer than other files.
let modules: [Module] = [
  Module(.engine, "VirtualTime", [.product, .whole, .quiet]),
  // Compiled a file at a time, unlike those around it: a changed rule takes a third as long.
  Module(.engine, "SystemPolicy", [.product, .quiet], uses: ["VirtualTime"]),
  Module(
    .engine,
    "VirtualDevice",
    [.product, .whole, .quiet],
    uses: ["SystemPolicy", "VirtualTime"]
  ),
  Module(.engine, "Scenarios", [.product, .whole, .quiet], uses: device),
  Module(.engine, "ScenarioParsing", [.product], uses: scenarios),
  Module(.engine, "PhoneDescription", [.product, .whole, .quiet], uses: scenarios),
  Module(.engine, "Exploration", [.product, .whole, .quiet], uses: parsing),
  Module(
    .engine,
    "Reports",
    [.product, .web(folder: "RunPage/Web")],
    uses: ["Exploration", "PhoneDescription"] + parsing
  ),
  Module(
    .engine,
    "Pages",
    [.product, .web(folder: "Site/Web")],
    uses: ["Reports", "PhoneDescription"] + parsing
  ),

  // How calls of libraries are redirected, and who calls: it knows no phone.
  Module(.phone, "Interposition", [.whole, .quiet]),
  // In C: a function with a variable number of arguments, which Swift cannot define.
  Module(.phone, "WrittenReasons"),
  Module(
    .phone,
    "DeviceHost",
    [.product, .whole, .quiet],
    uses: ["Interposition", "WrittenReasons"] + device
  ),

  // How the drop-ins archive, compare and copy objects.
  Module(.dropIns, "DropInSupport", [.whole]),
  // What Apple's frameworks declare, on a virtual phone.
  Module(
    .dropIns,
    "BelfryCoreLocation",
    [.product, .whole],
    uses: ["DropInSupport", "DeviceHost"] + device
  ),
  Module(
    .dropIns,
    "BelfryUserNotifications",
    [.product, .whole],
    uses: ["BelfryCoreLocation", "DropInSupport", "DeviceHost"] + device
  ),
  Module(
    .dropIns,
    "BelfryUIKit",
    [.product, .whole],
    uses: ["BelfryUserNotifications", "BelfryCoreLocation", "DropInSupport", "DeviceHost"] + device
  ),
  // A header alone: the call of a class's initializer, which Swift cannot make.
  Module(.dropIns, "ClassInitializers"),
  // The compiler's plugin for `#Preview`.
  Module(.dropIns, "PreviewMacros", [.macro]),
  Module(
    .dropIns,
    "BelfrySwiftUI",
    [.product],
    uses: ["BelfryUIKit", "ClassInitializers", "PreviewMacros", "DeviceHost"]
  ),
  Module(.dropIns, "BelfryBackgroundTasks", [.product], uses: ["DeviceHost"] + device),

  // Failures of a test, with the framework that runs it.
  Module(.testing, "TestFrameworks", [.whole]),
  // Scenario files in a test, without a phone for the code under test.
  Module(
    .testing,
    "BelfryScenarios",
    [.product],
    uses: [
      "TestFrameworks", "Reports", "PhoneDescription", "ScenarioParsing", "Scenarios",
      "VirtualDevice",
    ]
  ),
  Module(
    .testing,
    "BelfryTesting",
    [.product, .whole],
    uses: [
      "TestFrameworks", "BelfryUIKit", "BelfryUserNotifications", "BelfryCoreLocation",
      "DeviceHost", "PhoneDescription",
    ] + scenarios
  ),
  // The lives around a test, whose explorer reads scenarios: for the suites that ask for them.
  Module(
    .testing,
    "BelfryExploration",
    [.product],
    uses: ["BelfryTesting", "TestFrameworks", "DeviceHost", "Exploration"] + scenarios
  ),

  // The C library of the system, under one name.
  Module(.program, "SystemLibrary"),
  // What the program needs of a system: files, streams, threads, signals, other programs, time.
  Module(.program, "Platform", uses: ["SystemLibrary"]),
  Module(
    .program,
    "belfry",
    [.program],
    uses: ["Platform", "Pages", "Reports", "Exploration", "PhoneDescription"] + parsing
  ),

  // Frameworks that are not simulated: an app can import them, and their names say so.
  Module(.appleNames, "ActivityKit"),
  Module(.appleNames, "AlarmKit"),
  Module(.appleNames, "CallKit"),
  Module(.appleNames, "PushKit"),
  Module(
    .appleNames,
    "CoreLocation",
    [.product],
    uses: ["BelfryCoreLocation", "ActivityKit", "AlarmKit", "CallKit", "PushKit"]
  ),
  Module(
    .appleNames,
    "UserNotifications",
    [.product],
    uses: ["BelfryUserNotifications", "CoreLocation"]
  ),
  // Swift Testing looks for it where both it and UIKit are imported.
  Module(.appleNames, "_Testing_UIKit"),
  Module(
    .appleNames,
    "UIKit",
    [.product],
    uses: ["BelfryUIKit", "UserNotifications", "_Testing_UIKit"]
  ),
  Module(.appleNames, "SwiftUI", [.product], uses: ["BelfrySwiftUI", "UIKit"]),
  Module(.appleNames, "BackgroundTasks", [.product], uses: ["BelfryBackgroundTasks"]),
  Module(.appleNames, "NotificationCenter", [.product], uses: ["BelfryUIKit"]),
  // Its module map says `os`, whose submodules an app imports beside the Swift module.
  Module(.appleNames, "OSSubmodules"),
  Module(.appleNames, "os", [.product], uses: ["OSSubmodules"]),
  Module(.appleNames, "OSLog", [.product], uses: ["os"]),
]

/// A suite of tests, in the folder of its name in `Tests`.
func suite(_ name: String, _ uses: [String]) -> Target {
  .testTarget(name: name, dependencies: uses.map { .byName(name: $0) })
}

let package = Package(
  name: "belfry",
  platforms: [.macOS(.v15), .iOS(.v18)],
  products: [
    .executable(name: "belfry", targets: ["belfry"]),
    // For the fuzzer alone, which is a package of its own.
    .library(name: "FuzzTargets", targets: ["FuzzTargets"]),
  ],
  targets: [
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
    suite("FuzzTests", ["FuzzTargets", "VirtualTime", "Support"]),
    suite("VirtualTimeTests", ["VirtualTime", "Support"]),
    suite("SystemPolicyTests", ["SystemPolicy", "VirtualTime", "Support"]),
    suite("VirtualDeviceTests", device),
    suite("ScenariosTests", ["Support"] + parsing),
    suite("ReferenceTests", parsing),
    suite("ExplorationTests", ["Exploration", "Support"] + parsing),
    suite("ReportsTests", ["Reports", "Exploration", "PhoneDescription", "Support"] + parsing),
    suite(
      "PagesTests",
      [
        "Pages", "Reports", "PhoneDescription", "ScenarioParsing", "Scenarios", "SystemPolicy",
        "Support",
      ]
    ),
    suite("DeviceHostTests", ["DeviceHost", "Interposition"] + device),
    suite("BelfryTests", ["belfry", "Platform", "Exploration", "Support"]),
    suite(
      "RepositoryTests",
      ["belfry", "ScenarioParsing", "Scenarios", "Support", "SystemPolicy"]
    ),
  ]
)

let present: [Module]
#if os(Linux)
  present = modules
#else
  present = modules.filter { $0.wing != .appleNames }
#endif
package.targets += present.map(\.target)
package.products += present.filter { $0.traits.contains(.product) }.map {
  .library(name: $0.name, targets: $0.name == "UIKit" ? ["UIKit", "_Testing_UIKit"] : [$0.name])
}

#if os(Linux)
  package.targets += [
    suite("OSTests", ["os"]),
    suite(
      "BackgroundTasksTests",
      ["BelfryTesting", "BackgroundTasks", "UIKit", "UserNotifications"]
    ),
    suite(
      "CoreLocationTests",
      ["BelfryTesting", "UIKit", "UserNotifications", "CoreLocation", "DeviceHost"] + device
    ),
    suite(
      "UIKitTests",
      ["BelfryTesting", "UIKit", "UserNotifications", "CoreLocation", "DeviceHost", "Support"]
        + device
    ),
    suite(
      "UserNotificationsTests",
      ["BelfryTesting", "UserNotifications", "Exploration", "SystemPolicy", "VirtualTime"]
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
    suite("UntouchedTests", ["AppsInSwift5", "BelfryTesting", "UserNotifications"]),
    suite(
      "BelfryTestingTests",
      [
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
// The quiet ones have no debug information; a debugger gets it with:
// swift build -Xswiftc -Xfrontend -Xswiftc -g
func debugFlags(_ flags: [String]) -> SwiftSetting {
  .unsafeFlags(flags, .when(platforms: [.linux], configuration: .debug))
}
let whole = debugFlags([
  "-wmo", "-disable-batch-mode", "-num-threads", "1", "-no-emit-module-separately-wmo",
  "-index-ignore-system-modules", "-index-ignore-clang-modules",
])

for target in package.targets {
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
  let traits = modules.first { $0.name == target.name }?.traits ?? []
  if traits.contains(.whole) { target.swiftSettings?.append(whole) }
  if traits.contains(.quiet) {
    target.swiftSettings?.append(debugFlags(["-Xfrontend", "-gnone"]))
  }
}
