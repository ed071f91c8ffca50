#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#elseif canImport(Darwin)
  import Darwin
#endif

/// The state of a path that changes when its file is written, replaced, removed or made.
struct FileStamp: Equatable {
  private let device: UInt64
  private let number: UInt64
  private let size: Int
  private let seconds: Int
  private let nanoseconds: Int
  /// A Boolean value that indicates whether it is a folder.
  let isFolder: Bool

  /// Returns the stamp of the file that a path leads to; nil if it does not exist.
  static func of(_ path: String) -> FileStamp? {
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

/// The paths that a run has looked at, each with its state before that.
final class WatchedFiles {
  /// The state of each path; nil for one that did not exist.
  private(set) var stamps: [String: FileStamp?] = [:]
  /// The files that a command line leads to, by the paths that were read for them.
  private var readers: [String: Set<String>] = [:]
  private var reader = ""

  /// The number of files among them that exist.
  var count: Int { stamps.values.count { $0?.isFolder == false } }

  /// Begins with a file that the command line leads to.
  func begin(_ path: String) {
    reader = path
    note(path)
  }

  /// Notes a path that is about to be read for the file.
  func note(_ path: String) {
    readers[path, default: []].insert(reader)
    if stamps[path] == nil { stamps[path] = .some(FileStamp.of(path)) }
  }

  /// Adds the notes about paths that were looked at after these.
  func merge(_ other: WatchedFiles) {
    readers.merge(other.readers) { $0.union($1) }
    stamps.merge(other.stamps) { earlier, _ in earlier }
  }

  /// The paths whose state is another one than before they were read, in order.
  var changed: [String] {
    stamps.filter { FileStamp.of($0.key) != $0.value }.map(\.key).sorted()
  }

  /// Forgets the state of paths, as their readers read them again.
  ///
  /// - Returns: The files that the paths were read for.
  func forget(_ paths: [String]) -> Set<String> {
    var files: Set<String> = []
    for path in paths {
      files.formUnion(readers[path] ?? [])
      stamps[path] = nil
      readers[path] = nil
    }
    return files
  }
}
