/// The files that this process has read or written, by their identities.
///
/// A result never takes the place of one of them, whatever its path: a hard link, a symbolic link
/// or another spelling has the same identity.
package final class KnownFiles: @unchecked Sendable {
  /// The files of the process.
  package static let all = KnownFiles()

  /// A file, under the name by which it was first known.
  package struct File {
    /// The use of a file by the process.
    package enum Use { case read, written }

    /// The path in quotation marks, or the name of a stream.
    fileprivate let name: String
    package let use: Use

    /// The file in words, to follow "it is".
    package var words: String {
      switch use {
      case .read: "\(name), which this command reads"
      case .written: "\(name), which this command writes as well"
      }
    }
  }

  private let monitor = Monitor()
  private var files: [FileIdentity: File] = [:]

  /// Notes a file that was read or written, under the first path of each use.
  ///
  /// Reading takes precedence over writing: the system may give the number of a file that was
  /// written and removed to another file.
  package func note(_ identity: FileIdentity, _ path: String, _ use: File.Use) {
    note(identity, named: "'\(path)'", use)
  }

  /// Notes a file that was opened by another program, such as that of standard input.
  package func note(_ identity: FileIdentity, named name: String, _ use: File.Use) {
    monitor.sync {
      let isNews = use == .read && files[identity]?.use == .written
      if files[identity] == nil || isNews { files[identity] = File(name: name, use: use) }
    }
  }

  /// Returns the file with an identity; nil for one that this process has not touched.
  package func file(_ identity: FileIdentity) -> File? { monitor.sync { files[identity] } }

  /// Forgets a file that no longer exists: the system gives its number to another one.
  package func forget(_ identity: FileIdentity) { monitor.sync { files[identity] = nil } }

  /// Forgets all files, before everything is read again.
  package func forgetAll() { monitor.sync { files = [:] } }
}
