import Support
import Testing

/// `Package.swift` states the layers; every import is checked against them.
///
/// The package manager lets transitive imports pass, so this does not.
@Suite struct LayerTests {
  /// The modules of the toolchain that a target may import; the pure ones may import none, but for
  /// the atomic values with which they build what all phones share when it is first needed.
  static let outside: [String: Set<String>] = [
    "VirtualTime": ["Synchronization"],
    "Scenarios": ["Synchronization"],
    "DeviceHost": ["Synchronization", "Dispatch", "Glibc", "Runtime"],
    "BelfryCoreLocation": ["Foundation", "Synchronization"],
    "BelfryUserNotifications": ["Foundation", "FoundationNetworking", "Synchronization"],
    "BelfryBackgroundTasks": ["Dispatch", "Foundation", "Synchronization"],
    "os": ["os", "Glibc"],
    "BelfryUIKit": ["Darwin", "Foundation", "Glibc", "Synchronization"],
    "PreviewMacros": ["Darwin", "Glibc"],
    "BelfrySwiftUI": ["Foundation", "Glibc", "Observation", "Synchronization"],
    "BelfryScenarios": ["Foundation", "Testing"],
    "TestFrameworks": ["Foundation", "Testing", "XCTest"],
    "BelfryTesting": ["Dispatch", "Foundation", "Synchronization", "Testing", "XCTest"],
    "BelfryExploration": ["Foundation", "Synchronization", "Testing"],
    "belfry": ["Glibc", "Musl", "Darwin"],
  ]

  @Test func `every folder of sources is a target and every target has its folder`() throws {
    let manifest = try Manifest.ofThisPackage()
    let files = [".swift", "module.modulemap"].flatMap {
      Repository.files(in: "Sources", endingIn: $0)
    }
    let folders = Set(files.map(\.target))
    #expect(folders == manifest.sources)
  }

  @Test(arguments: Repository.files(in: "Sources", endingIn: ".swift"))
  func `imports only what its target declares`(file: String) throws {
    let manifest = try Manifest.ofThisPackage()
    let declared = try #require(manifest.layers[file.target])
    let allowed = declared.union(Self.outside[file.target] ?? [])
    // Every other part is a text, such as that of a file that a command writes.
    let parts = try Repository.text(of: file).split(
      separator: "\"\"\"",
      omittingEmptySubsequences: false
    )
    let outsideTexts = parts.enumerated().filter { $0.offset.isMultiple(of: 2) }
    let code = outsideTexts.flatMap { String($0.element).lines }.filter {
      $0.contains("import ") && !$0.contains(/^\s*\/\//)
    }
    for line in code where line.contains(/^\s*(\S+ )*import\b/) {
      let match = try #require(
        line.wholeMatch(
          of:
            /\s*(?:@_exported )?(?:public |package |@testable )?import (?:\w+ )?(\w+)(?:\.\w+)?/
        ),
        "\(file): unrecognised: \(line)"
      )
      #expect(allowed.contains(String(match.1)), "\(file) imports \(match.1)")
    }
  }

  @Test func `a layer imports only layers below it`() throws {
    let order = [
      "VirtualTime", "SystemPolicy", "VirtualDevice", "Scenarios", "ScenarioParsing",
      "PhoneDescription", "Exploration", "Reports", "Pages", "DeviceHost",
      "BelfryCoreLocation", "BelfryUserNotifications", "BelfryUIKit", "ClassInitializers",
      "PreviewMacros", "BelfrySwiftUI", "BelfryBackgroundTasks", "TestFrameworks",
      "BelfryScenarios", "BelfryTesting", "BelfryExploration",
      "OSSubmodules",
      "os", "OSLog", "ActivityKit", "AlarmKit", "CallKit", "PushKit", "CoreLocation",
      "UserNotifications", "_Testing_UIKit", "UIKit", "SwiftUI", "BackgroundTasks",
      "NotificationCenter", "belfry",
    ]
    let manifest = try Manifest.ofThisPackage()
    let layers = manifest.layers
    for (index, layer) in order.enumerated() {
      let declared = try #require(layers[layer])
      #expect(declared.isSubset(of: order.prefix(index)), "\(layer) leans upwards")
    }
    #expect(manifest.sources == Set(order))
  }

  @Test(arguments: [
    "targets: [.target(name: \"A\", dependencies: [.product(name: \"X\", package: \"y\")])]",
    "targets: [.target(\n  name: dynamicName\n)]", "let package = Package()",
  ])
  func `a manifest that is written otherwise is an error, not an empty list`(text: String) {
    #expect(throws: Manifest.Unrecognised.self) { try Manifest(text) }
  }
}

extension String {
  /// The target a path below `Sources` belongs to.
  var target: String { String(split(separator: "/")[1]) }

  var lines: [Substring] { split(separator: "\n", omittingEmptySubsequences: false) }
}
