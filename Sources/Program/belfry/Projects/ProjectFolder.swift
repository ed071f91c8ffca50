import Platform

/// The folder of a project, with the files that are read and written in it.
struct ProjectFolder {
  let folder: String
  /// The folder outside of which nothing is written, even behind a link; nil if the user names the
  /// path.
  var bound: String?

  /// Creates the folder of a project; no link in it may lead out of it.
  init(folder: String) {
    self.folder = folder
    bound = folder
  }

  /// Returns the folder from which paths of the command line start.
  static func start(of path: String) -> ProjectFolder {
    var start = ProjectFolder(folder: path.hasPrefix("/") ? "/" : ".")
    start.bound = nil
    return start
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

  /// Fails if something other than a file has the path of a file that would be kept.
  func checkKept(_ path: String) throws(UsageError) {
    let path = self.path(path)
    guard let kind = (try? FileStatus.of(path))?.kind, kind != .file else { return }
    throw UsageError(
      "'\(path)' is \(kind.words), not a file; remove it, or give it another name; nothing was "
        + "written"
    )
  }

  /// Fails if a file cannot be made: a folder of it is something else, or may not be written to.
  func checkRoom(for path: String) throws(UsageError) {
    if let failure = strayness(of: path) {
      throw UsageError(
        "'\(self.path(path))' cannot be written: \(failure.message); nothing was written"
      )
    }
    for parent in parents(of: path).reversed() {
      guard let status = (try? FileStatus.of(parent)) ?? (try? FileStatus.ofLink(parent)) else {
        continue
      }
      guard status.kind == .folder else {
        throw UsageError(
          "'\(self.path(path))' cannot be written, as '\(parent)' is no folder; nothing was written"
        )
      }
      do throws(SystemFailure) {
        try Folder.checkRoom(in: parent)
      } catch {
        throw UsageError(
          "'\(parent)' cannot be written to: \(error.message); nothing was written"
        )
      }
      return
    }
  }

  /// Returns the reason why a path of the project is outside of it; nil if it is within.
  private func strayness(of path: String) -> SystemFailure? {
    guard let bound else { return nil }
    let real = RealPath(self.path(path))
    guard !real.isWithin(RealPath(bound)) else { return nil }
    return SystemFailure(
      "a link leads to '\(real.text)', outside of '\(bound)'",
      help: "remove the link"
    )
  }

  /// Writes a file, and creates the folders that it is in.
  func write(
    _ file: Starter.File,
    for purpose: WritePurpose = .starter(instead: "remove it")
  ) throws(UsageError) {
    let target = path(file.path)
    do throws(SystemFailure) {
      if let failure = strayness(of: file.path) { throw failure }
      for parent in parents(of: file.path) where (try? FileStatus.of(parent)) == nil {
        try FileWriter.makeFolder(parent)
      }
      let replacement = try FileReplacement(target, for: purpose)
      replacement.write(file.text.utf8)
      try replacement.commit()
    } catch {
      throw UsageError("'\(target)' cannot be written: \(error.message)")
    }
  }

  /// Makes a folder in the project's folder.
  func makeFolder(_ path: String) throws(UsageError) {
    do throws(SystemFailure) {
      try FileWriter.makeFolder(self.path(path))
    } catch {
      throw UsageError("'\(self.path(path))' cannot be made: \(error.message)")
    }
  }

  /// Removes files and then the folders in which they were, the project's own last.
  func remove(_ files: [String]) {
    for file in files { FileWriter.remove(path(file)) }
    for file in files {
      for parent in parents(of: file).reversed() { FileWriter.removeFolder(parent) }
    }
  }

  /// Returns the path from this folder to another one: relative, if both have a folder in common.
  func way(to other: String) -> String {
    RealPath(other).spelled(from: RealPath(folder))
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
