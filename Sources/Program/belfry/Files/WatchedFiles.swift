import Platform

/// The paths that a run has checked, each with its earlier state.
final class WatchedFiles {
  /// The state of each path; nil for one that did not exist.
  private(set) var stamps: [String: FileStamp?] = [:]
  /// The files that a command line leads to, by the paths that were read for them.
  private var readers: [String: Set<String>] = [:]
  private var reader = ""

  /// The number of watched files that exist.
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

  /// Adds the notes about paths that were checked after these.
  func merge(_ other: WatchedFiles) {
    for (path, files) in other.readers { readers[path, default: []].formUnion(files) }
    for (path, stamp) in other.stamps where stamps[path] == nil { stamps[path] = .some(stamp) }
  }

  /// The paths whose state has changed since before they were read, in order.
  var changed: [String] {
    stamps.filter { FileStamp.of($0.key) != $0.value }.map { $0.key }.sorted()
  }

  /// Forgets the state of paths, because the files that need them are read again.
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
