import SystemLibrary

/// A folder for the files of one program, which is removed together with them.
package final class ScratchFolder {
  package let path: String

  /// Creates an empty folder in the system's folder for temporary files.
  package init() throws(SystemFailure) {
    path = try FileWriter.makeScratchFolder("\(CurrentProcess.temporaryFolder)/belfry-")
  }

  deinit {
    FileWriter.removeTree(path)
    Leftovers.all.remove(folder: path)
  }

  /// Returns the path of a file in the folder.
  package func path(of name: String) -> String { "\(path)/\(name)" }

  /// Writes a file, and creates the folders that its path names.
  package func write(_ bytes: [UInt8], to name: String) throws(SystemFailure) {
    try makeFolders(for: name)
    let descriptor = try FileWriter.create(inScratchFolder: path(of: name))
    defer { close(descriptor) }
    if let failure = Stream.write(bytes, to: descriptor).failure { throw failure }
  }

  /// Creates the folders above a file.
  package func makeFolders(for name: String) throws(SystemFailure) {
    var folder = path
    for part in name.split(separator: "/").dropLast() {
      folder += "/\(part)"
      if (try? FileStatus.ofLink(folder))?.kind != .folder {
        try FileWriter.makeFolder(folder, isPrivate: true)
      }
    }
  }
}
