import Platform
import Scenarios

/// The reason why a path cannot be read, and the exit status for it.
struct PathError: Error {
  let path: String
  /// The sentence that says what is wrong.
  let problem: String
  /// The text to write or the question to ask, if there is one.
  var help: String?
  let status: ExitStatus

  /// The problem and the help, as one line.
  var message: String { help.map { "\(problem); \($0)" } ?? problem }

  /// Creates the error of a command line that names a path that does not exist.
  static func usage(_ path: String, _ problem: String, help: String? = nil) -> PathError {
    PathError(path: path, problem: problem, help: help, status: .usage)
  }

  /// Creates the error of a path that exists but cannot be read, or that holds no script.
  static func unreadable(_ path: String, _ problem: String, help: String? = nil) -> PathError {
    PathError(path: path, problem: problem, help: help, status: .unreadable)
  }

  /// Returns a failure of the system in words that contain the remedy.
  ///
  /// - Parameters:
  ///   - failure: The failure.
  ///   - path: The path that it is about.
  ///   - noun: The kind of thing that the path was meant to name.
  static func failure(
    _ failure: SystemFailure,
    at path: String,
    _ noun: String = "file or folder"
  ) -> PathError {
    switch failure.kind {
    case .notFound:
      if let destination = try? Link.destination(of: path) {
        return .usage(path, "'\(path)' is a link to '\(destination)', which does not exist")
      }
      guard !path.contains("\u{FFFD}") else {
        return .usage(path, "there is no \(noun) '\(path)'", help: "is its name UTF-8?")
      }
      // The folder that is read without a name.
      let help = path == "scenarios" ? "belfry new writes a first scenario" : nil
      return .usage(path, "there is no \(noun) '\(path)'", help: ScriptFiles.nearby(path) ?? help)
    case .notFolder:
      let file = path.parents.first { (try? FileStatus.of($0)) != nil } ?? path
      return .usage(path, "there is no '\(path)', as '\(file)' is a file, not a folder")
    case .linksInCircle:
      return .unreadable(path, "'\(path)' cannot be read: its links lead in a circle")
    case .nameTooLong:
      let start = path.count > 60 ? path.prefix(60) + "…" : path[...]
      return .usage(path, "the path '\(start)' is too long, with \(path.utf8.count) bytes")
    case .notAllowed:
      return .unreadable(path, "'\(path)' cannot be read", help: "are you allowed to?")
    case .isFolder:
      return .unreadable(path, "'\(path)' is a folder, not a file")
    case .other:
      return .unreadable(path, "'\(path)' cannot be read: \(failure.problem)", help: failure.help)
    }
  }

  /// The same error for a path that no command line names.
  var found: PathError { .unreadable(path, problem, help: help) }
}

extension String {
  /// The paths of the folders that a path leads through, the last one first.
  fileprivate var parents: [String] {
    indices.filter { self[$0] == "/" && $0 > startIndex }.reversed().map { String(self[..<$0]) }
  }
}
