import Platform
import VirtualTime

/// The folder of a system that holds compiled time zones.
enum ZoneFolder {
  /// The largest file that is read, in bytes; the source text of all time zones has a tenth of this
  /// size.
  private static let largest = 1 << 20

  /// Reads the files in a folder and below it.
  static func files(in folder: String) throws(PathError) -> [ZoneDatabase.File] {
    let kind: FileStatus.Kind
    do throws(SystemFailure) {
      kind = try FileStatus.of(folder).kind
    } catch {
      throw .failure(error, at: folder, "folder")
    }
    guard kind == .folder else {
      throw .usage(folder, "'\(folder)' is a file", help: "name the folder it is in")
    }
    let base = folder.hasSuffix("/") ? folder : folder + "/"
    let search = FolderSearch(folder, endings: [""])
    if let obstacle = search.obstacles.first { throw obstacle }
    var files: [ZoneDatabase.File] = []
    for path in search.paths where path.hasPrefix(base) {
      do throws(SystemFailure) {
        let bytes = try Stream.bytes(at: path, most: largest).bytes
        files.append(ZoneDatabase.File(path: String(path.dropFirst(base.count)), bytes: bytes))
      } catch {
        throw .failure(error, at: path)
      }
    }
    return files
  }

  /// Makes a database of files.
  static func database(
    of files: [ZoneDatabase.File],
    in folder: String
  ) throws(PathError) -> ZoneDatabase {
    do throws(ZoneDatabaseError) {
      return try ZoneDatabase(folder: folder, files: files)
    } catch {
      throw .usage(folder, error.message(for: folder))
    }
  }
}
