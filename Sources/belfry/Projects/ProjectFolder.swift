#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#elseif canImport(Darwin)
  import Darwin
#endif

/// The folder of a project, with the files that are read and written in it.
struct ProjectFolder {
  let folder: String

  /// The folder that paths of the command line start from.
  static func start(of path: String) -> ProjectFolder {
    ProjectFolder(folder: path.hasPrefix("/") ? "/" : ".")
  }

  /// Returns the text of a small file; empty if it cannot be read.
  func text(of path: String) -> String {
    let file = try? Stream.bytes(at: self.path(path), most: 1_000_000)
    return String(decoding: file?.bytes ?? [], as: UTF8.self)
  }

  func has(_ path: String) -> Bool { (try? FileStatus.ofLink(self.path(path))) != nil }

  func path(_ path: String) -> String {
    folder == "." ? path : folder.hasSuffix("/") ? folder + path : "\(folder)/\(path)"
  }

  /// Fails if a file cannot be made: a folder of it is something else, or may not be written to.
  func checkRoom(for path: String) throws(UsageError) {
    for parent in parents(of: path).reversed() {
      guard let status = try? FileStatus.of(parent) else { continue }
      guard status.kind == .folder else {
        throw UsageError(
          "'\(self.path(path))' cannot be written, as '\(parent)' is no folder; nothing was written"
        )
      }
      guard access(parent, W_OK | X_OK) == 0 else {
        throw UsageError(
          "'\(parent)' cannot be written to: \(SystemFailure.last.message); nothing was written"
        )
      }
      return
    }
  }

  func write(_ file: Starter.File) throws(UsageError) {
    let target = path(file.path)
    do throws(SystemFailure) {
      for parent in parents(of: file.path) where (try? FileStatus.of(parent)) == nil {
        guard mkdir(parent, 0o777) == 0 else { throw .last }
      }
      let replacement = try FileReplacement(target)
      replacement.write(file.text.utf8)
      try replacement.commit()
    } catch {
      throw UsageError("'\(target)' cannot be written: \(error.message)")
    }
  }

  /// Makes a folder in it.
  func makeFolder(_ path: String) throws(UsageError) {
    guard mkdir(self.path(path), 0o777) == 0 else {
      throw UsageError("'\(self.path(path))' cannot be made: \(SystemFailure.last.message)")
    }
  }

  /// Removes files and then the folders in which they were, the project's own last.
  func remove(_ files: [String]) {
    for file in files { unlink(path(file)) }
    for file in files {
      for parent in parents(of: file).reversed() { rmdir(parent) }
    }
  }

  /// The path that leads from this folder to another one: relative, where both have a folder in
  /// common.
  func way(to other: String) -> String {
    guard let here = realpath(folder, nil) else { return other }
    defer { free(here) }
    guard let there = realpath(other, nil) else { return other }
    defer { free(there) }
    let from = String(cString: here).split(separator: "/")
    let to = String(cString: there).split(separator: "/")
    let common = zip(from, to).prefix { $0 == $1 }.count
    guard common > 0 else { return "/" + to.joined(separator: "/") }
    let up = Array(repeating: ".."[...], count: from.count - common)
    let way = (up + to[common...]).joined(separator: "/")
    return way.isEmpty ? "." : way
  }

  /// The folders of a file, the outermost first; the project's own is the first.
  private func parents(of file: String) -> [String] {
    var parents = [folder]
    for part in file.split(separator: "/").dropLast() {
      let last = parents[parents.count - 1]
      parents.append(
        last == "." ? String(part) : last.hasSuffix("/") ? last + part : "\(last)/\(part)"
      )
    }
    return parents
  }
}
