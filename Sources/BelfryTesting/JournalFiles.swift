import Foundation
import Synchronization
import Testing

/// The journals of all tests as files, for whoever sets `BELFRY_JOURNALS` to a folder: to look at
/// after a run, or to compare with those of another.
enum JournalFiles {
  private static let folder = ProcessInfo.processInfo.environment["BELFRY_JOURNALS"]
  private static let count = Atomic(0)

  /// Writes the journal of the test that ends; a test that has several phones has several files.
  static func write(_ lines: [String]) {
    guard let folder else { return }
    let number = count.add(1, ordering: .relaxed).newValue
    let test = Test.current.map { "\($0.id)" } ?? "XCTest"
    let name = test.map { $0.isLetter || $0.isNumber ? $0 : "-" }.suffix(150)
    let text = lines.map { $0 + "\n" }.joined()
    try? text.write(
      toFile: "\(folder)/\(String(name))-\(number).txt",
      atomically: false,
      encoding: .utf8
    )
  }
}
