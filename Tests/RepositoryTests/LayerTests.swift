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
    "Interposition": ["Glibc", "Runtime"],
    "DeviceHost": ["Synchronization", "Dispatch", "Glibc", "Runtime"],
    "DropInSupport": ["Foundation"],
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
    "SystemLibrary": ["Glibc", "Musl", "Darwin"],
  ]

  /// The files of modules that exist on this system.
  private static func files(endingIn ending: String) -> [String] {
    Repository.files(in: "Sources", endingIn: ending).filter { file in
      #if os(Linux)
        true
      #else
        !file.hasPrefix("Sources/AppleNames/")
      #endif
    }
  }

  @Test func `every folder of sources is a module and every module has its folder`() throws {
    let files = [".swift", "module.modulemap"].flatMap { Self.files(endingIn: $0) }
    let folders = files.map { $0.split(separator: "/").prefix(3).joined(separator: "/") }
    let modules = try Manifest.ofThisPackage().modules
    #expect(Set(folders) == Set(modules.compactMap(\.path)))
    for module in modules { #expect(module.path?.hasSuffix("/\(module.name)") == true) }
  }

  @Test(arguments: files(endingIn: ".swift"))
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
      // A heading of the documentation may have the word, in quotes.
      $0.contains("import ") && !$0.contains("\"") && !$0.contains(/^\s*\/\//)
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

  @Test func `a module uses only modules above it in the table`() throws {
    var above: Set<String> = []
    for module in try Manifest.ofThisPackage().modules {
      #expect(above.isSuperset(of: module.uses), "\(module.name) leans upwards")
      above.insert(module.name)
    }
    #expect(above.count > 20)
  }

  /// The wings that a module of each wing may use, besides its own.
  private static let below: [String: Set<String>] = [
    "Engine": [], "Phone": ["Engine"], "DropIns": ["Phone", "Engine"],
    "Testing": ["DropIns", "Phone", "Engine"], "Program": ["Engine"], "AppleNames": ["DropIns"],
  ]

  @Test func `a wing leans only on the wings below it`() throws {
    let modules = try Manifest.ofThisPackage().modules
    let wings = Dictionary(uniqueKeysWithValues: modules.map { ($0.name, $0.wing) })
    for module in modules {
      let below = try #require(Self.below[module.wing])
      for used in module.uses {
        let wing = try #require(wings[used])
        #expect(wing == module.wing || below.contains(wing), "\(module.name) uses \(used)")
      }
    }
    #expect(Set(wings.values).isSubset(of: Self.below.keys))
  }

  @Test func `the page about the architecture names every module in its wing`() throws {
    let page = try Repository.text(of: "Documentation/Internals/Architecture.md")
    for module in try Manifest.ofThisPackage().modules {
      let row = page.lines.first { $0.hasPrefix("| `\(module.wing)` |") }
      #expect(row?.contains("`\(module.name)`") == true, "\(module.wing): \(module.name)")
    }
  }
}

extension Manifest.Row {
  /// The folder of `Sources` in which the module is.
  fileprivate var wing: String {
    path?.split(separator: "/").dropFirst().first.map(String.init) ?? ""
  }
}

extension String {
  /// The target a path below `Sources` belongs to.
  var target: String { String(split(separator: "/")[2]) }

  var lines: [Substring] { split(separator: "\n", omittingEmptySubsequences: false) }
}
