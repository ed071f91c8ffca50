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
    var template = Array(
      "\(wanted.isEmpty ? "/tmp" : wanted)/belfry-\(String(repeating: "X", count: 6))".utf8CString
    )
    guard mkdtemp(&template) != nil else { throw .last }
    path = String(decoding: template.dropLast().map(UInt8.init(bitPattern:)), as: UTF8.self)
  }

  deinit { Self.remove(path) }

  /// The path in it of a path relative to it.
  func path(of name: String) -> String { "\(path)/\(name)" }

  /// Writes a file, and creates the folders that its path names.
  func write(_ bytes: [UInt8], to name: String) throws(SystemFailure) {
    try makeFolders(for: name)
    let descriptor = open(path(of: name), O_WRONLY | O_CREAT | O_TRUNC | O_CLOEXEC, 0o600)
    guard descriptor >= 0 else { throw .last }
    defer { close(descriptor) }
    if let failure = Console.write(bytes, to: descriptor) { throw failure }
  }

  /// Creates the folders above a file.
  func makeFolders(for name: String) throws(SystemFailure) {
    var folder = path
    for part in name.split(separator: "/").dropLast() {
      folder += "/\(part)"
      if mkdir(folder, 0o700) != 0, errno != EEXIST { throw .last }
    }
  }

  private static func remove(_ folder: String) {
    for entry in (try? Folder.entries(of: folder)) ?? [] {
      let path = "\(folder)/\(entry.name)"
      if (try? FileStatus.ofLink(path))?.kind == .folder { remove(path) } else { unlink(path) }
    }
    rmdir(folder)
  }
}
