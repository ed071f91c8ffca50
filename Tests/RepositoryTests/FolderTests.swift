import Foundation
import Support
import Testing

/// Inside a module, no two folders lean on each other.
///
/// A folder leans on another one if its code names a type that only the other one declares. The
/// files beside the folders are not looked at: they bind the folders of their module together.
@Suite struct FolderTests {
  /// Two folders of a module that are one subject, and the reason.
  struct Exception: Sendable {
    let module: String
    /// The folders; nil for any two of the module.
    var folders: Set<String>?
    let reason: String

    func allows(_ circle: ModuleFolders.Circle, of module: String) -> Bool {
      module == self.module && folders ?? circle.folders == circle.folders
    }
  }

  static let exceptions: [Exception] = [
    Exception(
      module: "DeviceHost",
      folders: ["Callbacks", "Processes"],
      reason: "a process has the queue of its callbacks, and a callback has its process"
    ),
    Exception(
      module: "DeviceHost",
      folders: ["Redirected", "Waiting"],
      reason: "a redirected call is a wait of the phone, and a test's own wait redirects XCTest"
    ),
    Exception(
      module: "BelfryCoreLocation",
      reason: "Apple's classes know each other, and the bridge calls those that call it"
    ),
    Exception(
      module: "BelfryUserNotifications",
      reason: "Apple's classes know each other, and the bridge calls those that call it"
    ),
    Exception(
      module: "BelfryUIKit",
      reason: "Apple's classes know each other, and the bridge calls those that call it"
    ),
    Exception(
      module: "BelfrySwiftUI",
      reason: "a view, its node and its state are one mechanism, sorted by Apple's types"
    ),
    Exception(
      module: "BelfryTesting",
      folders: ["Settings", "VirtualPhone"],
      reason: "the types of the settings are members of the phone"
    ),
    Exception(
      module: "BelfryTesting",
      folders: ["Records", "VirtualPhone"],
      reason: "a record is of a phone, which makes it when a test fails"
    ),
  ]

  @Test(arguments: try Manifest.ofThisPackage().modules.map(\.name))
  func `no two folders of a module lean on each other`(module: String) throws {
    let row = try #require(Manifest.ofThisPackage().modules.first { $0.name == module })
    let folders = try ModuleFolders(at: #require(row.path))
    for circle in folders.circles {
      let isAllowed = Self.exceptions.contains { $0.allows(circle, of: module) }
      #expect(isAllowed, "\(module): \(circle.there.text); \(circle.back.text)")
    }
  }

  @Test(arguments: exceptions)
  func `every exception is a circle, and says why`(exception: Exception) throws {
    let modules = try Manifest.ofThisPackage().modules
    let row = try #require(modules.first { $0.name == exception.module })
    let circles = try ModuleFolders(at: #require(row.path)).circles
    #expect(circles.contains { exception.allows($0, of: exception.module) })
    #expect(exception.reason.split(separator: " ").count >= 4)
  }

  @Test func `a circle is found, and names an example in each direction`() {
    let folders = ModuleFolders(files: [
      "A/One.swift": "struct One {\n  let two: Two // Three\n}\n",
      "B/Two.swift": "struct Two {}\n\nextension Two {\n  func f() -> One? { nil }\n}\n",
      "C/Three.swift": "struct Three {\n  let one: One\n  let text = \"Two\"\n}\n",
      "Root.swift": "struct Root {\n  let one: One\n}\n",
    ])
    #expect(
      folders.circles.map { "\($0.there.text); \($0.back.text)" } == [
        "A uses Two of B in A/One.swift:2; B uses One of A in B/Two.swift:4"
      ]
    )
  }

  @Test(arguments: [
    // A name that two folders declare says nothing about either, nor does a parameter.
    [
      "A/One.swift": "struct Row {}\n", "B/Two.swift": "struct Row {}\nstruct Two { let r: Row }\n",
    ],
    ["A/One.swift": "struct One { let t: Two? }", "B/Two.swift": "struct Two<One> { let o: One }"],
    // A type within a type, a comment, a text, and a name that is a part of another one.
    ["A/One.swift": "struct One { let t: Two? }", "B/Two.swift": "struct Two {\n  // One\n}"],
    [
      "A/One.swift": "struct One { let t: Two? }",
      "B/Two.swift": "struct Two {\n  let a = \"One\"\n  let b = \"\"\"\n    One\n    \"\"\"\n}",
    ],
    ["A/One.swift": "struct One { let t: Two? }", "B/Two.swift": "struct Two { let o: OneMore }"],
  ])
  func `what is no use of a type is no circle`(files: [String: String]) {
    #expect(ModuleFolders(files: files).circles.isEmpty)
  }
}
