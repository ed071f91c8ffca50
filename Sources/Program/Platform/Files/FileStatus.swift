import SystemLibrary

/// The identity of a file, which is the same under every spelling of its path.
package struct FileIdentity: Hashable {
  package let device: UInt64
  package let number: UInt64
}

/// The properties of a file that the operating system keeps.
///
/// Foundation looks up the name of the owner as well, which loads a name service: a static program
/// ends with a segmentation fault there.
package struct FileStatus {
  package enum Kind: Equatable {
    case file, folder, link, pipe, socket, device

    /// The kind with its article.
    package var words: String {
      switch self {
      case .file: "a file"
      case .folder: "a folder"
      case .link: "a link"
      case .pipe: "a pipe"
      case .socket: "a socket"
      case .device: "a device"
      }
    }
  }

  package let kind: Kind
  package let identity: FileIdentity
  /// The size in bytes.
  package let size: Int
  let owner: uid_t
  let group: gid_t
  /// The permissions, without the kind.
  let permissions: mode_t
  /// The number of names the file has; zero for one that was removed.
  let names: Int

  /// Returns the status of the file that a path leads to.
  package static func of(_ path: String) throws(SystemFailure) -> FileStatus {
    var status = stat()
    guard stat(path, &status) == 0 else { throw .last }
    return FileStatus(status)
  }

  /// Returns the status of the file that a path names, even if that file is a link.
  package static func ofLink(_ path: String) throws(SystemFailure) -> FileStatus {
    var status = stat()
    guard lstat(path, &status) == 0 else { throw .last }
    return FileStatus(status)
  }

  /// Returns the status of an open file.
  package static func of(descriptor: Int32) throws(SystemFailure) -> FileStatus {
    var status = stat()
    guard fstat(descriptor, &status) == 0 else { throw .last }
    return FileStatus(status)
  }

  private init(_ status: stat) {
    switch status.st_mode & S_IFMT {
    case S_IFREG: kind = .file
    case S_IFDIR: kind = .folder
    case S_IFLNK: kind = .link
    case S_IFIFO: kind = .pipe
    case S_IFSOCK: kind = .socket
    default: kind = .device
    }
    identity = FileIdentity(
      device: UInt64(truncatingIfNeeded: status.st_dev),
      number: UInt64(status.st_ino)
    )
    size = Int(status.st_size)
    owner = status.st_uid
    group = status.st_gid
    permissions = status.st_mode & 0o7777
    names = Int(status.st_nlink)
  }
}
