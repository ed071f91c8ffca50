import SystemLibrary

/// The only code of the program that creates, opens for writing, renames or removes files.
///
/// A repository test bans these calls everywhere else. So every file that Belfry writes is compared
/// with the files that it has read, and a signal leaves no scratch file behind.
package enum FileWriter {
  // MARK: Files that are there

  /// Puts a scratch file in the place of another file, in one step.
  ///
  /// The last check of the target follows every call that takes time, such as `fsync`.
  ///
  /// - Parameters:
  ///   - target: The path of the file, behind all links.
  ///   - scratch: The file with the whole text.
  ///   - purpose: The reason, which decides what may be replaced.
  static func replace(
    _ target: String,
    with scratch: ScratchFile,
    for purpose: WritePurpose
  ) throws(SystemFailure) {
    let look = try purpose.look(at: target, scratch)
    let old = try? FileStatus.of(target)
    switch look {
    case .isDone: return
    case .isThere:
      try rename(scratch, to: target)
      if let old, old.names == 1 { KnownFiles.all.forget(old.identity) }
    case .isFree:
      // A name of its own fails where another program has made the file meanwhile.
      let refusal = Leftovers.all.sync { failure(of: link(scratch.path, target)) }
      if refusal?.code == EEXIST { throw WritePurpose.changed }
      // Some file systems have no second names.
      if refusal != nil { try rename(scratch, to: target) }
    }
    note(scratch.descriptor, target)
  }

  /// Opens a file to overwrite it, if no other file can replace it.
  ///
  /// - Returns: A descriptor; nil if the file has the new text already.
  static func overwrite(
    _ target: String,
    with scratch: ScratchFile,
    for purpose: WritePurpose
  ) throws(SystemFailure) -> Int32? {
    let seen = try? FileStatus.of(target)
    switch try purpose.look(at: target, scratch) {
    case .isDone: return nil
    case .isThere, .isFree: break
    }
    let descriptor = try openSeen(target, seen?.identity, for: purpose)
    note(descriptor, target)
    return descriptor
  }

  /// Opens a file to overwrite it, if it is still the file that was checked before.
  package static func openSeen(
    _ target: String,
    _ seen: FileIdentity?,
    for purpose: WritePurpose
  ) throws(SystemFailure) -> Int32 {
    // The path may lead to a pipe by now, which would wait for its reader.
    let descriptor = try opened(systemOpen(target, O_WRONLY | O_NONBLOCK | O_CLOEXEC))
    return try checked(descriptor) { () throws(SystemFailure) in
      guard try FileStatus.of(descriptor: descriptor).identity == seen else {
        throw WritePurpose.changed
      }
      try purpose.check(descriptor)
    }
  }

  /// Opens a file to add text at its end, and creates it if it does not exist.
  package static func append(_ path: String, for purpose: WritePurpose) throws(SystemFailure)
    -> Int32
  {
    let descriptor = try openOrCreate(path, O_WRONLY | O_APPEND | O_CLOEXEC)
    return try checked(descriptor) { () throws(SystemFailure) in try purpose.check(descriptor) }
  }

  /// Opens a pipe or a device, which waits for its reader.
  package static func stream(_ path: String, for purpose: WritePurpose) throws(SystemFailure)
    -> Int32
  {
    let descriptor = try opened(systemOpen(path, O_WRONLY | O_NOCTTY | O_CLOEXEC))
    return try checked(descriptor) { () throws(SystemFailure) in try purpose.check(descriptor) }
  }

  /// Creates a file; an existing file keeps its text.
  package static func touch(_ path: String) throws(SystemFailure) {
    do throws(SystemFailure) {
      close(try openOrCreate(path, O_WRONLY | O_NONBLOCK | O_CLOEXEC))
    } catch {
      // A pipe without a reader is there, too.
      guard error.code == ENXIO else { throw error }
    }
  }

  /// Cuts an open file off.
  ///
  /// - Returns: A Boolean value that indicates whether it has the size now.
  package static func truncate(_ descriptor: Int32, to size: Int) -> Bool {
    ftruncate(descriptor, off_t(size)) == 0
  }

  // MARK: New files

  /// Creates a file that must not exist yet, and notes that it must be removed.
  ///
  /// - Returns: A descriptor; nil if the name is taken, or a signal has arrived.
  static func createScratch(_ path: String, _ permissions: mode_t) throws(SystemFailure) -> Int32? {
    let (descriptor, failure) = Leftovers.all.making(file: path) {
      systemOpen(path, O_RDWR | O_CREAT | O_EXCL | O_CLOEXEC, permissions)
    }
    if let failure, [EEXIST, EINTR].contains(failure.code) { return nil }
    if let failure { throw failure }
    // Its number may be that of a file that another program has removed since it was read.
    if let new = try? FileStatus.of(descriptor: descriptor) { KnownFiles.all.forget(new.identity) }
    return descriptor
  }

  /// Creates a file in a scratch folder, or replaces the one with its name.
  static func create(inScratchFolder path: String) throws(SystemFailure) -> Int32 {
    unlink(path)
    return try opened(create(path, O_WRONLY | O_CREAT | O_EXCL | O_CLOEXEC, 0o600))
  }

  // MARK: Folders

  /// Creates a folder.
  ///
  /// - Parameters:
  ///   - path: Its path.
  ///   - isPrivate: A Boolean value that indicates whether only the user has access; otherwise
  ///     others have the access that the mask of the process allows by default.
  package static func makeFolder(
    _ path: String,
    isPrivate: Bool = false
  ) throws(SystemFailure) {
    let permissions: mode_t = isPrivate ? 0o700 : 0o777
    let refusal = Leftovers.all.sync { failure(of: mkdir(path, permissions)) }
    if let refusal { throw refusal }
  }

  /// Creates an empty folder for the files of one program, and notes that it must be removed.
  ///
  /// - Parameter start: The beginning of its path.
  static func makeScratchFolder(_ start: String) throws(SystemFailure) -> String {
    var template = Array("\(start)\(String(repeating: "X", count: 6))".utf8CString)
    return try Leftovers.all.makingFolder {
      guard mkdtemp(&template) != nil else { return .failure(.last) }
      let bytes = template.dropLast().map(UInt8.init(bitPattern:))
      return .success(String(decoding: bytes, as: UTF8.self))
    }
    .get()
  }

  // MARK: Removal

  /// Removes a file, unless the process has read it.
  package static func remove(_ path: String) {
    if let identity = (try? FileStatus.of(path))?.identity,
      KnownFiles.all.file(identity)?.use == .read
    {
      return
    }
    unlink(path)
  }

  /// Removes a folder, if it is empty.
  package static func removeFolder(_ path: String) { rmdir(path) }

  /// Removes a scratch folder with its contents.
  ///
  /// A program that a signal ends may still write into it, so the removal is repeated for some
  /// time.
  static func removeTree(_ folder: String) {
    for _ in 0..<200 {
      clear(folder)
      if rmdir(folder) == 0 || errno == ENOENT { return }
      usleep(10_000)
    }
  }

  private static func clear(_ folder: String) {
    for entry in (try? Folder.entries(of: folder)) ?? [] {
      let path = "\(folder)/\(entry.name)"
      if (try? FileStatus.ofLink(path))?.kind == .folder {
        clear(path)
        rmdir(path)
      } else {
        unlink(path)
      }
    }
  }

  // MARK: Calls of the system

  private static func rename(
    _ scratch: ScratchFile,
    to target: String
  ) throws(SystemFailure) {
    let refusal = Leftovers.all.sync { failure(of: systemRename(scratch.path, target)) }
    if let refusal { throw refusal }
    scratch.loseName()
  }

  /// Notes a file that was written.
  private static func note(_ descriptor: Int32, _ path: String) {
    guard let identity = (try? FileStatus.of(descriptor: descriptor))?.identity else { return }
    KnownFiles.all.note(identity, path, .written)
  }

  private static func create(_ path: String, _ flags: Int32, _ permissions: mode_t) -> Int32 {
    Leftovers.all.sync { systemOpen(path, flags, permissions) }
  }

  /// Opens a file, and creates it only if it does not exist.
  ///
  /// A pipe waits for its reader here, so no lock is held: other threads may change files, and a
  /// signal can end the process meanwhile.
  private static func openOrCreate(
    _ path: String,
    _ flags: Int32
  ) throws(SystemFailure) -> Int32 {
    do throws(SystemFailure) {
      return try opened(systemOpen(path, flags))
    } catch {
      guard error.code == ENOENT else { throw error }
      // Another program may make a pipe meanwhile.
      return try opened(create(path, flags | O_CREAT | O_NONBLOCK, 0o644))
    }
  }

  /// Checks an open file, and closes it if it is refused.
  private static func checked(
    _ descriptor: Int32,
    _ check: () throws(SystemFailure) -> Void
  ) throws(SystemFailure) -> Int32 {
    do throws(SystemFailure) {
      try check()
    } catch {
      close(descriptor)
      throw error
    }
    return descriptor
  }

  private static func opened(_ descriptor: Int32) throws(SystemFailure) -> Int32 {
    guard descriptor >= 0 else { throw .last }
    return descriptor
  }

  private static func failure(of result: Int32) -> SystemFailure? { result == 0 ? nil : .last }
}

private func systemOpen(_ path: String, _ flags: Int32) -> Int32 { open(path, flags) }
private func systemOpen(_ path: String, _ flags: Int32, _ permissions: mode_t) -> Int32 {
  open(path, flags, permissions)
}
private func systemRename(_ old: String, _ new: String) -> Int32 { rename(old, new) }
