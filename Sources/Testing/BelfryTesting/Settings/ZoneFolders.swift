import Foundation
import Synchronization
import VirtualTime

/// The folders of compiled time zones that tests have read.
enum ZoneFolders {
  /// A folder has the same zones for every phone, so each process reads it once.
  private static let known = Mutex<[String: Result<ZoneDatabase, Problem>]>([:])

  /// The reason why a folder cannot serve, as a sentence.
  struct Problem: Error {
    var message: String
  }

  /// Returns the time zones in a folder, which is read once in each process.
  static func database(of folder: String) -> Result<ZoneDatabase, Problem> {
    known.withLock { known in
      if let database = known[folder] { return database }
      let database = read(folder)
      known[folder] = database
      return database
    }
  }

  private static func read(_ folder: String) -> Result<ZoneDatabase, Problem> {
    var isFolder: ObjCBool = false
    guard FileManager.default.fileExists(atPath: folder, isDirectory: &isFolder), isFolder.boolValue
    else { return .failure(Problem(message: "there is no folder '\(folder)'")) }
    // A system's folder may be a link, which the enumerator does not follow.
    let root = URL(fileURLWithPath: folder).resolvingSymlinksInPath().path
    var files: [ZoneDatabase.File] = []
    let paths = FileManager.default.enumerator(atPath: root)
    for case let path as String in paths ?? .init() {
      guard let bytes = FileManager.default.contents(atPath: "\(root)/\(path)") else { continue }
      files.append(ZoneDatabase.File(path: path, bytes: Array(bytes)))
    }
    do throws(ZoneDatabaseError) {
      return .success(try ZoneDatabase(folder: folder, files: files))
    } catch {
      return .failure(Problem(message: error.message(for: folder)))
    }
  }
}
