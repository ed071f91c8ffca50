import PhoneDescription
import Platform
import Reports
import Scenarios

/// Writes the files with which a project starts.
enum New: Subcommand {
  static let name = "new"
  static let operands = "[FOLDER]"
  static let summary = "write a first scenario, and a job for CI"

  static var discussion: String {
    """
    It writes scenarios/first.scenario, scenarios/belfry.facts and, in a project for GitHub or
    GitLab, a CI job. A file that exists stays as it is. The status is 0, or 2 if a file cannot
    be written; then nothing is written.

    With --swift it writes a Package.swift and a test beside the Xcode project of an app. It
    type-checks the files that import UserNotifications or CoreLocation or hold an app delegate:
    those that build on Linux are the package's, where they are. For each other one it says what
    is missing. The status is 1 if no file builds.
    """
  }

  /// The values of the command line.
  struct Options: CommandOptions {
    let folder: String
    let isForSwift: Bool
    /// The folder of Belfry's sources; nil where it is not named.
    let belfry: String?

    init(_ flags: inout FlagReader) {
      folder = flags.operands.first ?? "."
      isForSwift = flags.has(
        "--swift",
        "test the Swift files of an app that exists, where they are"
      )
      belfry = flags.value(
        "--belfry",
        "FOLDER",
        "with --swift: the folder of Belfry's sources",
        as: .path(.input)
      )
      let count = flags.operands.count
      if count > 1 {
        flags.refuse(UsageError("new takes one folder, not \(count); name the project's"))
      }
    }
  }

  static func run(
    _ options: Options,
    _ console: inout Console
  ) throws(UsageError) -> ExitStatus {
    let folder = options.folder
    switch (try? FileStatus.of(folder))?.kind {
    case .folder: break
    case nil:
      throw UsageError("there is no folder '\(folder)'; make it first, or leave the name out")
    case let kind?:
      throw UsageError(
        "'\(folder)' is \(kind.words), not a folder; name a folder, or leave the name out"
      )
    }
    if options.isForSwift {
      return try NewSwift.run(in: folder, belfry: options.belfry, &console)
    }
    guard options.belfry == nil else { throw UsageError("--belfry is for new --swift") }
    let project = ProjectFolder(folder: folder)
    let files = project.files
    let missing = files.filter { !project.has($0.path) }
    for file in files { try project.checkKept(file.path) }
    // All are checked before any is written.
    for file in missing { try project.checkRoom(for: file.path) }
    for file in missing { try project.write(file) }
    let width = files.map { $0.path.count }.max() ?? 0
    for file in files {
      let padding = String(repeating: " ", count: width - file.path.count)
      let result = missing.contains(file) ? "written" : "kept, as it exists"
      console.print("\(file.path)\(padding)  \(result)\n")
      if missing.contains(file), let note = file.note { console.print("  \(note)\n") }
    }
    if project.hasScenarios { console.print("scenarios/ has scenarios; none was added\n") }
    let next = ShellCommand.belfry("run", operand: project.path("scenarios"))
    console.print("next: \(next.text)\n")
    return .passed
  }
}

extension ProjectFolder {
  /// The files that the project needs.
  fileprivate var files: [Starter.File] {
    var files = hasScenarios ? [Starter.facts] : [Starter.first, Starter.facts]
    if let host { files.append(Starter.job(on: host, hasPipeline: hasPipeline)) }
    return files
  }

  /// Indicates whether the project has scenarios, other than the first one of this command.
  fileprivate var hasScenarios: Bool {
    guard !has(Starter.first.path), has("scenarios") else { return false }
    return !FolderSearch(path("scenarios"), endings: [".scenario"]).paths.isEmpty
  }

  /// The host of the project, as its files name it.
  private var host: Starter.Host? {
    if has(".gitlab-ci.yml") { return .gitLab }
    if has(".github") { return .gitHub }
    let text = text(of: ".git/config")
    if text.contains(text: "gitlab") { return .gitLab }
    return text.contains(text: "github.com") ? .gitHub : nil
  }

  /// Indicates whether a GitLab project has a pipeline that does not run Belfry yet.
  private var hasPipeline: Bool {
    has(".gitlab-ci.yml") && !text(of: ".gitlab-ci.yml").contains(text: "belfry run")
  }
}
