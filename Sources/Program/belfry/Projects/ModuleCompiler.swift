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
  init(for project: AppProject, belfry: String) throws(SystemFailure) {
    self.project = project
    let build = project.folder.path(".build")
    try Self.build(into: build, project, belfry)
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
    _ belfry: String
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
    let result = try Toolchain.run([
      "swift", "build", "--build-tests", "--package-path", folder.folder, "--scratch-path", build,
    ])
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
