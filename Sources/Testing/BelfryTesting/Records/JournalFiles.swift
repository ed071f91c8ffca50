import Foundation
import Synchronization
import Testing

/// Writes the journals of all tests to the folder in `BELFRY_JOURNALS`, each with the scenario of
/// its phone.
///
/// Use the files to look at a run, or to compare two runs.
enum JournalFiles {
  private static let folder = ProcessInfo.processInfo.environment["BELFRY_JOURNALS"]
  /// The number of files that the process wrote, which distinguishes the phones of a test.
  private static let count = Atomic(0)

  /// Writes the journal of a test, and the scenario; a test with several phones gets several of
  /// both.
  ///
  /// - Returns: The reason why a file could not be written, or `nil`.
  static func write(of phone: VirtualPhone) -> String? {
    guard let folder, !folder.isEmpty else { return nil }
    return write(phone.lines, phone.scenario(), in: folder)
  }

  /// Writes a journal and a scenario to a folder.
  static func write(_ lines: [String], _ scenario: String, in folder: String) -> String? {
    let number = count.add(1, ordering: .relaxed).newValue
    let test = Test.current.map { "\($0.id)" } ?? "XCTest"
    let name = test.map { $0.isLetter || $0.isNumber ? $0 : "-" }.suffix(150)
    let text = lines.map { $0 + "\n" }.joined()
    let file = "\(folder)/\(String(name))-\(number)"
    do {
      try FileManager.default.createDirectory(
        atPath: folder,
        withIntermediateDirectories: true
      )
      try text.write(toFile: file + ".txt", atomically: false, encoding: .utf8)
      try scenario.write(toFile: file + ".scenario", atomically: false, encoding: .utf8)
      return nil
    } catch {
      return """
        the journal cannot be written to \(file): \(error.localizedDescription); set \
        BELFRY_JOURNALS to a folder that can be made and written to, or leave it unset
        """
    }
  }
}
