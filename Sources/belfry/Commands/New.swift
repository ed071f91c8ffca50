#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#elseif canImport(Darwin)
  import Darwin
#endif

/// Writes the files with which a project starts.
enum New {
  static let command = Command(
    name: "new",
    operands: "[FOLDER]",
    summary: "write a first scenario, and a job for CI",
    discussion: """
      It writes scenarios/first.scenario, scenarios/belfry.facts and, in a project for GitHub or
      GitLab, a CI job. A file that exists stays as it is. The status is 0, or 2 if a file cannot
      be written; then nothing is written.
      """,
    flags: [],
    run: run
  )

  @Sendable private static func run(
    _ arguments: Arguments,
    _ console: inout Console
  ) throws(UsageError) -> ExitStatus {
    guard arguments.operands.count < 2 else {
      throw UsageError("new takes one folder, not \(arguments.operands.count); name the project's")
    }
    let folder = arguments.operands.first ?? "."
    guard (try? FileStatus.of(folder))?.kind == .folder else {
      throw UsageError("there is no folder '\(folder)'; make it first, or leave the name out")
    }
    let project = Project(folder: folder)
    let files = project.files
    let missing = files.filter { !project.has($0.path) }
    // All are checked before any is written.
    for file in missing { try project.checkRoom(for: file.path) }
    for file in missing { try project.write(file) }
    let width = files.map(\.path.count).max() ?? 0
    for file in files {
      let padding = String(repeating: " ", count: width - file.path.count)
      let result = missing.contains(file) ? "written" : "kept, as it exists"
      console.print("\(file.path)\(padding)  \(result)\n")
      if missing.contains(file), let note = file.note { console.print("  \(note)\n") }
    }
    if project.hasScenarios { console.print("scenarios/ has scenarios; none was added\n") }
    let place = project.path("scenarios")
    let isPlain = place.utf8.allSatisfy { "/._-".utf8.contains($0) || $0.isPlain }
    console.print("next: belfry run \(isPlain ? place : "'\(place)'")\n")
    return .passed
  }
}

extension UInt8 {
  /// Indicates whether a shell takes the byte as it is: a letter or a digit.
  fileprivate var isPlain: Bool {
    switch self {
    case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
      UInt8(ascii: "0")...UInt8(ascii: "9"):
      true
    default: false
    }
  }
}

/// The folder of a project.
private struct Project {
  let folder: String

  /// The files that the project needs.
  var files: [Starter.File] {
    var files = hasScenarios ? [Starter.facts] : [Starter.first, Starter.facts]
    if let host { files.append(Starter.job(on: host, hasPipeline: hasPipeline)) }
    return files
  }

  /// Indicates whether the project has scenarios, other than the first one of this command.
  var hasScenarios: Bool {
    guard !has(Starter.first.path), has("scenarios") else { return false }
    return !FolderSearch(path("scenarios"), endings: [".scenario"]).paths.isEmpty
  }

  /// The host of the project, as its files name it.
  private var host: Starter.Host? {
    if has(".gitlab-ci.yml") { return .gitLab }
    if has(".github") { return .gitHub }
    let text = text(of: ".git/config")
    if text.contains("gitlab") { return .gitLab }
    return text.contains("github.com") ? .gitHub : nil
  }

  /// Indicates whether a GitLab project has a pipeline that does not run Belfry yet.
  private var hasPipeline: Bool {
    has(".gitlab-ci.yml") && !text(of: ".gitlab-ci.yml").contains("belfry run")
  }

  /// Returns the text of a small file; empty if it cannot be read.
  private func text(of path: String) -> String {
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
