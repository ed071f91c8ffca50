import SystemLibrary

/// The running program.
package enum CurrentProcess {
  /// The words of the command line, without the name of the program.
  package static var arguments: [String] { Array(CommandLine.arguments.dropFirst()) }

  /// The process identifier.
  package static var number: Int32 { getpid() }

  /// The value of an environment variable.
  package static func environment(_ name: String) -> String? {
    getenv(name).map { String(cString: $0) }
  }

  /// The folder for temporary files, without a slash at its end.
  package static var temporaryFolder: String {
    var folder = environment("TMPDIR") ?? ""
    while folder.utf8.count > 1, folder.hasSuffix("/") { folder.removeLast() }
    return folder.isEmpty ? "/tmp" : folder
  }

  /// The path of the program's file, without links.
  package static var program: String {
    let name = CommandLine.arguments[0]
    for path in ["/proc/self/exe", name] {
      guard let real = realpath(path, nil) else { continue }
      defer { free(real) }
      return String(cString: real)
    }
    return name
  }

  /// A Boolean value that indicates whether the system is Linux, on which Belfry has modules with
  /// the names of Apple's frameworks.
  package static var isOnLinux: Bool {
    #if os(Linux)
      true
    #else
      false
    #endif
  }
}
