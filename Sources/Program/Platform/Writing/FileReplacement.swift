import SystemLibrary

/// A new text for a file, which takes the place of the old one in one step.
///
/// The text is written beside the file, so the old text stays whole until the end, whatever
/// happens. A file that no other file can replace, such as a mount of its own, is overwritten; its
/// new text is kept elsewhere until then.
package final class FileReplacement {
  /// The path of the file, behind all links.
  package let target: String
  /// The status of the file; nil if it does not exist yet.
  package let old: FileStatus?
  private let purpose: WritePurpose
  private let scratch: ScratchFile
  /// A Boolean value that indicates whether the new text is beside the file.
  private let isBeside: Bool

  /// Prepares a text for the file that a path leads to.
  ///
  /// - Parameters:
  ///   - path: The path; a text to edit is written to the path itself, never behind a link.
  ///   - purpose: The reason, which decides what may be replaced.
  package init(_ path: String, for purpose: WritePurpose) throws(SystemFailure) {
    self.purpose = purpose
    target = purpose.followsLinks ? try Link.target(of: path) : path
    try purpose.check(endingOf: target, behind: path)
    do throws(SystemFailure) {
      old = try FileStatus.of(target)
    } catch {
      guard error.code == ENOENT, !target.hasSuffix("/") else { throw error }
      old = nil
    }
    if let old, purpose.replaces { try Self.check(old, at: target) }
    let folder = Self.folder(of: target)
    ScratchFile.clearUp(folder)
    do throws(SystemFailure) {
      // A new file may be read by those whom the process's mask allows it.
      scratch = try ScratchFile(in: folder, permissions: old == nil ? 0o666 : 0o600)
      isBeside = true
    } catch {
      guard old != nil, let elsewhere = try? ScratchFile.withoutName() else {
        guard error.code == ENOENT else { throw error }
        guard !folder.isEmpty else {
          throw SystemFailure("the current folder was removed", help: "change to another folder")
        }
        // The system's words for it could be about the file.
        throw SystemFailure(
          "there is no folder '\(folder.dropLast())'",
          help: "make it, or correct its name"
        )
      }
      scratch = elsewhere
      isBeside = false
    }
  }

  private static func check(_ status: FileStatus, at path: String) throws(SystemFailure) {
    guard status.kind != .folder else { throw SystemFailure(code: EISDIR) }
    guard status.kind == .file else { throw SystemFailure("it is no file") }
    // Who may do everything is asked to respect the sign all the same.
    guard status.permissions & 0o222 != 0 else { throw SystemFailure("it is read-only") }
    guard access(path, W_OK) == 0 else { throw .last }
  }

  /// The path of the file in its one spelling.
  package var place: RealPath { RealPath(target) }

  /// Returns the folder of a path, with its slash; empty for the current folder of the process.
  private static func folder(of path: String) -> String {
    path.lastIndex(of: "/").map { String(path[...$0]) } ?? ""
  }

  /// Adds bytes to the text.
  package func write(_ bytes: some Sequence<UInt8>) { scratch.write(bytes) }

  /// Puts the text in the place of the file's; without it, the file stays as it is.
  package func commit() throws(SystemFailure) {
    if isBeside, let old { try adoptAttributes(of: old) }
    try scratch.finish()
    guard isBeside else { return try writeOver() }
    do throws(SystemFailure) {
      try FileWriter.replace(target, with: scratch, for: purpose)
    } catch {
      // A failure without a code is a refusal by the purpose.
      guard old != nil, error.code != 0 else { throw error }
      try writeOver()
    }
  }

  /// Gives the text the owner and the permissions of the file.
  private func adoptAttributes(of old: FileStatus) throws(SystemFailure) {
    // Who is not allowed to give files away keeps it, but hands it to the group all the same.
    if old.owner != geteuid() || old.group != getegid(),
      fchown(scratch.descriptor, old.owner, old.group) != 0
    {
      _ = fchown(scratch.descriptor, uid_t.max, old.group)
    }
    guard fchmod(scratch.descriptor, old.permissions) == 0 else { throw .last }
  }

  /// Overwrites the file, whose old text remains if the disk has no room for the new one.
  private func writeOver() throws(SystemFailure) {
    guard let descriptor = try FileWriter.overwrite(target, with: scratch, for: purpose) else {
      return
    }
    let oldSize = try? FileStatus.of(descriptor: descriptor).size
    do throws(SystemFailure) {
      // First the part that needs more room than the old text.
      if let oldSize { try copy(oldSize..<Int.max, to: descriptor) }
      try copy(0..<(oldSize ?? .max), to: descriptor)
      guard FileWriter.truncate(descriptor, to: scratch.size) else { throw .last }
    } catch {
      if let oldSize { _ = FileWriter.truncate(descriptor, to: oldSize) }
      close(descriptor)
      throw error
    }
    // A full disk may show only now.
    guard close(descriptor) == 0 else { throw .last }
  }

  /// Copies a part of the text to the same place of an open file.
  private func copy(_ range: Range<Int>, to descriptor: Int32) throws(SystemFailure) {
    guard lseek(descriptor, off_t(range.lowerBound), SEEK_SET) >= 0 else { throw .last }
    try scratch.read(range) { bytes throws(SystemFailure) in
      if let failure = Stream.write(bytes, to: descriptor).failure { throw failure }
    }
  }
}
