import Reports

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#elseif canImport(Darwin)
  import Darwin
#endif

extension Arguments {
  /// Indicates whether failures are annotated: where a flag asks for it, and on GitHub's runner,
  /// unless a program reads standard output.
  func isForGitHub(_ reports: WantedReports) -> Bool {
    if has("--github") { return true }
    let isThere = Console.environment("GITHUB_ACTIONS") == "true"
    let isRead = reports.usesStandardOutput || has("--list") || value("--error-format") == "json"
    return isThere && !has("--no-github") && !isRead
  }
}

extension Workspace {
  /// The repository that GitHub's runner has checked out; nil elsewhere.
  static var ofGitHub: Workspace? {
    guard let root = Console.environment("GITHUB_WORKSPACE").flatMap(realPath),
      let folder = realPath(".")
    else { return nil }
    return Workspace(root, from: folder)
  }

  private static func realPath(_ path: String) -> String? {
    guard let real = realpath(path, nil) else { return nil }
    defer { free(real) }
    return String(cString: real)
  }
}
