import FoundationEssentials

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#elseif canImport(Darwin)
  import Darwin
#endif

/// Puts a text in the place of a file's, in one step: at any time one of both is there, and whole.
enum FileReplacement {
  /// Replaces the text of a file, or says why not; where the path is a link, that of its target.
  ///
  /// - Parameters:
  ///   - path: The file.
  ///   - old: The text it was read as; if another one is there by now, it stays.
  ///   - new: The text that is to be there.
  static func replace(_ path: String, _ old: [UInt8], with new: [UInt8]) -> String? {
    guard let resolved = realpath(path, nil) else { return reason }
    defer { free(resolved) }
    let target = String(cString: resolved)
    var status = stat()
    guard stat(target, &status) == 0 else { return reason }
    // Whoever may do everything is asked to respect the sign all the same.
    guard status.st_mode & 0o222 != 0 else { return "it is read-only" }
    guard access(target, W_OK) == 0 else { return reason }

    let folder = target[...(target.lastIndex(of: "/") ?? target.startIndex)]
    let scratch = "\(folder).belfry-\(getpid()).tmp"
    let descriptor = open(scratch, O_WRONLY | O_CREAT | O_EXCL, 0o600)
    guard descriptor >= 0 else { return reason }
    if let failure = fill(descriptor, with: new, like: status) {
      unlink(scratch)
      return failure
    }
    let present = FileManager.default.contents(atPath: target).map { [UInt8]($0) }
    guard present == old else {
      unlink(scratch)
      return present == new ? nil : "somebody else has changed it meanwhile"
    }
    guard rename(scratch, target) == 0 else {
      let failure = reason
      unlink(scratch)
      return failure
    }
    return nil
  }

  /// Writes a new file with the owner and the permissions of another.
  private static func fill(
    _ descriptor: Int32,
    with bytes: [UInt8],
    like status: stat
  ) -> String? {
    // Who is not allowed to give files away keeps it.
    if status.st_uid != geteuid() || status.st_gid != getegid() {
      _ = fchown(descriptor, status.st_uid, status.st_gid)
    }
    var failure = fchmod(descriptor, status.st_mode & 0o7777) == 0 ? nil : reason
    failure = failure ?? Console.write(bytes, to: descriptor)
    if failure == nil, fsync(descriptor) != 0 { failure = reason }
    if close(descriptor) != 0, failure == nil { failure = reason }
    return failure
  }

  private static var reason: String { String(cString: strerror(errno)) }
}
