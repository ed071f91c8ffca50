import SystemLibrary

/// The reason why a call of the operating system failed.
package struct SystemFailure: Error, Equatable {
  /// The number of the failure, or zero where the program itself refuses.
  package let code: Int32
  /// The reason, to follow a colon.
  package let problem: String
  /// The text to write or to do instead, if there is one.
  package var help: String?

  /// The problem and the help, as one line.
  package var message: String { help.map { "\(problem); \($0)" } ?? problem }

  /// Creates a failure with words of the program's own.
  package init(_ problem: String, help: String? = nil) {
    code = 0
    self.problem = problem
    self.help = help
  }

  /// Creates a failure from the number that the system reports.
  package init(code: Int32) {
    self.code = code
    problem = String(cString: strerror(code))
  }

  /// The kinds of failures that have other words than the system's.
  package enum Kind {
    case notFound, notFolder, isFolder, linksInCircle, nameTooLong, notAllowed
    /// Any other failure, or a refusal by the program itself.
    case other
  }

  /// The kind of the failure.
  package var kind: Kind {
    switch code {
    case ENOENT: .notFound
    case ENOTDIR: .notFolder
    case EISDIR: .isFolder
    case ELOOP: .linksInCircle
    case ENAMETOOLONG: .nameTooLong
    case EACCES, EPERM: .notAllowed
    default: .other
    }
  }

  /// The failure of the system call that was made last.
  package static var last: SystemFailure { SystemFailure(code: errno) }
}
