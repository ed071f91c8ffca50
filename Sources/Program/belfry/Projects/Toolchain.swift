import Platform
import Reports

/// The Swift toolchain of the machine, as a shell finds it.
struct Toolchain {
  /// The result of a program.
  struct Result {
    let status: Int32
    /// Its standard output and standard error.
    let text: String
  }

  /// Runs a program to its end.
  ///
  /// - Parameters:
  ///   - words: The program and its arguments.
  ///   - folder: The folder in which it runs, with an empty environment; the current one and the
  ///     environment of this process by default.
  ///   - receive: A closure that is called with each piece of the output as it comes.
  /// - Throws: A failure of the system if it cannot be started.
  static func run(
    _ words: [String],
    in folder: String? = nil,
    _ receive: (UnsafeRawBufferPointer) -> Void = { _ in }
  ) throws(SystemFailure) -> Result {
    let (bytes, status) =
      if let folder {
        try ChildProcess.run([folder] + words, .alone, receive)
      } else {
        try ChildProcess.run(words, .withMessages, receive)
      }
    return Result(status: status, text: String(decoding: bytes, as: UTF8.self))
  }

  /// Indicates whether there is a toolchain.
  static var isPresent: Bool { (try? run(["swiftc", "--version"]))?.status == 0 }

  /// Returns the folder of Belfry's sources from which the running program was built, if it is
  /// still there.
  static func sources() -> String? {
    var folder = CurrentProcess.program[...]
    while let slash = folder.lastIndex(of: "/") {
      folder = folder[..<slash]
      if isBelfry(String(folder)) { return String(folder) }
    }
    return nil
  }

  /// Indicates whether a folder holds Belfry's sources.
  static func isBelfry(_ folder: String) -> Bool {
    (try? FileStatus.of(folder + "/Package.swift")) != nil
      && (try? FileStatus.of(folder + "/Sources/DropIns/BelfryUserNotifications")) != nil
  }
}
