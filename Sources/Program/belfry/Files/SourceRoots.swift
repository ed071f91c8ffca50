import PhoneDescription
import Platform

/// The folders within which files are read that scripts and pages name, or to which a link in a
/// folder leads.
///
/// A script from a stranger can name any path, and its mistakes are printed with its lines. So the
/// links of a path are followed before it is compared, and names that begin with a dot are left
/// out, as in the search of a folder.
final class SourceRoots: @unchecked Sendable {
  /// Returns the names of the folders.
  private let names: @Sendable () -> [String]
  /// The folders without links, and as the command line has them.
  ///
  /// They are found at the first question about a path, because most scripts name no file.
  private var folders: [(real: RealPath, name: String)]?
  /// The flags that make another run read scripts in the same way; none by default.
  let flags: [String]
  private let monitor = Monitor()
  /// The answers so far, because most scripts of a folder include the same files.
  private var known: [String: SystemFailure?] = [:]

  /// Creates the roots; without any, all files are read.
  init(_ names: @escaping @autoclosure @Sendable () -> [String], flags: [String] = []) {
    self.names = names
    self.flags = flags
  }

  /// Returns the problem with a path; nil if the path leads into one of the folders.
  func problem(with path: String) -> SystemFailure? {
    let (folders, known) = monitor.sync { (resolved(), self.known[path]) }
    guard !folders.isEmpty else { return nil }
    if let known { return known }
    let answer = Self.problem(with: path, in: folders)
    monitor.sync { self.known[path] = .some(answer) }
    return answer
  }

  private func resolved() -> [(real: RealPath, name: String)] {
    if let folders { return folders }
    var all: [(real: RealPath, name: String)] = []
    for name in names() {
      let real = RealPath(name)
      if !all.contains(where: { $0.real == real }) { all.append((real, name)) }
    }
    folders = all
    return all
  }

  private static func problem(
    with path: String,
    in folders: [(real: RealPath, name: String)]
  ) -> SystemFailure? {
    let real = RealPath(path)
    let holders = folders.filter { real.isWithin($0.real) }
    if holders.contains(where: { !real.isHidden(in: $0.real) }) { return nil }
    let isLink = real != RealPath(spelled: path)
    let subject = isLink ? "'\(path)' leads to '\(real.text)'" : "'\(path)' is"
    guard holders.isEmpty else {
      return SystemFailure(
        "\(subject)\(isLink ? ", which is" : "") behind a name that begins with a dot",
        help: "copy the file to a name without one"
      )
    }
    let outermost = folders.filter { folder in
      !folders.contains { $0.real != folder.real && folder.real.isWithin($0.real) }
    }
    let names = outermost.map { $0.name == "." ? "the current folder" : "'\($0.name)'" }
    let root = folders.reduce(real.parent) { $0.common(with: $1.real) }
    let flag = ShellCommand("--root", root.spelled()).text
    return SystemFailure(
      "\(subject)\(isLink ? "," : "") outside of \(names.joined(separator: " and "))",
      help: "copy the file into that folder, or write \(flag)"
    )
  }
}
