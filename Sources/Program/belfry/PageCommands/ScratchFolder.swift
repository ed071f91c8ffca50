#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#elseif canImport(Darwin)
  import Darwin
#endif

/// A folder for the files of one program, which goes with them.
final class ScratchFolder {
  let path: String

  /// Creates an empty folder where the system keeps what is temporary.
  init() throws(SystemFailure) {
    let wanted = Console.environment("TMPDIR") ?? ""
    path = try FileWriter.makeScratchFolder("\(wanted.isEmpty ? "/tmp" : wanted)/belfry-")
  }

  deinit {
    FileWriter.removeTree(path)
    Leftovers.all.remove(folder: path)
  }

  /// The path in it of a path relative to it.
  func path(of name: String) -> String { "\(path)/\(name)" }

  /// Writes a file, and creates the folders that its path names.
  func write(_ bytes: [UInt8], to name: String) throws(SystemFailure) {
    try makeFolders(for: name)
    let descriptor = try FileWriter.create(inScratchFolder: path(of: name))
    defer { close(descriptor) }
    if let failure = Console.write(bytes, to: descriptor) { throw failure }
  }

  /// Creates the folders above a file.
  func makeFolders(for name: String) throws(SystemFailure) {
    var folder = path
    for part in name.split(separator: "/").dropLast() {
      folder += "/\(part)"
      if (try? FileStatus.ofLink(folder))?.kind != .folder {
        try FileWriter.makeFolder(folder, 0o700)
      }
    }
  }
}
