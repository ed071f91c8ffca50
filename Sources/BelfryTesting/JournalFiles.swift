import Foundation
import Synchronization
import Testing

/// The journals of all tests as files, for whoever sets `BELFRY_JOURNALS` to a folder: to look at
/// after a run, or to compare with those of another.
enum JournalFiles {
  private static let folder = ProcessInfo.processInfo.environment["BELFRY_JOURNALS"]
  /// The number of files that the process has written, which tells apart the phones of a test.
  private static let count = Atomic(0)

  /// Writes the journal of the test that ends; a test that has several phones has several files.
  ///
  /// - Returns: Why it could not be written, if it could not.
  static func write(_ lines: [String], in folder: String? = folder) -> String? {
    guard let folder, !folder.isEmpty else { return nil }
    let number = count.add(1, ordering: .relaxed).newValue
    let test = Test.current.map { "\($0.id)" } ?? "XCTest"
    let name = test.map { $0.isLetter || $0.isNumber ? $0 : "-" }.suffix(150)
    let text = lines.map { $0 + "\n" }.joined()
    let file = "\(folder)/\(String(name))-\(number).txt"
    do {
      try FileManager.default.createDirectory(
        atPath: folder,
        withIntermediateDirectories: true
      )
      try text.write(toFile: file, atomically: false, encoding: .utf8)
      return nil
    } catch {
      return """
        the journal cannot be written to \(file): \(error.localizedDescription); set \
        BELFRY_JOURNALS to a folder that can be made and written to, or leave it unset
        """
    }
  }
}
