import Foundation
import Support

/// The table of modules in `Package.swift`, as the package manager prints it.
struct Manifest: Sendable {
  /// A target, with its folder if one is given, and the targets that it may import.
  struct Row: Decodable, Sendable {
    var name: String
    var path: String?
    var dependencies: [Dependency]

    /// The names of the targets that it may import.
    var uses: [String] { dependencies.map(\.name) }

    /// A name, and a condition that no row has.
    struct Dependency: Decodable, Sendable {
      var name: String

      private enum Key: CodingKey { case byName }

      init(from decoder: any Decoder) throws {
        let values = try decoder.container(keyedBy: Key.self)
        name = try values.decode([String?].self, forKey: .byName).first.flatMap { $0 } ?? ""
      }
    }
  }

  /// The targets: those of the tests, and the modules in the order of the table.
  let targets: [Row]

  /// The modules of `Sources`, those that others use first.
  var modules: [Row] { targets.filter { $0.path?.hasPrefix("Sources/") == true } }

  /// Target name → the targets that it may import.
  var layers: [String: Set<String>] {
    Dictionary(uniqueKeysWithValues: targets.map { ($0.name, Set($0.uses)) })
  }

  /// Read once: there is a test for every file, and each of them asks.
  private static let thisPackage = Result {
    let process = Process()
    process.executableURL = URL(filePath: "/usr/bin/env")
    // The tests run while the package manager holds its usual folder.
    process.arguments = [
      "swift", "package", "--package-path", Repository.root.path, "--scratch-path",
      Repository.root.appending(path: ".build/manifest").path, "dump-package",
    ]
    let output = Pipe()
    process.standardOutput = output
    try process.run()
    let data = output.fileHandleForReading.readDataToEndOfFile()
    process.waitUntilExit()
    guard process.terminationStatus == 0 else { throw Failure(status: process.terminationStatus) }
    return Manifest(targets: try JSONDecoder().decode(Package.self, from: data).targets)
  }

  private struct Package: Decodable { var targets: [Row] }

  /// The package manager could not print the table.
  private struct Failure: Error, CustomStringConvertible {
    let status: Int32
    var description: String { "swift package dump-package ended with status \(status)" }
  }

  static func ofThisPackage() throws -> Manifest { try thisPackage.get() }
}
