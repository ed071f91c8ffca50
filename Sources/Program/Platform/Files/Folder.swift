import SystemLibrary

/// The contents of a folder.
package enum Folder {
  /// A name in a folder.
  package struct Entry {
    package let name: String
    /// A Boolean value that indicates whether the name is UTF-8; any other name is unusable as a
    /// path.
    package let isText: Bool
    /// A Boolean value that indicates whether the system reports the entry as a folder.
    package let isFolder: Bool
  }

  /// Returns the entries of a folder, in no order.
  package static func entries(of folder: String) throws(SystemFailure) -> [Entry] {
    guard let stream = opendir(folder) else { throw .last }
    defer { closedir(stream) }
    var entries: [Entry] = []
    while let entry = readdir(stream) {
      let isFolder = entry.pointee.d_type == UInt8(DT_DIR)
      let bytes = entry.nameBytes
      let text = String(validating: bytes, as: UTF8.self)
      entries.append(
        Entry(
          name: text ?? String(decoding: bytes, as: UTF8.self),
          isText: text != nil,
          isFolder: isFolder
        )
      )
    }
    return entries.filter { $0.name != "." && $0.name != ".." }
  }

  /// Checks that files can be created in a folder.
  package static func checkRoom(in folder: String) throws(SystemFailure) {
    guard access(folder, W_OK | X_OK) == 0 else { throw .last }
  }
}

extension UnsafeMutablePointer<dirent> {
  /// The name of an entry of a folder, up to its zero.
  fileprivate var nameBytes: [UInt8] {
    // In place: the system gives an entry no more bytes than its name needs.
    withUnsafeMutablePointer(to: &pointee.d_name) {
      let start = UnsafeRawPointer($0).assumingMemoryBound(to: UInt8.self)
      var count = 0
      while start[count] != 0 { count += 1 }
      return Array(UnsafeBufferPointer(start: start, count: count))
    }
  }
}
