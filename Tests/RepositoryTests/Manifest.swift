import Foundation
import Support

/// The declarations of `Package.swift`, read as text; an unknown form is an error.
struct Manifest: Sendable {
  /// Target name → the targets it declares.
  private(set) var layers: [String: Set<String>] = [:]
  /// The targets below `Sources`.
  private(set) var sources: Set<String> = []

  /// A part of a manifest that is not recognised.
  struct Unrecognised: Error, CustomStringConvertible {
    var description: String
  }

  init(_ text: String) throws {
    let opening = /\.(?:target|executableTarget|testTarget|macro)\(/
    let whole =
      #/
      \.(?:target|executableTarget|testTarget|macro)\(\s*name:\ "(\w+)"
      (?:,\s*dependencies:\ \[([^\]]*)\])?(?:,\s*path:\ "([\w\/]+)")?,?\s*\)
    /#
    let expected = text.matches(of: opening).count
    let found = text.matches(of: whole)
    guard expected == found.count, expected > 0 else {
      throw Unrecognised(
        description: "\(expected) targets are declared and \(found.count) could be read"
      )
    }
    for match in found {
      let list = match.2 ?? ""
      let names = list.matches(of: /"(\w+)"/).map { String($0.1) }
      let items = list.split(separator: ",").map { $0.filter { !$0.isWhitespace } }
      guard items.filter({ !$0.isEmpty }).allSatisfy({ $0.wholeMatch(of: /"\w+"/) != nil }) else {
        throw Unrecognised(description: "a dependency of \(match.1) is not a plain name")
      }
      layers[String(match.1)] = Set(names)
      if match.3 == nil, !match.1.hasSuffix("Tests") { sources.insert(String(match.1)) }
    }
  }

  /// Read once: there is a test for every file, and each of them asks.
  private static let thisPackage = Result {
    try Manifest(Repository.text(of: "Package.swift"))
  }

  static func ofThisPackage() throws -> Manifest { try thisPackage.get() }
}
