import PhoneDescription
import Platform
import Reports
import Scenarios

/// Writes a package beside an app's project, with the files of the app that build on Linux.
enum NewSwift {
  static func run(
    in place: String,
    belfry named: String?,
    _ console: inout Console
  ) throws(UsageError) -> ExitStatus {
    guard CurrentProcess.isOnLinux else {
      throw UsageError(
        "new --swift finds what builds on Linux; run it in a container of swift:6.3, as "
          + "Documentation/Reference/OnAMac.md shows"
      )
    }
    let folder = ProjectFolder(folder: place)
    guard !folder.has("Package.swift") else {
      throw UsageError(
        "'\(folder.path("Package.swift"))' exists, and new --swift writes it; in a package, let a "
          + "test target depend on BelfryTesting, as Documentation/Tutorial.md shows"
      )
    }
    let project = try AppProject(in: folder)
    let wanted = project.sources.filter { $0.isWanted }
    guard !wanted.isEmpty else {
      throw UsageError(
        "none of the \(project.sources.count) Swift files of \(project.file) imports "
          + "UserNotifications or CoreLocation or holds an app delegate; nothing was written"
      )
    }
    let belfry = try sources(named)
    for path in ["Package.swift", "PhoneTests/PhoneTests.swift", ".build/x"] {
      try folder.checkRoom(for: path)
    }
    guard Toolchain.isPresent else {
      throw UsageError("there is no swiftc; install Swift 6.3 or work in a container of swift:6.3")
    }
    for obstacle in project.obstacles { console.printError("\(obstacle.printable)\n") }
    console.print(
      "\(project.file): \(wanted.count) of \(project.sources.count) Swift files use notifications, "
        + "locations or an app delegate\n"
    )
    console.print("building Belfry's modules in \(folder.path(".build")), as `swift test` would\n")
    console.flush()
    do throws(SystemFailure) {
      let compiler = try ModuleCompiler(for: project, belfry: belfry, &console)
      var choice = SourceChoice(from: project) { files throws(SystemFailure) in
        try compiler.errors(in: files)
      }
      for (number, file) in wanted.enumerated() {
        console.showProgress("file \(number + 1) of \(wanted.count) · \(file.path.printable)")
        console.print(text(of: try choice.decide(on: file.path), for: file.path))
        console.flush()
      }
      return try finish(project, choice, belfry, &console)
    } catch {
      throw UsageError("\(error.message); nothing was written")
    }
  }

  private static func text(of outcome: SourceChoice.Outcome, for path: String) -> String {
    switch outcome {
    case .builds(with: []): "builds    \(path.printable)\n"
    case .builds(let others):
      "builds    \(path.printable)\n" + others.map { "    with  \($0.printable)\n" }.joined()
    case .leftOut(let reason):
      "left out  \(path.printable)\n          \(reason.printable)\n"
    }
  }

  private static func finish(
    _ project: AppProject,
    _ choice: SourceChoice,
    _ belfry: String,
    _ console: inout Console
  ) throws(SystemFailure) -> ExitStatus {
    guard !choice.files.isEmpty else {
      console.print(
        "no file builds here; move the code that schedules notifications into a file of its own, "
          + "without what is named above. Nothing was written.\n"
      )
      return .failed
    }
    let package = PhonePackage(
      project: project,
      sources: project.sources.filter { choice.files.contains($0.path) },
      belfry: project.folder.way(to: belfry)
    )
    do throws(UsageError) {
      for file in package.files {
        let exists = project.folder.has(file.path)
        if !exists { try project.folder.write(file) }
        console.print("\(exists ? "kept    " : "written ")  \(project.folder.path(file.path))\n")
      }
    } catch {
      throw SystemFailure(error.message)
    }
    if project.folder.has(".git"),
      !project.folder.text(of: ".gitignore").contains(text: ".build")
    {
      console.print("add .build to .gitignore: it holds what is built\n")
    }
    let place = project.folder.folder
    let test = ShellCommand("swift", "test")
    let next = place == "." ? test : test.adding("--package-path", ShellCommand.operand(place))
    console.print("next: \(next.text)\n")
    return .passed
  }

  /// Returns the folder of Belfry's sources.
  private static func sources(_ named: String?) throws(UsageError) -> String {
    guard let path = named ?? Toolchain.sources() else {
      throw UsageError("where Belfry's sources are is not known; write --belfry FOLDER")
    }
    guard Toolchain.isBelfry(path) else {
      throw UsageError("'\(path)' does not hold Belfry's sources; --belfry names their folder")
    }
    return path
  }
}
