import Foundation
import Synchronization
import Testing

/// Writes the journals of all tests to the folder in `BELFRY_JOURNALS`.
///
/// Use the files to look at a run, or to compare two runs.
enum JournalFiles {
  private static let folder = ProcessInfo.processInfo.environment["BELFRY_JOURNALS"]
  /// The number of files that the process wrote, which distinguishes the phones of a test.
  private static let count = Atomic(0)

  /// Writes the journal of a test; a test with several phones gets several files.
  ///
  /// - Returns: The reason why the file could not be written, or `nil`.
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
