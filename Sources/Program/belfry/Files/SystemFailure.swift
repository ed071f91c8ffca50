#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#elseif canImport(Darwin)
  import Darwin
#endif

/// The reason why a call of the operating system failed.
struct SystemFailure: Error, Equatable {
  /// The number of the failure, or zero where the program itself refuses.
  let code: Int32
  /// The reason, to follow a colon.
  let problem: String
  /// The text that helps, if there is one.
  var help: String?

  /// The problem and the help, as one line.
  var message: String { help.map { "\(problem); \($0)" } ?? problem }

  /// Creates a failure with words of the program's own.
  init(_ problem: String, help: String? = nil) {
    code = 0
    self.problem = problem
    self.help = help
  }

  /// Creates a failure from the number that the system reports.
  init(code: Int32) {
    self.code = code
    problem = String(cString: strerror(code))
  }

  /// The failure of the system call that was made last.
  static var last: SystemFailure { SystemFailure(code: errno) }
}
