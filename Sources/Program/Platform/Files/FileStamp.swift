import SystemLibrary

/// The state of a path that changes when its file is written, replaced, removed or made.
package struct FileStamp: Equatable {
  private let device: UInt64
  private let number: UInt64
  private let size: Int
  private let seconds: Int
  private let nanoseconds: Int
  /// A Boolean value that indicates whether the path leads to a folder.
  package let isFolder: Bool

  /// Returns the stamp of the file that a path leads to; nil if it does not exist.
  package static func of(_ path: String) -> FileStamp? {
    var status = stat()
    guard stat(path, &status) == 0 else { return nil }
    #if os(Linux)
      let time = status.st_mtim
    #else
      let time = status.st_mtimespec
    #endif
    let isFolder = status.st_mode & S_IFMT == S_IFDIR
    return FileStamp(
      device: UInt64(truncatingIfNeeded: status.st_dev),
      number: UInt64(status.st_ino),
      // A folder is searched for files; what else changes in it has no effect.
      size: isFolder ? 0 : Int(status.st_size),
      seconds: isFolder ? 0 : Int(time.tv_sec),
      nanoseconds: isFolder ? 0 : Int(time.tv_nsec),
      isFolder: isFolder
    )
  }
}
