import SystemLibrary

/// A file that is written completely before it replaces another one, or is read.
///
/// It takes the first free name, so that two processes never share one. It is locked while it is in
/// use; the file of a process that was killed has no lock.
package final class ScratchFile {
  package let path: String
  let descriptor: Int32
  private var buffer: [UInt8] = []
  /// The reason why it could not be filled; nil if it was.
  private(set) var failure: SystemFailure?
  private var hasName = true

  /// Creates an empty file in a folder.
  ///
  /// - Parameters:
  ///   - folder: The folder, with a slash at its end, or an empty text for the current one.
  ///   - permissions: The permissions, from which the mask of the process is removed.
  init(in folder: String, permissions: mode_t = 0o600) throws(SystemFailure) {
    for number in 1...10_000 {
      let path = "\(folder)\(Self.start)\(number)\(Self.end)"
      guard let descriptor = try FileWriter.createScratch(path, permissions) else { continue }
      // Another process may have removed it between creating and locking it. Where nothing
      // can be locked, no process removes it either.
      let isTaken = flock(descriptor, LOCK_EX | LOCK_NB) != 0 && errno == EWOULDBLOCK
      if !isTaken, let status = try? FileStatus.of(descriptor: descriptor), status.names > 0 {
        self.path = path
        self.descriptor = descriptor
        return
      }
      Leftovers.all.remove(file: path)
      close(descriptor)
    }
    throw SystemFailure(code: EEXIST)
  }

  deinit {
    if hasName { FileWriter.remove(path) }
    Leftovers.all.remove(file: path)
    close(descriptor)
  }

  /// Creates an empty file in the folder for temporary files.
  package static func inTemporaryFolder() throws(SystemFailure) -> ScratchFile {
    try ScratchFile(in: CurrentProcess.temporaryFolder + "/")
  }

  /// Creates an empty file without a name, which the system removes after its last use.
  package static func withoutName() throws(SystemFailure) -> ScratchFile {
    let file = try inTemporaryFolder()
    FileWriter.remove(file.path)
    file.loseName()
    return file
  }

  /// Adds bytes at the end; after the first failure nothing more is written.
  package func write(_ bytes: some Sequence<UInt8>) {
    guard failure == nil else { return }
    buffer.append(contentsOf: bytes)
    if buffer.count >= 1 << 16 { flush() }
  }

  private func flush() {
    if failure == nil { failure = Stream.write(buffer, to: descriptor).failure }
    buffer.removeAll(keepingCapacity: true)
  }

  /// Ends the writing; throws an error if not all could be written.
  package func finish() throws(SystemFailure) {
    flush()
    if failure == nil, fsync(descriptor) != 0, errno != EINVAL { failure = .last }
    if let failure { throw failure }
  }

  /// The number of bytes that were written.
  package var size: Int { Int(lseek(descriptor, 0, SEEK_END)) }

  /// Passes the bytes that were written to a closure, in pieces.
  ///
  /// - Parameters:
  ///   - range: The bytes wanted; all by default.
  ///   - body: Called with each piece.
  package func read(
    _ range: Range<Int> = 0..<Int.max,
    _ body: ([UInt8]) throws(SystemFailure) -> Void
  ) throws(SystemFailure) {
    flush()
    if let failure { throw failure }
    var offset = range.lowerBound
    var piece = [UInt8](repeating: 0, count: 1 << 16)
    while offset < range.upperBound {
      let wanted = min(piece.count, range.upperBound - offset)
      let count = piece.withUnsafeMutableBytes {
        pread(descriptor, $0.baseAddress, wanted, off_t(offset))
      }
      if count < 0, errno == EINTR { continue }
      guard count >= 0 else { throw .last }
      guard count > 0 else { return }
      offset += count
      try body(count == piece.count ? piece : Array(piece[..<count]))
    }
  }

  /// Returns a Boolean value that indicates whether the file has exactly these bytes.
  package func has(_ bytes: [UInt8]) throws(SystemFailure) -> Bool {
    guard size == bytes.count else { return false }
    var (place, isSame) = (0, true)
    try read { piece throws(SystemFailure) in
      isSame = isSame && bytes[place...].starts(with: piece)
      place += piece.count
    }
    return isSame
  }

  /// Notes that the file was removed, or has the name of another file.
  package func loseName() {
    hasName = false
    Leftovers.all.remove(file: path)
  }
}

extension ScratchFile {
  private static let start = ".belfry-"
  private static let end = ".tmp"

  /// Removes the scratch files that killed processes left in a folder.
  package static func clearUp(_ folder: String) {
    for entry in (try? Folder.entries(of: folder.isEmpty ? "." : folder)) ?? []
    where entry.name.hasPrefix(start) && entry.name.hasSuffix(end) {
      let path = folder + entry.name
      // Neither a link is followed nor a pipe waited for.
      let descriptor = open(path, O_RDONLY | O_NOFOLLOW | O_NONBLOCK | O_CLOEXEC)
      guard descriptor >= 0 else { continue }
      defer { close(descriptor) }
      guard let status = try? FileStatus.of(descriptor: descriptor), status.kind == .file,
        flock(descriptor, LOCK_EX | LOCK_NB) == 0,
        // Until it was locked it may have been put in its place, and the name drawn once more.
        (try? FileStatus.ofLink(path))?.identity == status.identity
      else { continue }
      FileWriter.remove(path)
    }
  }
}
