import VirtualTime

extension Arguments {
  /// The release of the tz database in the folder of `--zones`, or the one that is compiled in.
  ///
  /// - Throws: An error if the folder holds no time zones that can be read.
  func zones() throws(UsageError) -> ZoneDatabase {
    guard let folder = value("--zones") else { return .builtIn }
    do throws(PathError) {
      let files = try ZoneFolder.files(in: folder)
      return try ZoneFolder.database(of: files, in: folder)
    } catch {
      throw UsageError("--zones: \(error.message)")
    }
  }
}

/// The folder of a system that holds compiled time zones.
private enum ZoneFolder {
  /// The largest file that is read, in bytes; the source text of all time zones has a tenth of it.
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
