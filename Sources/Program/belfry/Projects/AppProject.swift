import PhoneDescription
import Platform
import Scenarios

/// A project of an app that exists: its name, its Swift files and the settings they build with.
struct AppProject {
  let folder: ProjectFolder
  /// The file that makes the folder a project, such as `MyApp.xcodeproj`.
  let file: String
  /// The name of the app.
  let name: String
  /// The text of the project's file, in which its settings are.
  private let text: String
  /// The app's Swift files, by their paths in the project's folder.
  let sources: [SourceFile]
  /// The files that cannot be read, as sentences.
  let obstacles: [String]

  /// A Swift file of the app.
  struct SourceFile: Equatable {
    let path: String
    let content: SwiftScanner

    static func == (one: SourceFile, other: SourceFile) -> Bool { one.path == other.path }
  }

  /// Finds the project in a folder.
  ///
  /// - Throws: An error that names the folder of a project, if one is near.
  init(in folder: ProjectFolder) throws(UsageError) {
    self.folder = folder
    let names: [String]
    do throws(SystemFailure) {
      names = try Folder.entries(of: folder.folder).filter { $0.isText }.map { $0.name }.sorted()
    } catch {
      throw UsageError("'\(folder.folder)' cannot be read: \(error.message)")
    }
    guard let file = Self.projectFile(among: names) else {
      throw UsageError(Self.advice(folder, names))
    }
    self.file = file
    let isXcode = file.hasSuffix(Self.ending)
    text = folder.text(of: isXcode ? file + "/project.pbxproj" : file)
    let written = isXcode ? nil : Self.name(in: text, ofTuist: file == "Project.swift")
    name =
      written ?? String((names.first { $0.hasSuffix(Self.ending) } ?? "App").prefix { $0 != "." })
    (sources, obstacles) = Self.sources(in: folder)
  }

  private static let ending = ".xcodeproj"

  /// Returns the file of a project; the input of a generator is preferred to its output.
  private static func projectFile(among names: [String]) -> String? {
    ["Project.swift", "project.yml", "project.yaml"].first(where: names.contains)
      ?? names.first { $0.hasSuffix(ending) }
  }

  private static func advice(_ folder: ProjectFolder, _ names: [String]) -> String {
    let below = names.filter { name in
      guard let entries = try? Folder.entries(of: folder.path(name)) else { return false }
      return projectFile(among: entries.map { $0.name }) != nil
    }
    let place = folder.folder == "." ? "this folder" : "'\(folder.folder)'"
    let lacks = "\(place) has no Xcode project, project.yml or Project.swift"
    guard let first = below.first else {
      return "\(lacks); name the folder that has one: belfry new --swift FOLDER"
    }
    let command = ShellCommand.belfry("new", "--swift", operand: folder.path(first))
    return "\(lacks), but '\(folder.path(first))' does: \(command.text)"
  }

  /// The name that XcodeGen or Tuist gives a project.
  private static func name(in text: String, ofTuist: Bool) -> String? {
    let lines = text.split(whereSeparator: { $0.isNewline })
    let line =
      ofTuist
      ? lines.drop { !$0.contains(text: "Project(") }.first { $0.contains(text: "name:") }
      : lines.first { $0.hasPrefix("name:") }
    guard let line, let start = line.place(of: "name:")?.upperBound else { return nil }
    let value = line[start...].drop { " \"'".contains($0) }
    let name = value.prefix { !"\"'#,)".contains($0) }
    return name.isEmpty ? nil : String(name.reversed().drop { $0 == " " }.reversed())
  }

  /// Returns a build setting of the project.
  ///
  /// - Parameter name: The name of the setting, such as `SWIFT_VERSION`.
  /// - Returns: The first value that the project's file gives it; nil if it gives none.
  func setting(_ name: String) -> String? {
    for line in text.split(whereSeparator: { $0.isNewline }) {
      guard let end = line.place(of: name)?.upperBound, !line[end...].hasPrefix("_") else {
        continue
      }
      let value = line[end...].drop { " \"':=".contains($0) }
      return String(value.prefix { !" \"';,)]".contains($0) })
    }
    return nil
  }

  /// The name of the module: letters, digits and underscores, as Xcode makes it.
  var module: String {
    let letters = name.unicodeScalars.map { scalar in
      scalar.properties.isAlphabetic || ("0"..."9").contains(scalar) ? Character(scalar) : "_"
    }
    return (letters.first?.isNumber == true ? "_" : "") + String(letters)
  }

  /// Returns the provider of a module that neither Swift nor Belfry has, if the project names one.
  func provider(of module: String) -> String? {
    let pods = folder.text(of: "Podfile").split(whereSeparator: { $0.isNewline })
    let isPod = pods.contains { line in
      guard let start = line.place(of: "pod ")?.upperBound else { return false }
      let pod = line[start...].drop { " \"'".contains($0) }.prefix { !"\"'/".contains($0) }
      return !pod.isEmpty && module.hasPrefix(pod)
    }
    if isPod { return "is a pod" }
    if sources.contains(where: {
      $0.path.split(separator: "/").dropLast().contains { $0 == module }
    }) {
      return "is a module of this project: give it a target in Package.swift"
    }
    return text.contains(text: "= \(module);") || text.contains(text: "product: \(module)")
      || text.contains(text: "\"\(module)\"") ? "is a package" : nil
  }
}

extension AppProject {
  /// The folders that hold no source of an app.
  private static let foreign: Set<String> = [
    "Build", "Carthage", "DerivedData", "Pods", "SourcePackages", "Tuist", "build", "fastlane",
    "node_modules",
  ]

  private static func sources(in folder: ProjectFolder) -> ([SourceFile], [String]) {
    let base = folder.folder
    let search = FolderSearch(base, endings: [".swift"])
    var obstacles = search.obstacles.map { $0.message }
    var sources: [SourceFile] = []
    let packages = search.paths.filter { $0.hasSuffix("/Package.swift") }.map { $0.dropLast(13) }
    for path in search.paths {
      let inner = String(path.dropFirst(base.count).drop { $0 == "/" })
      let parts = inner.split(separator: "/")
      let isOfApp =
        !["Package.swift", "Project.swift", "Workspace.swift", "Tuist.swift"].contains(inner)
        && !parts.dropLast().contains { foreign.contains(String($0)) || $0.hasSuffix("Tests") }
        && !packages.contains { $0.count > base.count && path.hasPrefix($0) }
        && !parts.contains { $0.hasSuffix(".playground") }
      guard isOfApp else { continue }
      do throws(SystemFailure) {
        let bytes = try Stream.bytes(at: path, most: 10_000_000).bytes
        guard let text = String(validating: bytes, as: UTF8.self) else {
          throw SystemFailure("it is not UTF-8")
        }
        let content = SwiftScanner(text)
        // A test in the app's folder is not the app's.
        guard content.imports.isDisjoint(with: ["Testing", "XCTest"]) else { continue }
        sources.append(SourceFile(path: inner, content: content))
      } catch {
        obstacles.append("'\(inner)' cannot be read: \(error.message)")
      }
    }
    return (sources, obstacles)
  }
}

extension AppProject.SourceFile {
  /// Indicates whether a test on the phone needs the file: it uses notifications or locations, or
  /// holds an app delegate.
  var isWanted: Bool {
    !content.imports.isDisjoint(with: ["CoreLocation", "UserNotifications"])
      || !content.words.isDisjoint(with: ["UIApplicationDelegate", "UIApplicationDelegateAdaptor"])
  }
}
