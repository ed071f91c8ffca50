import Platform

/// The compiler, with the modules that an app's files import on Linux.
struct ModuleCompiler {
  private let project: AppProject
  private let words: [String]

  /// Builds the modules in the project's `.build`, where its own package then finds them.
  ///
  /// - Parameters:
  ///   - project: The project of the app.
  ///   - belfry: The folder of Belfry's sources.
  ///   - console: The console that shows the progress of the build.
  init(
    for project: AppProject,
    belfry: String,
    _ console: inout Console
  ) throws(SystemFailure) {
    self.project = project
    let build = project.folder.path(".build")
    try Self.build(into: build, project, belfry, &console)
    let modules = build + "/debug"
    var words = ["swiftc", "-typecheck", "-diagnostic-style", "llvm", "-no-color-diagnostics"]
    words += ["-module-name", project.module, "-parse-as-library", "-enable-testing", "-Onone"]
    words += ["-I", modules + "/Modules"]
    for headers in ["DropIns/ClassInitializers", "Phone/WrittenReasons", "AppleNames/OSSubmodules"]
    {
      words += ["-I", "\(belfry)/Sources/\(headers)/include"]
    }
    words += ["-load-plugin-executable", modules + "/PreviewMacros-tool#PreviewMacros"]
    self.words = words + PhonePackage.settings(of: project).flatMap { $0.flags }
  }

  /// Builds a package with the same modules as the project's own package, so that they are built
  /// once.
  private static func build(
    into build: String,
    _ project: AppProject,
    _ belfry: String,
    _ console: inout Console
  ) throws(SystemFailure) {
    var folder = ProjectFolder(folder: build + "/belfry-modules")
    folder.bound = project.folder.folder
    let probe = PhonePackage.probe(belfry: RealPath(belfry).text)
    do throws(UsageError) {
      if !project.folder.has(".build") { try project.folder.makeFolder(".build") }
      for file in probe { try folder.write(file, for: .result(instead: "remove it")) }
    } catch {
      throw SystemFailure(error.message)
    }
    defer { folder.remove(probe.map { $0.path }) }
    var progress = BuildProgress()
    console.showProgress(progress.line)
    let words = ["swift", "build", "--build-tests", "--package-path", folder.folder]
    let result = try Toolchain.run(words + ["--scratch-path", build]) { piece in
      progress.read(piece)
      console.showProgress(progress.line)
    }
    guard result.status == 0 else {
      let errors = CompilerError.errors(in: result.text).map { $0.message }
      let last = result.text.split(whereSeparator: { $0.isNewline }).last.map(String.init)
      throw SystemFailure(
        "Belfry's modules do not build: \(errors.first ?? last ?? "swift build failed")"
      )
    }
  }

  /// Type-checks files of the project as one module.
  ///
  /// - Parameter files: Their paths in the project's folder.
  /// - Returns: The errors, with such paths; none if the files build.
  func errors(in files: Set<String>) throws(SystemFailure) -> [CompilerError] {
    let paths = files.sorted().map(project.folder.path)
    let result = try Toolchain.run(words + ["--"] + paths)
    let prefix = project.folder.path("")
    let errors = CompilerError.errors(in: result.text).map { error in
      CompilerError(
        file: error.file.hasPrefix(prefix)
          ? String(error.file.dropFirst(prefix.count)) : error.file,
        line: error.line,
        message: error.message
      )
    }
    guard result.status == 0 || !errors.isEmpty else {
      throw SystemFailure("swiftc failed: \(result.text.prefix(300))")
    }
    return errors
  }
}

/// The steps of a build, as SwiftPM prints them: `[12/345] Compiling …`.
struct BuildProgress {
  private let estimate = Estimate()
  /// The numbers of the last step; nil before the first one.
  private var step: (done: Int, all: Int)?
  /// The end of a piece that is not a whole line.
  private var rest: [UInt8] = []

  /// Reads a piece of the output of the build.
  mutating func read(_ piece: some Sequence<UInt8>) {
    rest += piece
    while let end = rest.firstIndex(where: { $0 == UInt8(ascii: "\n") }) {
      let line = rest[..<end]
      let counts = line.drop { $0 == UInt8(ascii: "[") }.prefix { $0 != UInt8(ascii: "]") }
      let words = String(decoding: counts, as: UTF8.self).split(separator: "/")
      if line.first == UInt8(ascii: "["), words.count == 2, let done = Int(words[0]),
        let all = Int(words[1])
      {
        step = (done, all)
      }
      rest.removeFirst(end + 1)
    }
  }

  /// The progress in words, with the minutes so far.
  var line: String {
    let seconds = Int(estimate.seconds)
    let time = seconds < 60 ? "\(seconds) s" : "\(seconds / 60) min \(seconds % 60) s"
    let steps = step.map { "step \($0.done) of \($0.all), " } ?? ""
    return "building Belfry's modules: \(steps)\(time) so far; a first build takes minutes"
  }
}
